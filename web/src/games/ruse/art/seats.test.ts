import { expect, test } from 'vitest';
import { named, nameOf } from './seats';

const names = ['Ann', 'Bruin'];

test('players are called by their names', () => {
  const sentence = '{seat:1|player 2} catches up with {seat:4|player 5}.';
  expect(named(sentence, names)).toBe('Bruin catches up with player 5.');
});

test('a seat without a name has a number, and the rival has neither', () => {
  expect(nameOf(names, 1)).toBe('Bruin');
  expect(nameOf(names, 4)).toBe('Seat 5');
  expect(nameOf(names, null)).toBe('the rival');
});
