// What a player remembered, against what there was to remember.
import type { AnimalKey, TallyView } from '../view';

export type Outcome = 'exact' | 'under' | 'over';

/** One card of a player's memory curve. */
export interface Remembered {
  card: number;
  exact: number;
  number: number;
  circled: boolean;
  outcome: Outcome;
}

/** How well a player remembered one animal, over the cards it was on. */
export interface AnimalMemory {
  animal: AnimalKey | 'fox';
  cards: number;
  /** How far off the numbers were, on average. */
  off: number;
  over: number;
}

/** A whole game of one memory. */
export interface Summary {
  exact: number;
  under: number;
  over: number;
  /** How far off all numbers were together. */
  off: number;
}

/** Whether a number was right, too low or too high. */
export function outcomeOf(number: number, exact: number): Outcome {
  if (number === exact) return 'exact';
  return number < exact ? 'under' : 'over';
}

/** A player's numbers beside the exact ones, card by card. */
export function curveOf(tally: TallyView[], seat: number): Remembered[] {
  return tally.flatMap(({ card, exact, marks }) => {
    const mark = marks[seat];
    if (!mark) return [];
    const { number, circled } = mark;
    return [{ card: card.number, exact, number, circled, outcome: outcomeOf(number, exact) }];
  });
}

/** The greatest number that a picture of the curve must have room for. */
export function highest(curve: Remembered[]): number {
  return Math.max(1, ...curve.flatMap(({ exact, number }) => [exact, number]));
}

/** A whole curve in four numbers. */
export function summaryOf(curve: Remembered[]): Summary {
  const count = (outcome: Outcome) => curve.filter((each) => each.outcome === outcome).length;
  return {
    exact: count('exact'),
    under: count('under'),
    over: count('over'),
    off: curve.reduce((sum, { number, exact }) => sum + Math.abs(number - exact), 0),
  };
}

/** A player's memory animal by animal; a card with several animals counts for each, and the fox for itself. */
export function animalsOf(
  tally: TallyView[],
  seat: number,
  order: readonly AnimalKey[],
): AnimalMemory[] {
  return [...order, 'fox' as const].flatMap((animal) => {
    const shown = tally.filter(({ card }) =>
      animal === 'fox' ? card.is_fox : card.animals.includes(animal),
    );
    const curve = curveOf(shown, seat);
    if (curve.length === 0) return [];
    const { over, off } = summaryOf(curve);
    return [{ animal, cards: curve.length, off: off / curve.length, over }];
  });
}

/** The numbers of an axis: from 0 in round steps, few enough to read. */
export function axisOf(most: number, steps = 6): number[] {
  const step = [1, 2, 5, 10, 20].find((each) => most / each <= steps) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
