import { describe, expect, it } from 'vitest';
import type { PatronView, SpaceView, View } from './view';
import { goalInShort, phaseWords, spaceWords, supplyWords, tableWords, traitWords } from './words';

const patron = (goal: PatronView['goal'], words: string): PatronView => ({
  ref: 'patron:0',
  goal,
  words,
  tile: [],
  science: 1,
  joined: [],
  now: [],
});

describe('the table in words', () => {
  it('lists what is there', () => {
    expect(traitWords({ tail: 2, ear: 0, bark: 0, spot: 1 })).toBe('2 tail, 1 spot');
    expect(supplyWords(['wild', 'science'])).toBe(
      'a trait token of your choice and a science card',
    );
    expect(supplyWords([])).toBe('nothing');
  });

  it('says what a supply space brings', () => {
    const space: SpaceView = {
      ref: 'space:2',
      number: 3,
      tile: ['friendly'],
      printed: ['science'],
      holder: null,
      blocked: false,
    };
    expect(spaceWords(space)).toBe('Supply space 3: a friendly token and a science card');
  });

  it('says how the supply track makes the turn order, as long as there is a next one', () => {
    const row = { foxes: [] };
    const table = { males: row, females: row, track: [], patrons: [], rewards: [], order: [] };
    const spoken = (generation: number) =>
      tableWords({ ...table, generation, generations: 5 } as unknown as View, [], {}).join(' ');
    expect(spoken(1)).toContain('The further left a gear stands on the supply track, the earlier');
    expect(spoken(5)).not.toContain('gear');
  });

  it('takes the numbers of a goal from its sentence', () => {
    const last = patron(
      'last_pups',
      '3 points for each of your last pups with friendliness 12 or more',
    );
    expect(goalInShort(last)).toEqual({ points: '3', words: 'per last pup with 12+' });
    const sets = patron('sets', '4 points for each set of all four traits on your mat');
    expect(goalInShort(sets)).toEqual({ points: '4', words: 'per set of 4 traits' });
  });

  it('says how far the viewer is where all go at their own pace', () => {
    const view = { phase: 'generation', seats: [{ stage: 'breeding' }] } as unknown as View;
    expect(phaseWords(view, 0)).toBe('Breeding');
    expect(phaseWords(view)).toBe('Breeding and research');
  });
});
