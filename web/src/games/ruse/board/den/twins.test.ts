import { expect, test } from 'vitest';
import { areAllAlike, twinOf } from './twins';

const [one, two] = [
  { ref: 'display:0', opens: 'NS', gain: '1G' },
  { ref: 'display:1', opens: 'NE', gain: '1G' },
];

test('a tile goes by the name of the first that looks like it', () => {
  const third = { ...one, ref: 'display:2' };
  const tiles = [one, two, third];
  expect(tiles.map((tile) => twinOf(tile, tiles))).toEqual(['display:0', 'display:1', 'display:0']);
  expect(areAllAlike(tiles)).toBe(false);
  expect(areAllAlike([one, third])).toBe(true);
});

test('so does a flag', () => {
  const flags = ['4G', 'A', '4G'].map((gain, number) => ({ ref: `flag:0:${number}`, gain }));
  expect(flags.map((flag) => twinOf(flag, flags))).toEqual(['flag:0:0', 'flag:0:1', 'flag:0:0']);
});
