import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../wire';
import { asClock, secondsKept } from './absence';

const ben = (over: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  mark: 1,
  name: 'Ben',
  kind: 'friend',
  level: null,
  here: false,
  pending: true,
  thinking: false,
  points: 0,
  free_in: 42,
  ...over,
});

describe('secondsKept', () => {
  it('counts down from when the table was told, to nothing and no further', () => {
    expect(secondsKept(ben({}), 0)).toBe(42);
    expect(secondsKept(ben({}), 1500)).toBe(41);
    expect(secondsKept(ben({}), 41_999)).toBe(1);
    expect(secondsKept(ben({}), 42_000)).toBe(0);
    expect(secondsKept(ben({}), 99_000)).toBe(0);
  });

  it('never begins with more than was told', () => {
    expect(secondsKept(ben({}), -800)).toBe(42);
  });

  it('has nothing to count where the person is here or a bot plays', () => {
    expect(secondsKept(ben({ here: true }), 0)).toBe(0);
    expect(secondsKept(ben({ level: 'fox' }), 0)).toBe(0);
    expect(secondsKept(ben({ free_in: 0 }), 0)).toBe(0);
  });
});

describe('asClock', () => {
  it('shows minutes and seconds', () => {
    expect([0, 9, 42, 60, 125].map(asClock)).toEqual(['0:00', '0:09', '0:42', '1:00', '2:05']);
  });
});
