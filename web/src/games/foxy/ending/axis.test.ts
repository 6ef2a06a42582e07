import { expect, it } from 'vitest';
import { axisOf } from './axis';

it('has a readable axis', () => {
  expect(axisOf(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(axisOf(17)).toEqual([0, 5, 10, 15]);
  expect(axisOf(1)).toEqual([0, 1]);
});
