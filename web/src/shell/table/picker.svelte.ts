// The choice being made at one desk: what is picked, what is looked at, what would be played.
import type { ChoiceInfo, Desk, Hint } from '../../wire';
import { chosenOf, grouped, marksOf, narrowing, pick, remaining, type Marks } from '../picking';

/** What the player has pointed at, for one decision only. */
interface Picks {
  seat: number;
  decision: number;
  picked: string[];
  selected: number | null;
}

export class Picker {
  /** The choice under the mouse or in focus. */
  looked = $state.raw<ChoiceInfo | null>(null);
  #picks = $state.raw<Picks | null>(null);

  readonly #desk: () => Desk | null;

  constructor(desk: () => Desk | null) {
    this.#desk = desk;
  }

  desk = $derived.by(() => this.#desk());
  choices = $derived(this.desk?.choices ?? []);
  #current = $derived.by(() => {
    const { desk } = this;
    const fits = desk?.seat === this.#picks?.seat && desk?.decision === this.#picks?.decision;
    return fits ? this.#picks : null;
  });
  picked = $derived(this.#current?.picked ?? []);
  left = $derived(remaining(this.choices, this.picked));
  groups = $derived(grouped(this.left));
  /** The choices left, in the order they are listed. */
  listed = $derived(this.groups.flatMap((group) => group.choices));
  /** Whether only the list can tell what is left apart. */
  needsList = $derived(
    this.picked.length > 0 && this.left.length > 1 && narrowing(this.left).size === 0,
  );
  chosen = $derived(chosenOf(this.left, this.#current?.selected ?? null));
  previewed = $derived(this.choices.find((choice) => choice === this.looked) ?? this.chosen);

  pick(ref: string): void {
    this.#point(pick(this.choices, this.picked, ref), null);
  }

  select(choice: ChoiceInfo): void {
    this.#point(this.picked, choice.id);
  }

  clear(): void {
    this.#point([], null);
  }

  /** What the board marks now. */
  marks(hint: Hint | null): Marks {
    const hinted = this.choices.find((choice) => choice.id === hint?.choice) ?? null;
    return marksOf(this.choices, this.picked, this.previewed, hinted);
  }

  #point(picked: string[], selected: number | null): void {
    const { desk } = this;
    this.looked = null;
    this.#picks = desk && { seat: desk.seat, decision: desk.decision, picked, selected };
  }
}
