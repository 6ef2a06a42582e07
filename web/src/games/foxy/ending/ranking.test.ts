import { describe, expect, it } from 'vitest';
import type { MarkView, TallyView, Tracks } from '../view';
import { rankingOf, tieWords, totalsAfter } from './ranking';

const mark = (points: number, more: Partial<MarkView> = {}): MarkView => ({
  number: points,
  circled: false,
  points,
  crossed: false,
  off: 0,
  ...more,
});
const row = (...marks: MarkView[]): TallyView => ({
  card: { ref: 'card:1', number: 1, landscape: 'sea', animals: ['cat'], is_fox: false },
  exact: 0,
  tracks: {} as Tracks,
  marks,
});
const places = (tally: TallyView[]) => rankingOf(tally).map(({ seat, place }) => [seat, place]);

describe('the ranking', () => {
  it('adds up as the cards turn', () => {
    const tally = [row(mark(1), mark(2)), row(mark(3), mark(0))];
    expect([0, 1, 2].map((cards) => totalsAfter(tally, cards))).toEqual([
      [0, 0],
      [1, 2],
      [4, 2],
    ]);
    expect(totalsAfter([], 3)).toEqual([]);
  });

  it('goes by points', () => {
    const tally = [row(mark(1), mark(5), mark(3))];
    expect(places(tally)).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(tieWords(rankingOf(tally))).toBe('');
  });

  it('breaks a tie by the circle, then by what is crossed out', () => {
    const circle = [row(mark(6), mark(6, { circled: true }))];
    expect(places(circle)).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(tieWords(rankingOf(circle))).toContain('circle');
    const crossed = [row(mark(6), mark(6)), row(mark(0, { crossed: true }), mark(0))];
    expect(places(crossed)).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(tieWords(rankingOf(crossed))).toContain('crossed-out');
  });

  it('shares a victory that nothing decides', () => {
    const tally = [row(mark(4), mark(4), mark(1))];
    expect(places(tally)).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
    expect(tieWords(rankingOf(tally))).toContain('shared');
  });
});
