// The mark of the last move: whatever lies in a board and carries the ref of a thing it was about is marked.
import type { Attachment } from 'svelte/attachments';

/** Mark these refs with `data-trace` wherever they are drawn with `data-spot`, now and as the board changes. */
export function tracing(traces: readonly string[]): Attachment<HTMLElement> {
  return (board) => {
    const mark = () => markTraces(board, traces);
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(board, { childList: true, subtree: true, attributeFilter: ['data-spot'] });
    return () => observer.disconnect();
  };
}

export function markTraces(board: HTMLElement, traces: readonly string[]): void {
  for (const thing of board.querySelectorAll<HTMLElement>('[data-spot], [data-trace]')) {
    const at = traces.indexOf(thing.dataset.spot ?? '');
    if (at < 0) delete thing.dataset.trace;
    else thing.dataset.trace = at === 0 ? 'main' : 'also';
  }
}
