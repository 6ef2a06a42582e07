import { describe, expect, it } from 'vitest';
import type { AnimalKey, TallyView, Tracks } from '../view';
import { countedTracks, crossed, foxWords } from './sum';

const blank: Tracks = {
  hen: 0,
  pig: 0,
  bear: 0,
  rabbit: 0,
  zebra: 0,
  giraffe: 0,
  dolphin: 0,
  octopus: 0,
  cat: 0,
};
const turned = (animals: AnimalKey[], tracks: Partial<Tracks>): TallyView => ({
  card: { ref: 'card:1', number: 1, landscape: null, animals, is_fox: animals.length === 0 },
  exact: 0,
  tracks: { ...blank, ...tracks },
  marks: [],
});

describe('how an exact number comes about', () => {
  it('adds up the tracks of the animals on the card', () => {
    expect(countedTracks(turned(['pig', 'cat'], {}), 'cat')).toEqual(['pig', 'cat']);
  });

  it('counts what the fox asks for', () => {
    expect(countedTracks(turned([], {}), 'different')).toEqual([]);
    expect(countedTracks(turned([], {}), 'cat')).toEqual(['cat']);
    expect(foxWords('different')).toBe('different animals');
  });

  it('finds the crosses of a card, the cat of a fox included', () => {
    const before = turned(['pig'], { pig: 2, cat: 1, hen: 0 });
    expect(crossed(turned(['pig', 'cat'], { pig: 3, cat: 2, hen: 0 }), before)).toEqual([
      'pig',
      'cat',
    ]);
    expect(crossed(turned([], { pig: 2, cat: 2, hen: 0 }), before)).toEqual(['cat']);
    expect(crossed(before, undefined)).toEqual(['pig', 'cat']);
  });
});
