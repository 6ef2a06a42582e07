import { expect, test } from 'vitest';
import { piecesOf } from './pieces';

test('a rule is words and signs', () => {
  expect(piecesOf('Take a bone {sign:bone} now.')).toEqual([
    { words: 'Take a bone ' },
    { sign: 'bone' },
    { words: ' now.' },
  ]);
  expect(piecesOf('No sign.')).toEqual([{ words: 'No sign.' }]);
  expect(piecesOf('{sign:fox}')).toEqual([{ sign: 'fox' }]);
});
