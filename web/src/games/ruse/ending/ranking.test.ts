import { expect, test } from 'vitest';
import type { Ending, SeatInfo } from '../../../wire';
import { ranked } from './ranking';

const seats = [0, 1, 2, 3].map((seat) => ({ seat })) as SeatInfo[];

function order(scores: number[], winners: number[]): number[] {
  return ranked(seats, { scores, winners } as Ending).map(({ seat }) => seat);
}

test('the most points come first, and seats with as many in their order', () => {
  expect(order([70, 90, 70, 80], [1])).toEqual([1, 3, 0, 2]);
});

test('whoever won a tie comes before those who lost it', () => {
  expect(order([90, 70, 90, 90], [2])).toEqual([2, 0, 3, 1]);
});
