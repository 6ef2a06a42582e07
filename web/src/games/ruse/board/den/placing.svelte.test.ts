import { expect, test } from 'vitest';
import { nothingMarked } from '../../../../shell/picking';
import type { ChoiceInfo } from '../../../../wire';
import type { CellView, TileView } from '../../view';
import { Placing } from './placing.svelte';
import { sideWords } from './turnings';

const CELL = 'cell:0:2';
const cells = [{ ref: CELL, printed: '', opens: '', gain: '', joined: false }] as CellView[];

function tile(number: number, opens: string, gain = ''): TileView {
  return { ref: `drawn:${number}`, opens, gain };
}

function choice(id: number, tile: string, opens: string): ChoiceInfo {
  const words = `Place a tile, open to ${sideWords(opens)}`;
  return { id, words, at: [tile, CELL], rule: 'den-3', gives: '', facts: null };
}

/** Tiles in hand that may be laid as these choices say, and what was played. */
function holding(drawn: TileView[], choices: ChoiceInfo[], ...picked: string[]) {
  const played: number[] = [];
  const marks = { ...nothingMarked, picked: new Set(picked) };
  const placing = new Placing(
    () => ({ cells, drawn, choices, marks, previewed: null }),
    (id) => played.push(id),
  );
  return { placing, played };
}

const straight = [choice(50, 'drawn:0', 'NS'), choice(51, 'drawn:0', 'EW')];

test('a tile that looks like the first in hand is laid in its place', () => {
  const { placing, played } = holding([tile(0, 'NS'), tile(1, 'NS')], straight);
  expect(placing.welcome('drawn:1', CELL)).toBe(true);
  placing.carrying.what = 'drawn:1';
  placing.carrying.over = CELL;
  placing.turn(1);
  expect(placing.held(tile(1, 'NS'))).toBe('EW');
  placing.lay();
  expect(played).toEqual([51]);
});

test('tiles that all look alike need not be picked', () => {
  const { placing, played } = holding([tile(0, 'NS'), tile(1, 'NS')], straight, CELL);
  placing.lay();
  expect(played).toEqual([50]);
});

test('tiles that differ in their paths or in what they bring are not taken for each other', () => {
  for (const other of [tile(1, 'NE'), tile(1, 'NS', '1G')]) {
    const { placing } = holding([tile(0, 'NS'), other], straight, CELL);
    expect(placing.welcome(other.ref, CELL)).toBe(false);
    expect(placing.tile).toBeNull();
    expect(placing.laid).toBeNull();
  }
});
