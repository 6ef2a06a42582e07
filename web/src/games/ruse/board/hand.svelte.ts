// The rolled die in hand: while it is held or looked at, the spaces it can go to say what they bring.
import { Carrying } from '../../../pieces/carrying.svelte';
import type { ChoiceInfo } from '../../../wire';
import { spaceOf } from './facts';
import { choicesAt } from './pointing';

const SPACES = ['space:', 'den-space:'];

export class Hand {
  /** Under the mouse, or in focus. */
  looked = $state(false);
  /** The choices it was taken up for by a click or a key. */
  #held = $state.raw<ChoiceInfo[] | null>(null);

  constructor(
    private readonly choices: () => ChoiceInfo[],
    private readonly play: (id: number) => void,
  ) {}

  readonly #carrying = new Carrying(
    (_, space) => this.#choiceAt(space) !== null,
    (_, space) => this.#playAt(space),
  );
  /** Let the die be carried by mouse, pen or finger, and played where it is put down. */
  carriable = this.#carrying.thing('die');
  carried = $derived(this.#carrying.what !== null);
  /** The space it is carried over, if it can go there. */
  over = $derived(this.#carrying.over);

  /** Whether there is a die to be placed. */
  ready = $derived.by(() => this.choices().some(({ at }) => isSpace(at[0] ?? '')));
  held = $derived.by(() => this.ready && this.#held === this.choices());
  /** Whether the spaces say what they bring. */
  shows = $derived(this.ready && (this.held || this.looked || this.carried));

  /** Take the die up, or put it back. */
  toggle(): void {
    this.#held = this.held ? null : this.choices();
  }

  /** What a space would bring, part by part; null where the die cannot go. */
  brings(ref: string): string[] | null {
    const choice = this.#choiceAt(ref);
    return (choice && spaceOf(choice)?.brings) ?? null;
  }

  #playAt(ref: string): void {
    const choice = this.#choiceAt(ref);
    if (choice) this.play(choice.id);
  }

  #choiceAt(ref: string): ChoiceInfo | null {
    return isSpace(ref) ? (choicesAt(this.choices(), ref)[0] ?? null) : null;
  }
}

function isSpace(ref: string): boolean {
  return SPACES.some((kind) => ref.startsWith(kind));
}
