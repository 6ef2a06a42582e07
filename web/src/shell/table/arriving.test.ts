import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTable } from '../../connection/seats';
import type { SeatInfo, State } from '../../wire';
import { freeMark, newcomer, troubleWithName } from './arriving';

function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  };
}

const seat = (number: number, over: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: `Player ${number + 1}`,
  mark: number,
  kind: 'friend',
  level: null,
  here: true,
  free_in: 0,
  pending: false,
  thinking: false,
  points: 0,
  ...over,
});
const table = (own: number[], seats: SeatInfo[], over: Partial<State> = {}) =>
  ({
    table: 'den',
    seats,
    desks: own.map((each) => ({ seat: each })),
    ending: null,
    ...over,
  }) as unknown as State;

describe('a newcomer', () => {
  beforeEach(() => vi.stubGlobal('localStorage', emptyStorage()));
  const seats = [seat(0, { kind: 'me' }), seat(1)];

  it('is a friend who has not said who they are', () => {
    expect(newcomer(table([1], seats))).toBe(1);
    noteTable({ id: 'den', introduced: true });
    expect(newcomer(table([1], seats))).toBeNull();
  });

  it('is nobody who set the table, watches, has left to a bot or comes after the end', () => {
    expect(newcomer(table([0], seats))).toBeNull();
    expect(newcomer(table([], seats))).toBeNull();
    expect(newcomer(table([1], [seat(0), seat(1, { level: 'cub' })]))).toBeNull();
    expect(newcomer(table([1], seats, { ending: {} as State['ending'] }))).toBeNull();
  });
});

it('offers the mark one likes, unless somebody has it', () => {
  const seats = [seat(0), seat(1), seat(2, { mark: 9 })];
  expect(freeMark(seats, 1, 7)).toBe(7);
  expect(freeMark(seats, 1, 9)).toBe(1);
  expect(freeMark([seat(0), seat(1), seat(2, { mark: 1 })], 1, 0)).toBe(2);
});

it('refuses a name that is none or that somebody has', () => {
  const seats = [seat(0, { name: 'Ann' }), seat(1)];
  expect(troubleWithName(seats, 1, 'Ben')).toBeNull();
  expect(troubleWithName(seats, 1, '  ')).toBe('Give this player a name.');
  expect(troubleWithName(seats, 1, 'ann ')).toContain('Ann');
});
