import { describe, expect, test } from 'vitest';
import type { View } from './view';
import {
  deedWords,
  gainWords,
  named,
  nameOf,
  pathWords,
  spaceWords,
  tableWords,
  turnWords,
} from './words';

const names = ['Ann', 'Bruin'];

describe('the words of the board', () => {
  test('players are called by their names', () => {
    const sentence = '{seat:1|player 2} catches up with {seat:4|player 5}.';
    expect(named(sentence, names)).toBe('Bruin catches up with player 5.');
  });

  test('a dash brings nothing', () => {
    expect(gainWords('-')).toBe('nothing');
    expect(gainWords('R B', 'fish')).toBe('a fish and a bonus tile');
  });

  test('a free space says what it brings and takes', () => {
    const space = { ref: 'space:0:1', gain: 'R', penalty: 1, open: true, die: null };
    expect(spaceWords(space, names, 'vole')).toBe('free: a vole, 1 pip less');
    expect(spaceWords({ ...space, open: false }, names, 'vole')).toMatch(/^covered/);
  });

  test('a taken space says whose die lies there', () => {
    const space = { ref: 'space:0:1', gain: 'R', penalty: 1, open: true };
    const words = (seat: number | null, value: number) =>
      spaceWords({ ...space, die: { seat, value } }, names);
    expect(words(1, 2)).toBe("Bruin's die, 2 pips left");
    expect(words(null, 0)).toBe("the rival's die, depleted");
  });

  test('a deed has its price', () => {
    const deed = { deed: 'hunt', cost: 2, deplete: false, done: false };
    expect(deedWords(deed)).toBe('hunt for 2 pips');
    expect(deedWords({ ...deed, deed: 'objective', deplete: true, done: true })).toBe(
      'a private objective for all that is left of the die, done',
    );
  });

  test('a path space names its mark and its foxes', () => {
    const space = {
      ref: 'path:0:0',
      key: 'a1',
      deeds: [],
      dam: false,
      marker: 1,
      rival: false,
      foxes: [0],
      within_reach: true,
    };
    expect(pathWords(space, names)).toContain('marked by Bruin; Ann here');
    expect(nameOf(names, 4)).toBe('Seat 5');
  });

  test('the figure that was chosen is named', () => {
    const fields = {
      name: 'Fields',
      resource: 'vole',
      spaces: [],
      path: [],
      hunting: 2,
      hunter: true,
      obstacles: ['storm'],
      track: [],
    };
    const table = (photographer: boolean) =>
      ({
        photographer,
        round: 0,
        order: [0, 1],
        cheese: null,
        destiny: { gain: '', territory: '', die: 0 },
        territories: [fields],
        mountain: { spaces: [], path: [] },
        seats: [],
        turn: { seat: 0, asks: 'territory', words: '', obstacle: '' },
      }) as unknown as View;
    expect(turnWords(table(true), true, names)).toBe('Choose the territory for the photographer.');
    expect(turnWords(table(false), true, names)).toBe('Choose the territory for the hunter.');
    expect(tableWords(table(true), names)[1]).toContain('The photographer and the Storm are here.');
    expect(tableWords(table(false), names)[1]).toContain('The hunter and the Storm are here.');
  });
});
