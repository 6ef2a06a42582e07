import { expect, test } from 'vitest';
import type { CellView, KitView } from '../../view';
import { cellWords, kitWords, tileWords } from './words';

const cell: CellView = { ref: 'cell:0:6', printed: '1G', opens: '', gain: '', joined: false };
const kit: KitView = { ref: 'kit:0:3', row: 1, black: true, value: 2, space: 1, exit: null };

test('a free cell says what is printed on it, a tile where it leads', () => {
  expect(cellWords(cell, 6)).toBe('Den, column 2, row 2: free, with 1 growth point');
  expect(cellWords({ ...cell, opens: 'NE', joined: true }, 6)).toBe(
    'Den, column 2, row 2: tile open to the north and east, joined to the start',
  );
});

test('a kit says how far it has come', () => {
  expect(kitWords(kit)).toBe('Black kit of row 2, value 2, on space 1');
  expect(kitWords({ ...kit, black: false, space: 6 })).toBe(
    'Kit of row 2, value 2, out of the den',
  );
  expect(kitWords({ ...kit, space: 7 })).toContain('at an exit');
});

test('an empty place of the display is not a tile', () => {
  expect(tileWords({ ref: 'display:0', opens: '', gain: '' })).toBe('empty place');
  expect(tileWords({ ref: 'display:0', opens: 'NS', gain: '1V' })).toBe(
    'tile open to the north and south, with 1 victory point',
  );
});
