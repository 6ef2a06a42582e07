import { expect, it } from 'vitest';
import { sampleChoice, sampleDesk } from '../../sample';
import { Picker } from '../table/picker.svelte';
import { prompt } from './table';

const picker = (at: string[][], headline = '') => {
  const choices = at.map((refs, id) => sampleChoice(id, { at: refs }));
  return new Picker(() => sampleDesk(0, { headline, choices }));
};

it('says where the choice is when the board cannot tell what is left apart', () => {
  expect(prompt(picker([['farm:1'], ['farm:1']], 'Take a card'))).toBe('Choose from the list.');
  expect(prompt(picker([[], []]))).toBe('Choose from the list.');
});

it('leaves it to the headline where the board can', () => {
  expect(prompt(picker([['farm:1'], ['farm:2']], 'Choose a farm'))).toBe('');
  expect(prompt(picker([['farm:1'], ['farm:2']]))).toBe('Choose on the board or from the list.');
});

it('says how much is left once something has been picked', () => {
  const picking = picker([
    ['die:1', 'farm:1'],
    ['die:1', 'farm:2'],
    ['die:2', 'farm:3'],
  ]);
  picking.pick('die:1');
  expect(prompt(picking)).toBe('2 choices left. Pick one more thing.');
});
