// The end of a round, told step by step. Each step is shown once; a game that is joined later starts after it.
import type { EndStepView, RoundEndView } from '../view';

/** A place in the end of a round. */
interface Bookmark {
  number: number;
  step: number;
}

export class RoundEnd {
  /** How many steps of each round's end were shown. */
  #seen = $state.raw<Record<number, number>>({});
  /** The step a player has turned to; null before that, and when the panel is closed. */
  #turned = $state.raw<Bookmark | null>(null);
  readonly #end: () => RoundEndView | null;

  constructor(end: () => RoundEndView | null) {
    this.#end = end;
    const now = end();
    for (let round = now?.complete ? now.number : 0; round > 0; round--) {
      this.#seen[round] = now?.steps.length ?? 0;
    }
  }

  end = $derived.by(() => this.#end());
  steps: EndStepView[] = $derived(this.end?.steps ?? []);
  #shownBefore = $derived(this.#seen[this.end?.number ?? 0] ?? 0);
  #bookmark = $derived(this.#turned?.number === this.end?.number ? this.#turned : null);
  /** Whether there are steps that were not shown yet, or the player looks at them. */
  open = $derived(this.steps.length > (this.#bookmark ? 0 : this.#shownBefore));
  at = $derived(Math.min(this.#bookmark?.step ?? this.#shownBefore, this.steps.length - 1));
  step: EndStepView | null = $derived(this.steps[this.at] ?? null);
  last = $derived(this.at >= this.steps.length - 1);

  /** Turn to a step. */
  go(step: number): void {
    const within = Math.max(0, Math.min(step, this.steps.length - 1));
    this.#turned = { number: this.end?.number ?? 0, step: within };
  }

  /** Go on with the game. */
  close(): void {
    this.#seen = { ...this.#seen, [this.end?.number ?? 0]: this.steps.length };
    this.#turned = null;
  }
}
