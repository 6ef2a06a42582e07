import { describe, expect, it } from 'vitest';
import type { Ending, SeatInfo } from '../../../wire';
import type { AutomaView, PatronView, SeatView, TrackKey, View } from '../view';
import { columnsOf, linesOf, tieWords } from './sheet';
import { nameLines } from './words';

const none = { tail: 0, ear: 0, bark: 0, spot: 0 };
const SOURCES = ['studies', 'patrons', 'upgrades', 'friendliness', 'points_and_science', 'tokens'];

const sourcesOf = (points: number[]) =>
  SOURCES.map((source, place) => ({ source, words: source, points: points[place] ?? 0 }));

function seatOf(points: number[], rest: Partial<SeatView>): SeatView {
  return {
    ...({} as SeatView),
    patrons: [],
    studies: [],
    mat: [],
    sources: sourcesOf(points),
    ...rest,
  };
}

const study = (level: number) => ({
  ref: '',
  level,
  levels: [none, none, none],
  points: [2, 5, 10],
});
const track = (key: TrackKey, stars: number[], unlocked: number) => ({
  ref: '',
  track: key,
  upgrades: stars.map((each, step) => ({
    cost: 2,
    stars: each,
    token: step < unlocked ? ('tail' as const) : null,
  })),
});

// The two players of the rulebook's scoring example, p. 23.
const red = seatOf([24, 14, 13, 9, 3, 2], {
  studies: [3, 3, 1, 1].map(study),
  patrons: [1, 3],
  mat: [
    track('pups', [0, 2], 2),
    track('studies', [0, 3, 5], 3),
    track('dice', [0, 3, 5], 2),
    track('patrons', [0, 0], 2),
  ],
  point_tokens: 0,
  hand: 3,
  tokens: { ...none, ear: 3 },
  friendly: 1,
  space: 2,
});
const blue = seatOf([25, 12, 16, 8, 2, 1], {
  studies: [3, 3, 2].map(study),
  patrons: [0, 2],
  mat: [
    track('pups', [0, 2], 1),
    track('studies', [0, 3, 5], 3),
    track('dice', [0, 3, 5], 3),
    track('patrons', [0, 0], 2),
  ],
  point_tokens: 2,
  hand: 0,
  tokens: { ...none, tail: 2 },
  friendly: 1,
  space: 0,
});
const patron = (red: number, blue: number) =>
  ({ goal: 'sets', words: 'a goal', now: [red, blue] }) as PatronView;
const view = {
  seats: [red, blue],
  patrons: [patron(1, 4), patron(8, 0), patron(2, 8), patron(6, 0)],
  rewards: [[0], [0, 1], [1], [1], [0]].map((winners, place) => ({
    winners,
    points: [2, 2, 3, 3, 5][place] ?? 0,
    consolation: 1,
  })),
  automa: null,
} as unknown as View;
const seats = ['Red', 'Blue'].map((name, seat) => ({ name, seat }) as SeatInfo);
const endingOf = (scores: number[], winners: number[]) =>
  ({ scores, winners, rivals: [] }) as unknown as Ending;

describe('the score sheet', () => {
  it('says what the numbers of the rulebook are made of', () => {
    const lines = linesOf(view);
    expect(lines.map(({ cells }) => cells.map(({ points }) => points))).toEqual([
      [24, 25],
      [14, 12],
      [13, 16],
      [9, 8],
      [3, 2],
      [2, 1],
    ]);
    for (const { cells } of lines.slice(0, 4))
      for (const { points, parts } of cells)
        expect(parts.reduce((sum, part) => sum + (part.points ?? 0), 0)).toBe(points);
    expect(lines[4]?.cells[0]?.parts.map(({ words }) => words)).toEqual([
      '0 point tokens',
      '3 science cards',
    ]);
    expect(lines[5]?.cells[1]?.parts[0]?.words).toBe('3 tokens in all');
  });

  it('marks the winner, and is silent when there was no tie', () => {
    const columns = columnsOf(view, seats, endingOf([65, 64], [0]));
    expect(columns.map(({ won }) => won)).toEqual([true, false]);
    expect(tieWords(view, columns)).toBeNull();
  });

  it('says how a tie was decided', () => {
    const columns = columnsOf(view, seats, endingOf([64, 64], [1]));
    expect(tieWords(view, columns)).toBe(
      'Red and Blue have 64 points each. Blue stands nearest to the beginning of the supply track, on space 1, and wins.',
    );
  });

  it('gives the automatic opponent a column where it scores, and lets it win', () => {
    const automa = {
      name: 'The automatic opponent',
      points: 65,
      finished: 2,
      studies: [{ level: 1, levels: [none] }],
      sources: sourcesOf([22, 0, 0, 43]),
    } as unknown as AutomaView;
    const solo = { ...view, seats: [red], automa };
    const columns = columnsOf(solo, seats.slice(0, 1), endingOf([65], []));
    expect(columns[1]).toMatchObject({ entrant: 1, total: 65, won: true });
    expect(linesOf(solo)[0]?.cells[1]?.parts.map(({ points }) => points)).toEqual([20, 2]);
    expect(tieWords(solo, columns)).toContain('A tie goes to the automatic opponent.');
  });
});

describe('a long name', () => {
  it('is broken between words where it can be, and else in the middle', () => {
    expect(nameLines('Zelda', 11)).toEqual(['Zelda']);
    expect(nameLines('Sir Floppy Ears', 11)).toEqual(['Sir Floppy', 'Ears']);
    expect(nameLines('Abcdefghijklmnop', 11)).toEqual(['Abcdefgh-', 'ijklmnop']);
  });
});
