// Carrying things by mouse, pen or finger, and putting them down where they are welcome.
import type { Attachment } from 'svelte/attachments';

const A_MOVE = 6; // pixels; less is a click

/** One thing at a time is carried to a place marked with `data-spot`. */
export class Carrying {
  /** What is carried. */
  what = $state<string | null>(null);
  /** The place it is over, if it is welcome there. */
  over = $state<string | null>(null);

  readonly #things: Record<string, Attachment<HTMLElement>> = {};

  constructor(
    private readonly welcome: (what: string, where: string) => boolean,
    private readonly drop: (what: string, where: string) => void,
  ) {}

  /** Make a thing one that can be carried: the same way every time it is drawn, or it would fall out of the hand. */
  thing(what: string): Attachment<HTMLElement> {
    return (this.#things[what] ??= this.#carriable(what));
  }

  #carriable(what: string): Attachment<HTMLElement> {
    return (node) => {
      let from: { x: number; y: number } | null = null;
      let moved = false;

      const takeUp = (event: PointerEvent) => {
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY };
        moved = false;
        // Not captured by the thing itself, or a click would not reach a button inside it.
        (event.target as Element).setPointerCapture(event.pointerId);
      };
      const carry = (event: PointerEvent) => {
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!moved && Math.hypot(x, y) < A_MOVE) return;
        moved = true;
        this.what = what;
        const zoom = node.currentCSSZoom; // a large screen shows the table larger
        node.style.translate = `${x / zoom}px ${y / zoom}px`;
        this.over = this.#placeUnder(event, what, node);
      };
      const letGo = () => {
        from = null;
        node.style.translate = '';
        if (this.what === what) this.what = this.over = null;
      };
      const putDown = () => {
        if (this.what === what && this.over !== null) this.drop(what, this.over);
        letGo();
      };
      const putBack = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || this.what !== what) return;
        event.stopImmediatePropagation();
        letGo();
      };
      // The end of a way is no click; a key that is pressed later is one, and has no detail.
      const noClick = (event: MouseEvent) => {
        if (moved && event.detail > 0) event.stopImmediatePropagation();
      };

      const attached = new AbortController();
      const { signal } = attached;
      node.addEventListener('pointerdown', takeUp, { signal });
      node.addEventListener('pointermove', carry, { signal });
      node.addEventListener('pointerup', putDown, { signal });
      node.addEventListener('pointercancel', letGo, { signal });
      node.addEventListener('click', noClick, { capture: true });
      window.addEventListener('keydown', putBack, { signal, capture: true });
      return () => {
        letGo();
        attached.abort();
        // The click at the end of a way comes after it, even if the thing no longer lies here.
        setTimeout(() => node.removeEventListener('click', noClick, { capture: true }));
      };
    };
  }

  /** The place under the pointer that the thing is welcome at, whatever else is drawn above it, itself included. */
  #placeUnder({ clientX, clientY }: PointerEvent, what: string, node: Element): string | null {
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      if (node.contains(element)) continue;
      const place = element.closest<HTMLElement>('[data-spot]')?.dataset.spot;
      if (place && this.welcome(what, place)) return place;
    }
    return null;
  }
}
