import { expect, test } from 'vitest';
import { nothingMarked } from '../../../../shell/picking';
import { sampleChoice } from '../../../../sample';
import type { ChoiceInfo } from '../../../../wire';
import type { CellView, TileView } from '../../view';
import { Placing } from './placing.svelte';

const CELL = 'cell:0:2';
const OTHER = 'cell:0:3';
const cells = [
  { ref: CELL, opens: '', joined: false },
  { ref: OTHER, opens: '', joined: false },
] as CellView[];

/** A straight tile in hand, like another one or only like itself. */
function tile(number: number, alike = number): TileView {
  const faces = { opens: 'NS', turns: ['NS', 'EW'], gain: null, words: 'tile' };
  return { ref: `drawn:${number}`, alike: `drawn:${alike}`, ...faces };
}

function choice(id: number, tile: string, opens: string, cell = CELL): ChoiceInfo {
  const facts = { kind: 'tile' as const, opens, words: '', joined: [], exits: [], loose: false };
  return sampleChoice(id, { words: 'Place a tile', at: [tile, cell], rule: 'den-3', facts });
}

/** Tiles in hand that may be laid as these choices say, and what was played. */
function holding(drawn: TileView[], choices: ChoiceInfo[]) {
  const played: number[] = [];
  const moment = { cells, drawn, choices, marks: nothingMarked, previewed: null };
  const placing = new Placing(
    () => moment,
    (id) => played.push(id),
  );
  return { placing, played };
}

const straight = [choice(50, 'drawn:0', 'NS'), choice(51, 'drawn:0', 'EW')];
const elsewhere = [choice(60, 'drawn:0', 'NS', OTHER), choice(61, 'drawn:0', 'EW', OTHER)];
const second = [choice(70, 'drawn:1', 'NS'), choice(71, 'drawn:1', 'EW')];

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

test('where there is one cell and tiles look alike nothing need be picked', () => {
  const { placing, played } = holding([tile(0), tile(1, 0)], straight);
  expect(placing.lies).toBe(CELL);
  expect(placing.mayLift).toBe(false);
  placing.lay();
  expect(played).toEqual([50]);
});

test('tiles that differ are not taken for each other', () => {
  const { placing } = holding([tile(0), tile(1)], straight);
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

test('a tile that is put down lies there, can be turned, moved and lifted, and is played only when it is laid', () => {
  const { placing, played } = holding([tile(0)], [...straight, ...elsewhere]);
  expect(placing.lies).toBeNull();
  expect(placing.point(CELL)).toBe(true);
  expect(placing.laid?.id).toBe(50);
  placing.point(CELL);
  expect(placing.laid?.id).toBe(51);
  placing.point(OTHER);
  expect(placing.laid?.id).toBe(61);
  placing.lift();
  expect(placing.laid).toBeNull();
  placing.point(OTHER);
  expect(played).toEqual([]);
  placing.lay();
  expect(played).toEqual([61]);
});

test('the den marks what may be chosen, and what lies there', () => {
  const { placing } = holding([tile(0), tile(1)], [...straight, ...elsewhere, ...second]);
  expect([...placing.marks.open].sort()).toEqual([CELL, OTHER, 'drawn:0', 'drawn:1']);
  placing.point('drawn:1');
  expect([...placing.marks.open].sort()).toEqual([CELL, 'drawn:0']);
  placing.point(CELL);
  expect([...placing.marks.picked].sort()).toEqual([CELL, 'drawn:1']);
  expect([...placing.marks.open]).toEqual(['drawn:0']);
  placing.point('drawn:0');
  expect(placing.laid?.id).toBe(50);
  expect(placing.point('turn')).toBe(false);
});
