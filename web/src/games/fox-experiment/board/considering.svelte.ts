import type { KennelView, SeatView, View } from '../view';

/** The pair a player thinks about while selecting: the last fox of each sex looked at. */
export class Considering {
  #male = $state<string | null>(null);
  #female = $state<string | null>(null);
  readonly #view: () => View;
  readonly #seat: () => SeatView | null;

  constructor(view: () => View, seat: () => SeatView | null) {
    this.#view = view;
    this.#seat = seat;
  }

  /** The foxes of the pair that can still be taken. */
  refs = $derived.by(() => {
    const seat = this.#seat();
    if (seat?.stage !== 'selecting') return [];
    const { males, females } = this.#view();
    const father = seat.father ? null : takeable(males.foxes, this.#male);
    const mother = seat.mother ? null : takeable(females.foxes, this.#female);
    return [father, mother].filter((ref) => ref !== null);
  });

  /** Think about a fox. */
  look(ref: string): void {
    if (ref.startsWith('kennel:male')) this.#male = ref;
    else if (ref.startsWith('kennel:female')) this.#female = ref;
  }
}

/** The place, if a fox is there that nobody has claimed. */
function takeable(places: KennelView[], ref: string | null): string | null {
  const place = places.find((each) => each.ref === ref);
  return place?.free ? place.ref : null;
}
