// What a coach speaks of: whatever lies in a board and carries one of these refs is lit, and is brought into sight.
import type { Attachment } from 'svelte/attachments';
import { wantsLessMotion } from '../shell/settings.svelte';

const THINGS = '[data-spot], [data-ref], [data-lit]';

/** Mark these refs with `data-lit` wherever they are drawn with `data-spot` or `data-ref`, as the board changes. */
export function lighting(refs: readonly string[]): Attachment<HTMLElement> {
  return (board) => {
    let seen = false;
    const mark = () => {
      const first = light(board, refs);
      if (!first || seen) return;
      seen = true;
      first.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
        behavior: wantsLessMotion() ? 'instant' : 'smooth',
      });
    };
    mark();
    const observer = new MutationObserver(mark);
    const attributeFilter = ['data-spot', 'data-ref'];
    observer.observe(board, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  };
}

/** Mark them, and give the first that is drawn. */
export function light(board: HTMLElement, refs: readonly string[]): HTMLElement | undefined {
  const lit: HTMLElement[] = [];
  for (const thing of board.querySelectorAll<HTMLElement>(THINGS)) {
    const { spot, ref } = thing.dataset;
    if (refs.includes(spot ?? '') || refs.includes(ref ?? '')) {
      thing.dataset.lit = '';
      lit.push(thing);
    } else delete thing.dataset.lit;
  }
  return lit.find((thing) => thing.getClientRects().length > 0);
}
