import { expect, test } from 'vitest';
import type { Ending, SeatInfo } from '../../../wire';
import type { View } from '../view';
import { tieWords } from './ties';

const seats = ['Ada', 'Mo', 'Zoë'].map((name, seat) => ({ seat, name })) as SeatInfo[];

function end(scores: number[], winners: number[]): Ending {
  return { scores, winners } as Ending;
}

/** Seats with so many kits out of the den, validated objectives and growth points. */
function view(...counts: [kits: number, objectives: number, growth: number][]): View {
  const all = counts.map(([kits, objectives, growth]) => ({
    kits_out: kits,
    validated: Array.from({ length: objectives }),
    growth,
  }));
  return { seats: all } as unknown as View;
}

test('nobody is told of a tie where there is none', () => {
  expect(tieWords(view([1, 1, 1], [1, 1, 1], [1, 1, 1]), seats, end([90, 80, 80], [0]))).toBeNull();
});

test('kits out of the den decide first', () => {
  expect(tieWords(view([2, 1, 1], [3, 0, 0], [5, 5, 5]), seats, end([90, 90, 80], [1]))).toBe(
    'Ada and Mo have 90 points each. Mo won with more kits out of the den.',
  );
});

test('then validated objectives, then growth points', () => {
  const tied = end([90, 90, 80], [0]);
  expect(tieWords(view([2, 3, 1], [2, 1, 9], [0, 0, 0]), seats, tied)).toContain('objectives');
  expect(tieWords(view([2, 3, 4], [2, 3, 1], [0, 0, 0]), seats, tied)).toContain('growth points');
});

test('a tie in everything is shared', () => {
  expect(tieWords(view([2, 3, 4], [2, 3, 4], [0, 0, 0]), seats, end([9, 9, 1], [0, 1]))).toBe(
    'Ada and Mo have 9 points each. They share the victory.',
  );
});
