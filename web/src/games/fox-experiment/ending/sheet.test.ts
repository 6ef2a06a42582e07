import { describe, expect, it } from 'vitest';
import type { Ending, SeatInfo } from '../../../wire';
import type { AutomaView, SeatView, View } from '../view';
import { nameLines } from './lines';
import { columnsOf, linesOf } from './sheet';

const sourcesOf = (...points: number[]) =>
  points.map((each, at) => ({ source: `s${at}`, words: `Source ${at}`, points: each, parts: [] }));
const seatOf = (...points: number[]) => ({ sources: sourcesOf(...points) }) as unknown as SeatView;
const view = { seats: [seatOf(24, 14), seatOf(25, 12)], automa: null } as unknown as View;
const seats = ['Red', 'Blue'].map((name, seat) => ({ name, seat }) as SeatInfo);
const endingOf = (scores: number[], winners: number[]) =>
  ({ scores, winners, rivals: [] }) as unknown as Ending;

describe('the score sheet', () => {
  it('has a line for every source, with a cell for everyone', () => {
    const lines = linesOf(view).map(({ words, cells }) => [
      words,
      ...cells.map(({ points }) => points),
    ]);
    expect(lines).toEqual([
      ['Source 0', 24, 25],
      ['Source 1', 14, 12],
    ]);
  });

  it('marks the winner', () => {
    const columns = columnsOf(view, seats, endingOf([38, 37], [0]));
    expect(columns.map(({ name, won }) => [name, won])).toEqual([
      ['Red', true],
      ['Blue', false],
    ]);
  });

  it('gives the automatic opponent a column where it scores, and lets it win', () => {
    const automa = {
      name: 'The automatic opponent',
      points: 40,
      won: true,
      sources: sourcesOf(22, 18),
    };
    const solo = { ...view, seats: [seatOf(24, 14)], automa: automa as unknown as AutomaView };
    const columns = columnsOf(solo, seats.slice(0, 1), endingOf([38], []));
    expect(columns[1]).toMatchObject({ entrant: 1, total: 40, won: true });
    expect(linesOf(solo)[1]?.cells.map(({ points }) => points)).toEqual([14, 18]);
  });

  it('gives it none where it does not', () => {
    const automa = { points: null, sources: [] } as unknown as AutomaView;
    expect(columnsOf({ ...view, automa }, seats, endingOf([38, 37], [0]))).toHaveLength(2);
    expect(linesOf({ ...view, automa })[0]?.cells).toHaveLength(2);
  });
});

describe('a long name', () => {
  it('is broken between words where it can be, and else in the middle', () => {
    expect(nameLines('Zelda', 11)).toEqual(['Zelda']);
    expect(nameLines('Sir Floppy Ears', 11)).toEqual(['Sir Floppy', 'Ears']);
    expect(nameLines('Abcdefghijklmnop', 11)).toEqual(['Abcdefgh-', 'ijklmnop']);
  });
});
