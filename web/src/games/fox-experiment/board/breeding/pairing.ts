// Which two foxes the player is thinking of, in Selection.
import type { FoxView, SeatView, Sex, View } from '../../view';

/** A fox that is or may become a parent; a ref means that it is still in the kennel. */
export interface Mate {
  fox: FoxView;
  ref: string | null;
}

export type Pair = Record<Sex, Mate | null>;

/** The pair in view: parents taken already, else what is pointed at, else what was pointed at last. */
export function pairOf(view: View, seat: SeatView, pointed: string[], before: Pair): Pair {
  return {
    male: mate(view, 'male', seat.father, pointed, before.male),
    female: mate(view, 'female', seat.mother, pointed, before.female),
  };
}

function mate(
  view: View,
  sex: Sex,
  taken: FoxView | null,
  pointed: string[],
  before: Mate | null,
): Mate | null {
  if (taken) return { fox: taken, ref: null };
  const row = sex === 'male' ? view.males : view.females;
  const places = row.foxes.filter((place) => place.free);
  const found =
    places.findLast((place) => pointed.includes(place.ref)) ??
    places.find((place) => place.fox?.id === before?.fox.id);
  return found?.fox ? { fox: found.fox, ref: found.ref } : null;
}

/** What to ask the forecast about, or null while a parent is missing. */
export function question(pair: Pair): string[] | null {
  if (!pair.male || !pair.female) return null;
  return [pair.male.ref, pair.female.ref].filter((ref) => ref !== null);
}

/** What an answer depends on: the pair, and all that the seat brings to the dice. */
export function occasion(view: View, seat: SeatView, pair: Pair): string {
  const studies = seat.studies.map(({ levels, level }) => [levels, level]);
  const parents = [pair.male?.fox, pair.female?.fox].map((fox) => [fox?.id, fox?.dice]);
  return JSON.stringify([
    view.generation,
    parents,
    seat.friendly,
    seat.friendly_dice,
    seat.litter,
    studies,
  ]);
}
