import { describe, expect, it } from 'vitest';
import { sampleChoice } from '../../../sample';
import type { ChoiceInfo } from '../../../wire';
import { choiceOf, isCircleKey, keyOfNumber, numberOfKey, numbersOn, pageOf } from './pad';

const plain = (number: number): ChoiceInfo =>
  sampleChoice(number, {
    words: `Write ${number}`,
    at: [`number:${number}`],
    rule: 'num-1',
    gives:
      number === 1 ? '1 point unless it is too high' : `${number} points unless it is too high`,
    facts: { number, circled: false },
  });
const circled = (number: number): ChoiceInfo => ({
  ...plain(number),
  id: 61 + number,
  words: `Write ${number} and circle it`,
  at: [`number:${number}`, 'circle'],
  rule: 'cir-1',
  gives: `${2 * number} points if exactly right, otherwise nothing`,
  facts: { number, circled: true },
});
const upTo = (most: number, make: (number: number) => ChoiceInfo) =>
  Array.from({ length: most + 1 }, (_, number) => make(number));
const press = (code: string, held: Partial<KeyboardEvent> = {}) => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('the number pad', () => {
  const choices = [...upTo(60, plain), ...upTo(60, circled)];

  it('finds the choice of a number, circled or not', () => {
    expect(choiceOf(choices, 7, false)?.id).toBe(7);
    expect(choiceOf(choices, 7, true)?.id).toBe(68);
    expect(choiceOf(choices, 61, false)).toBeNull();
    expect(choiceOf(upTo(60, plain), 7, true)).toBeNull();
  });

  it('keeps every number in its place, and greater ones on further pages', () => {
    expect([numbersOn(0)[0], numbersOn(0).at(-1)]).toEqual([0, 20]);
    expect([numbersOn(1)[0], numbersOn(1).at(-1)]).toEqual([21, 41]);
    expect([0, 20, 21, 60].map(pageOf)).toEqual([0, 0, 1, 2]);
  });

  it('goes by the place of a digit’s key, so every keyboard writes', () => {
    expect(numberOfKey(press('Digit5', { key: '(' }))).toBe(5);
    expect(numberOfKey(press('Digit0', { key: '=', shiftKey: true }))).toBe(10);
    expect(numberOfKey(press('Digit9', { shiftKey: true }))).toBe(19);
    expect(numberOfKey(press('Digit0', { altKey: true }))).toBe(20);
    expect(numberOfKey(press('Digit7', { altKey: true, shiftKey: true }))).toBe(37);
    expect(numberOfKey(press('KeyA'))).toBeNull();
    expect(numberOfKey(press('Digit1', { ctrlKey: true }))).toBeNull();
  });

  it('writes by the number pad only where its keys mean digits', () => {
    expect(numberOfKey(press('Numpad3', { key: '3' }))).toBe(3);
    expect(numberOfKey(press('Numpad3', { key: '3', shiftKey: true }))).toBe(13);
    expect(numberOfKey(press('Numpad3', { key: '3', altKey: true }))).toBeNull();
    expect(numberOfKey(press('Numpad3', { key: 'PageDown' }))).toBeNull();
    expect(numberOfKey(press('Numpad3', { key: 'PageDown', shiftKey: true }))).toBeNull();
    expect(numberOfKey(press('Numpad4', { key: 'ArrowLeft' }))).toBeNull();
    expect(numberOfKey(press('Numpad5', { key: 'Clear' }))).toBeNull();
  });

  it('says which key writes a number', () => {
    expect([0, 9, 10, 19, 20, 39, 40].map(keyOfNumber)).toEqual([
      '0',
      '9',
      'Shift+0',
      'Shift+9',
      'Alt+0',
      'Shift+Alt+9',
      undefined,
    ]);
    expect(isCircleKey(press('KeyC', { key: 'C' }))).toBe(true);
    expect(isCircleKey(press('KeyC', { key: 'c', metaKey: true }))).toBe(false);
  });
});
