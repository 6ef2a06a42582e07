// What lies open over a board for a while: whoever presses Esc or turns to anything else has done with it.
import type { Attachment } from 'svelte/attachments';

/** Close what a part has opened by Esc and by a click outside the part. */
export function leaving(close: () => void): Attachment<HTMLElement> {
  return (part) => {
    const point = ({ target }: Event) => {
      if (!part.contains(target as Node | null)) close();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('pointerdown', point);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('pointerdown', point);
      window.removeEventListener('keydown', press);
    };
  };
}
