import { expect, test } from 'vitest';
import type { ChoiceInfo } from '../../../../wire';
import { fitting, sidesOf, sideWords, turnedOn, turningsAt } from './turnings';

function choice(id: number, opens: string, at = ['drawn:0', 'cell:0:2']): ChoiceInfo {
  const words = opens ? `Place a tile in row 1, open to ${sideWords(opens)}` : 'Stop';
  return { id, words, at, rule: 'den-1', gives: '', facts: null };
}
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
  expect(fitting(curve, 'SW')?.id).toBe(52);
  const start = [choice(51, 'ES'), choice(52, 'SW')];
  expect(fitting(start, 'NE')?.id).toBe(51);
  expect(fitting(start, 'NW')?.id).toBe(51);
  expect(fitting([], 'NE')).toBeNull();
});

test('turning goes round in both directions', () => {
  const turnings = turningsAt(curve, ['drawn:0', 'cell:0:2']);
  const [first, , , last] = turnings;
  if (!first || !last) throw new Error('four turnings expected');
  expect(turnedOn(turnings, last, 1)).toBe(first);
  expect(turnedOn(turnings, first, -1)).toBe(last);
});

test('open sides in words', () => {
  expect(sideWords('NE')).toBe('the north and east');
  expect(sideWords('ESW')).toBe('the east, south and west');
  expect(sideWords('NESW')).toBe('all four sides');
});
