import { expect, it } from 'vitest';
import type { TableInfo } from '../../wire';
import { standing } from './lobby';

const table = (over: Partial<TableInfo>): TableInfo => ({
  table: 'den',
  game: 'foxy',
  title: 'Foxy',
  seats: ['Ann', 'Ben', 'Cat'],
  pending: [],
  scores: [12, 1, 12],
  winners: [],
  over: false,
  ...over,
});

it('says whose turn it is', () => {
  expect(standing(table({ pending: [0] }), [0])).toBe('Your turn');
  expect(standing(table({ pending: [1, 2] }), [0])).toBe('Waiting for Ben and Cat');
  expect(standing(table({ pending: [1] }), [0, 1])).toBe('Ben to play');
});

it('says how it ended', () => {
  expect(standing(table({ over: true, winners: [0] }), [0])).toBe('You won with 12 points');
  expect(standing(table({ over: true, winners: [1] }), [0])).toBe('Ben won with 1 point');
  expect(standing(table({ over: true, winners: [0, 2] }), [])).toBe(
    'Ann and Cat won with 12 points',
  );
  expect(standing(table({ over: true, seats: ['Ann'], winners: [] }), [0])).toBe('Lost');
});
