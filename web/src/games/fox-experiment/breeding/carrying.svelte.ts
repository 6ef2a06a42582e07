// Carrying things by mouse, pen or finger, and putting them down where they are welcome.
import type { Attachment } from 'svelte/attachments';

const A_MOVE = 6; // pixels; less is a click

/** One thing at a time is carried to a place marked with `data-drop`. */
export class Carrying {
  /** What is carried. */
  what = $state<string | null>(null);
  /** The place it is over, if it is welcome there. */
  over = $state<string | null>(null);

  constructor(
    private readonly welcome: (what: string, where: string) => boolean,
    private readonly drop: (what: string, where: string) => void,
  ) {}

  readonly #things: Record<string, Attachment<HTMLElement>> = {};

  /** Make a thing one that can be carried: the same way every time it is drawn, or it would fall out of the hand. */
  thing(what: string): Attachment<HTMLElement> {
    return (this.#things[what] ??= this.carriable(what));
  }

  private carriable(what: string): Attachment<HTMLElement> {
    return (node) => {
      let from: { x: number; y: number } | null = null;
      let moved = false;

      const takeUp = (event: PointerEvent) => {
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY };
        moved = false;
        node.setPointerCapture(event.pointerId);
      };
      const carry = (event: PointerEvent) => {
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!moved && Math.hypot(x, y) < A_MOVE) return;
        moved = true;
        this.what = what;
        const zoom = node.currentCSSZoom; // a large screen shows the table larger
        node.style.translate = `${x / zoom}px ${y / zoom}px`;
        node.style.pointerEvents = 'none';
        this.over = this.placeUnder(event, what);
      };
      const letGo = () => {
        from = null;
        node.style.translate = '';
        node.style.pointerEvents = '';
        if (this.what === what) this.what = this.over = null;
      };
      const putDown = () => {
        const where = this.what === what ? this.over : null;
        letGo();
        if (where) this.drop(what, where);
      };
      const noClick = (event: MouseEvent) => {
        if (moved) event.stopImmediatePropagation();
        moved = false;
      };

      node.addEventListener('pointerdown', takeUp);
      node.addEventListener('pointermove', carry);
      node.addEventListener('pointerup', putDown);
      node.addEventListener('pointercancel', letGo);
      node.addEventListener('click', noClick, true);
      return () => {
        letGo();
        node.removeEventListener('pointerdown', takeUp);
        node.removeEventListener('pointermove', carry);
        node.removeEventListener('pointerup', putDown);
        node.removeEventListener('pointercancel', letGo);
        node.removeEventListener('click', noClick, true);
      };
    };
  }

  private placeUnder(event: PointerEvent, what: string): string | null {
    const place = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
    return place && this.welcome(what, place) ? place : null;
  }
}
