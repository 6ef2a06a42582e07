import { expect, test } from 'vitest';
import { sampleChoice } from '../../../../sample';
import type { ChoiceInfo } from '../../../../wire';
import { fitting, sidesOf, turnedOn, turningsAt } from './turnings';

function choice(id: number, opens: string, at = ['drawn:0', 'cell:0:2']): ChoiceInfo {
  const lies = { kind: 'tile' as const, opens, words: '', joined: [], exits: [], loose: false };
  const facts = opens ? lies : null;
  return sampleChoice(id, { words: 'Place a tile', at, rule: 'den-1', facts });
}
const turns = ['NE', 'ES', 'SW', 'NW'];
const curve = [choice(51, 'ES'), choice(50, 'NE'), choice(52, 'SW'), choice(53, 'NW')];

test('the ways to lay a tile come in the order of their turns, without other choices', () => {
  const others = [choice(1, '', ['turn']), choice(60, 'NE', ['drawn:1', 'cell:0:2'])];
  const found = turningsAt([...others, ...curve], ['drawn:0', 'cell:0:2']);
  expect(found.map(({ id }) => id)).toEqual([50, 51, 52, 53]);
});

test('turning a placed tile does not take a choice that lays another one there', () => {
  expect(turningsAt(curve, ['cell:0:2'])).toEqual([]);
});

test('a choice says which sides would open', () => {
  expect(sidesOf(choice(1, 'NES'))).toBe('NES');
  expect(sidesOf(choice(1, ''))).toBe('');
});

test('the wanted turning is taken, or the next one that may be', () => {
  expect(fitting(curve, 'SW', turns)?.id).toBe(52);
  const start = [choice(51, 'ES'), choice(52, 'SW')];
  expect(fitting(start, 'NE', turns)?.id).toBe(51);
  expect(fitting(start, 'NW', turns)?.id).toBe(51);
  expect(fitting([], 'NE', turns)).toBeNull();
});

test('a placed tile, whose turns nobody has thought of, goes to the first turning that may be', () => {
  expect(fitting([choice(51, 'ES'), choice(52, 'SW')], '', [])?.id).toBe(51);
});

test('turning goes round in both directions', () => {
  const turnings = turningsAt(curve, ['drawn:0', 'cell:0:2']);
  const [first, , , last] = turnings;
  if (!first || !last) throw new Error('four turnings expected');
  expect(turnedOn(turnings, last, 1)).toBe(first);
  expect(turnedOn(turnings, first, -1)).toBe(last);
});
