import { expect, it } from 'vitest';
import { columnsFor } from './columns';

it('sets two, three or four players without a gap, and more in threes', () => {
  expect([1, 2, 3, 4, 5, 6, 12].map(columnsFor)).toEqual([2, 2, 3, 2, 3, 3, 3]);
});
