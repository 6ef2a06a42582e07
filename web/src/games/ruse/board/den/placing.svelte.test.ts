import { expect, test } from 'vitest';
import { nothingMarked } from '../../../../shell/picking';
import type { ChoiceInfo } from '../../../../wire';
import type { CellView, TileView } from '../../view';
import { Placing } from './placing.svelte';

const CELL = 'cell:0:2';
const cells = [{ ref: CELL, opens: '', joined: false }] as CellView[];

/** A straight tile in hand, like another one or only like itself. */
function tile(number: number, alike = number): TileView {
  const faces = { opens: 'NS', turns: ['NS', 'EW'], gain: null, words: 'tile' };
  return { ref: `drawn:${number}`, alike: `drawn:${alike}`, ...faces };
}

function choice(id: number, tile: string, opens: string): ChoiceInfo {
  const facts = { kind: 'tile' as const, opens, words: '', joined: [], exits: [] };
  return {
    id,
    words: 'Place a tile',
    at: [tile, CELL],
    rule: 'den-3',
    gives: '',
    facts,
    heading: '',
  };
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
  const { placing, played } = holding([tile(0), tile(1, 0)], straight);
  expect(placing.welcome('drawn:1', CELL)).toBe(true);
  placing.carrying.what = 'drawn:1';
  placing.carrying.over = CELL;
  placing.turn(1);
  expect(placing.held(tile(1, 0))).toBe('EW');
  placing.lay();
  expect(played).toEqual([51]);
});

test('tiles that all look alike need not be picked', () => {
  const { placing, played } = holding([tile(0), tile(1, 0)], straight, CELL);
  placing.lay();
  expect(played).toEqual([50]);
});

test('tiles that differ are not taken for each other', () => {
  const { placing } = holding([tile(0), tile(1)], straight, CELL);
  expect(placing.welcome('drawn:1', CELL)).toBe(false);
  expect(placing.tile).toBeNull();
  expect(placing.laid).toBeNull();
});

test('a tile in hand is turned through the ways in which it may lie', () => {
  const { placing } = holding([tile(0)], []);
  placing.turn(-1);
  expect(placing.held(tile(0))).toBe('EW');
  placing.turn(-1);
  expect(placing.held(tile(0))).toBe('NS');
});
