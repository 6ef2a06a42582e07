// A fox met again must be the same fox, and two foxes should differ.
import { expect, test } from 'vitest';
import { individual } from './individual';

test('the same seed is the same fox', () => {
  expect(individual(4711)).toEqual(individual(4711));
});

test('foxes of neighbouring seeds differ', () => {
  const faces = Array.from({ length: 24 }, (_, seed) => JSON.stringify(individual(seed)));
  expect(new Set(faces).size).toBe(faces.length);
});

test('every shape a seed can choose is chosen by some fox', () => {
  const foxes = Array.from({ length: 60 }, (_, seed) => individual(seed));
  expect(new Set(foxes.map((fox) => fox.eyes)).size).toBe(4);
  expect(new Set(foxes.map((fox) => fox.tuft)).size).toBe(3);
});
