// The rolled die in hand: while it is held or looked at, the spaces it can go to say what they bring.
import type { Attachment } from 'svelte/attachments';
import type { ChoiceInfo } from '../../../wire';
import { choicesAt } from './table';

const SPACES = ['space:', 'den-space:'];
const A_MOVE = 6; // pixels; less is a click

export class Hand {
  /** Under the mouse, or in focus. */
  looked = $state(false);
  carried = $state(false);
  /** The space it is carried over, if it can go there. */
  over = $state<string | null>(null);
  /** The choices it was taken up for by a click or a key. */
  #held = $state.raw<ChoiceInfo[] | null>(null);

  constructor(
    private readonly choices: () => ChoiceInfo[],
    private readonly play: (id: number) => void,
  ) {}

  /** Whether there is a die to be placed. */
  ready = $derived.by(() => this.choices().some(({ at }) => isSpace(at[0] ?? '')));
  held = $derived.by(() => this.ready && this.#held === this.choices());
  /** Whether the spaces say what they bring. */
  shows = $derived(this.ready && (this.held || this.looked || this.carried));

  /** Take the die up, or put it back. */
  toggle(): void {
    this.#held = this.held ? null : this.choices();
  }

  /** What a space would bring; null where the die cannot go. */
  brings(ref: string): string | null {
    const choice = this.#choiceAt(ref);
    return choice && (choice.gives || choice.words);
  }

  /** Let the die be carried by mouse, pen or finger, and played where it is put down. */
  carriable: Attachment<HTMLElement> = (node) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    const takeUp = (event: PointerEvent) => {
      if (event.button !== 0 || !this.ready) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
      node.setPointerCapture(event.pointerId);
    };
    const carry = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < A_MOVE) return;
      moved = this.carried = true;
      const zoom = node.currentCSSZoom; // a large screen shows the table larger
      node.style.translate = `${x / zoom}px ${y / zoom}px`;
      this.over = this.#spaceUnder(event);
    };
    const letGo = () => {
      from = null;
      node.style.translate = '';
      this.carried = false;
      this.over = null;
    };
    const putDown = () => {
      const choice = this.over === null ? null : this.#choiceAt(this.over);
      letGo();
      if (choice) this.play(choice.id);
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

  #choiceAt(ref: string): ChoiceInfo | null {
    return isSpace(ref) ? (choicesAt(this.choices(), ref)[0] ?? null) : null;
  }

  /** The space under the pointer, whatever else is drawn above it. */
  #spaceUnder({ clientX, clientY }: PointerEvent): string | null {
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      const ref = element.closest<HTMLElement>('[data-spot]')?.dataset.spot;
      if (ref && this.#choiceAt(ref)) return ref;
    }
    return null;
  }
}

function isSpace(ref: string): boolean {
  return SPACES.some((kind) => ref.startsWith(kind));
}
