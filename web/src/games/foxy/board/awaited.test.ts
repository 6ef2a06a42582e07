import { expect, it } from 'vitest';
import type { SeatInfo } from '../../../wire';
import type { View } from '../view';
import { awaitedWords } from './awaited';

const people = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map(
  (name, seat) => ({ seat, name }) as SeatInfo,
);
const table = (...written: boolean[]) =>
  ({ seats: written.map((has_written) => ({ has_written })) }) as View;

it('says whom the table waits for, whoever looks', () => {
  expect(awaitedWords(table(true, false, false), people.slice(0, 3))).toBe(
    'Ben and Cleo are still writing.',
  );
  expect(awaitedWords(table(true, false), people.slice(0, 2))).toBe('Ben is still writing.');
  expect(awaitedWords(table(true, true), people.slice(0, 2))).toBe('');
  expect(awaitedWords(table(false, false, false, false, false), people)).toBe(
    '5 players are still writing.',
  );
});
