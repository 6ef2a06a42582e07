import { expect, it } from 'vitest';
import { stressed } from './stressed';

it('parts what is filled in from the words around it', () => {
  expect(stressed('Off by {off}, {left} left.', { off: 2, left: 'none' })).toEqual([
    { text: 'Off by ', strong: false },
    { text: '2', strong: true },
    { text: ', ', strong: false },
    { text: 'none', strong: true },
    { text: ' left.', strong: false },
  ]);
});
