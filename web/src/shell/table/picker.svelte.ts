// The choice being made at one desk: what is picked, what is looked at, what would be played.
import type { ChoiceInfo, Desk, Hint } from '../../wire';
import {
  chosenOf,
  grouped,
  marksOf,
  narrowing,
  otherWays,
  pick,
  remaining,
  type Marks,
} from '../picking';

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
  /** Whether nothing on the board tells apart what is left. */
  onlyInList = $derived(this.left.length > 1 && narrowing(this.left).size === 0);
  /** Whether picks have led to where only the list can go on. */
  needsList = $derived(this.picked.length > 0 && this.onlyInList);
  chosen = $derived(chosenOf(this.left, this.#current?.selected ?? null));
  /** Other ways to do what is chosen. */
  otherWays = $derived(this.chosen ? otherWays(this.left, this.chosen) : []);
  previewed = $derived(this.choices.find((choice) => choice === this.looked) ?? this.chosen);

  pick(ref: string): void {
    this.#point(pick(this.choices, this.picked, ref), null);
  }

  /** Take a choice as a whole; picks that fit it stay. */
  select(choice: ChoiceInfo): void {
    const fits = remaining([choice], this.picked).length > 0;
    this.#point(fits ? this.picked : [], choice.id);
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
