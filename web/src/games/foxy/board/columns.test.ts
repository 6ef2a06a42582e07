import { expect, it } from 'vitest';
import { columnsFor } from './columns';

it('sets up to three players one below the other, four in pairs, and more in threes', () => {
  expect([1, 2, 3, 4, 5, 6, 12].map(columnsFor)).toEqual([1, 1, 1, 2, 3, 3, 3]);
});
