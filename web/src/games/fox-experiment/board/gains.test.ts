import { expect, test } from 'vitest';
import type { View } from '../view';
import { gains } from './gains';

const moment = (level: number, tokens: (string | null)[]) =>
  ({
    seats: [
      {
        studies: [{ level, points: [2, 5, 10] }],
        mat: [{ track: 'pups', upgrades: tokens.map((token) => ({ token })) }],
      },
    ],
  }) as unknown as View;

test('levels bring the points they add, upgrades count by track', () => {
  expect(gains(moment(3, ['tail', null]), moment(1, [null, null]), 0)).toEqual({
    levels: [
      { level: 2, points: 3 },
      { level: 3, points: 5 },
    ],
    upgrades: ['pups'],
  });
});

test('without an earlier moment all of it is new', () => {
  expect(gains(moment(1, ['ear', null]), null, 0)).toEqual({
    levels: [{ level: 1, points: 2 }],
    upgrades: ['pups'],
  });
});

test('nothing new is nothing', () => {
  expect(gains(moment(1, [null]), moment(1, [null]), 0)).toEqual({ levels: [], upgrades: [] });
});
