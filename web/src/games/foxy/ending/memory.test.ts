import { describe, expect, it } from 'vitest';
import type { AnimalKey, MarkView, TallyView, Tracks } from '../view';
import { animalsOf, axisOf, curveOf, highest, outcomeOf, summaryOf } from './memory';

const wrote = (number: number, circled = false): MarkView => ({
  number,
  circled,
  points: 0,
  crossed: false,
  off: 0,
});
const card = (
  number: number,
  animals: AnimalKey[],
  exact: number,
  ...marks: MarkView[]
): TallyView => ({
  card: {
    ref: `card:${number}`,
    number,
    landscape: animals.length > 0 ? 'forest' : null,
    animals,
    is_fox: animals.length === 0,
  },
  exact,
  tracks: {} as Tracks,
  marks,
});

const tally = [
  card(1, ['bear'], 1, wrote(1), wrote(0)),
  card(2, ['bear', 'cat'], 3, wrote(2), wrote(5)),
  card(3, [], 2, wrote(2, true), wrote(4)),
  card(4, ['bear'], 3, wrote(5), wrote(3)),
];

describe('a memory against the truth', () => {
  it('tells exact, under and over apart', () => {
    expect([4, 5, 6].map((number) => outcomeOf(number, 5))).toEqual(['under', 'exact', 'over']);
  });

  it('is a curve over the cards', () => {
    expect(curveOf(tally, 0).map(({ card, number, exact }) => [card, number, exact])).toEqual([
      [1, 1, 1],
      [2, 2, 3],
      [3, 2, 2],
      [4, 5, 3],
    ]);
    expect(curveOf(tally, 0)[2]?.circled).toBe(true);
    expect(curveOf(tally, 9)).toEqual([]);
    expect(highest(curveOf(tally, 0))).toBe(5);
    expect(highest([])).toBe(1);
  });

  it('adds up to a summary', () => {
    expect(summaryOf(curveOf(tally, 0))).toEqual({ exact: 2, under: 1, over: 1, off: 3 });
    expect(summaryOf(curveOf(tally, 1))).toEqual({ exact: 1, under: 1, over: 2, off: 5 });
  });

  it('counts a card for each of its animals, and the fox for itself', () => {
    expect(animalsOf(tally, 0, ['hen', 'bear', 'cat'])).toEqual([
      { animal: 'bear', cards: 3, off: 1, over: 1 },
      { animal: 'cat', cards: 1, off: 1, over: 0 },
      { animal: 'fox', cards: 1, off: 0, over: 0 },
    ]);
  });

  it('has a readable axis', () => {
    expect(axisOf(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(axisOf(17)).toEqual([0, 5, 10, 15]);
    expect(axisOf(1)).toEqual([0, 1]);
  });
});
