import { describe, expect, it } from 'vitest';
import { sampleChoice } from '../../../../sample';
import type { ChoiceInfo } from '../../../../wire';
import type { Facts } from '../../view';
import { arrangingKey, bestChoices, buttonWords, choiceAt, tokenChoices } from './choosing';

const choice = (id: number, ...at: string[]): ChoiceInfo => sampleChoice(id, { at });
const knowing = (facts: Facts, ...rest: Parameters<typeof choice>): ChoiceInfo => ({
  ...choice(...rest),
  facts,
});
const choices = [
  choice(1, 'part:0:1', 'trait:tail'),
  choice(2, 'friendly', 'trait:tail'),
  knowing({ kind: 'best', tokens: 2, symbols: [], friendliness: 0 }, 3, 'best:2'),
  knowing({ kind: 'best', tokens: 0, symbols: [], friendliness: 0 }, 4, 'best:0'),
  choice(5, 'record'),
];
const press = (key: string, ctrlKey = false) => ({
  key,
  ctrlKey,
  metaKey: false,
  altKey: false,
});

describe('tokens to choose', () => {
  it('are those to give or to take, and none that only pay for something else', () => {
    const asked = [
      knowing({ kind: 'token', trait: 'tail' }, 1, 'token:tail'),
      choice(2, 'upgrade:dice', 'token:bark'),
      knowing({ kind: 'token', trait: 'ear' }, 3, 'trade:ear'),
    ];
    expect(tokenChoices(asked).map(({ trait, ref, choice: { id } }) => [trait, ref, id])).toEqual([
      ['tail', 'token:tail', 1],
      ['ear', 'trade:ear', 3],
    ]);
  });
});

describe('a gesture', () => {
  it('means the choice that points at its things, in whatever order', () => {
    expect(choiceAt(choices, 'trait:tail', 'part:0:1')?.id).toBe(1);
    expect(choiceAt(choices, 'friendly', 'trait:tail')?.id).toBe(2);
    expect(choiceAt(choices, 'record')?.id).toBe(5);
  });

  it('means nothing if a thing is left out or not on offer', () => {
    expect(choiceAt(choices, 'trait:tail')).toBeUndefined();
    expect(choiceAt(choices, 'part:0:1', 'trait:ear')).toBeUndefined();
  });
});

describe('the best arrangements', () => {
  it('come by how many tokens they spend', () => {
    expect(bestChoices(choices).map(({ tokens, choice: { id } }) => [tokens, id])).toEqual([
      [0, 4],
      [2, 3],
    ]);
  });
});

describe('a button', () => {
  it('says what the choice has for it, or else the words of the choice', () => {
    const short = knowing({ kind: 'button', words: 'No more pups' }, 1, 'done');
    expect(buttonWords(short)).toBe('No more pups');
    expect(buttonWords({ ...choice(1, 'done'), words: 'Done with it' })).toBe('Done with it');
  });
});

describe('a key', () => {
  it('names a trait by its letter or its number', () => {
    expect(arrangingKey(press('b'))).toEqual({ do: 'place', trait: 'bark' });
    expect(arrangingKey(press('T'))).toEqual({ do: 'place', trait: 'tail' });
    expect(['1', '2', '3', '4'].map((key) => arrangingKey(press(key)))).toEqual(
      ['tail', 'ear', 'bark', 'spot'].map((trait) => ({ do: 'place', trait })),
    );
  });

  it('takes a token, the best arrangement or the last step back, or records', () => {
    const asked = ['f', 'a', 'r', 'u', 'Backspace', 'Escape'].map(
      (key) => arrangingKey(press(key))?.do,
    );
    expect(asked).toEqual(['token', 'best', 'record', 'take back', 'take back', 'let go']);
  });

  it('is left to the table and the browser otherwise', () => {
    expect(arrangingKey(press('5'))).toBeNull();
    expect(arrangingKey(press('h'))).toBeNull();
    expect(arrangingKey(press('r', true))).toBeNull();
  });
});
