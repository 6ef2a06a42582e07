import type { Attachment } from 'svelte/attachments';
import type { Marks } from '../../../../shell/picking';

/** Mark everything inside that the hint or the choice in view points at, for the style sheet to show. */
export function marking(marks: Marks): Attachment<HTMLElement> {
  return (node) => {
    const things = node.querySelectorAll<HTMLElement>('[data-ref], [data-spot]');
    for (const thing of things) {
      const ref = thing.dataset.ref ?? thing.dataset.spot ?? '';
      const mark = marks.hint.has(ref) ? 'hint' : marks.preview.has(ref) ? 'preview' : undefined;
      if (mark) thing.dataset.mark = mark;
      else delete thing.dataset.mark;
    }
  };
}
