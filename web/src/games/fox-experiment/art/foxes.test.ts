import { describe, expect, it } from 'vitest';
import { beyond, diceOf, looksOf, marksOf, nameOf } from './foxes';
import type { FoxTrack, FoxView } from '../view';

const track: FoxTrack = ['square', 'circle', 'square', 'circle', 'circle'];
const none = { tail: 0, ear: 0, bark: 0, spot: 0 };

function fox(more: Partial<FoxView>): FoxView {
  return {
    id: 40,
    name: 'Zelda',
    note: 'pup:40',
    sex: 'female',
    owner: 0,
    generation: 1,
    dice: none,
    symbols: none,
    friendliness: 0,
    father: null,
    mother: null,
    ...more,
  };
}

describe('a fox card', () => {
  it('is called as its breeder likes', () => {
    expect(nameOf(fox({}), {})).toBe('Zelda');
    expect(nameOf(fox({}), { 'pup:40': 'Zelda the Great' })).toBe('Zelda the Great');
    expect(nameOf(fox({ note: null, name: 'Vera' }), { 'pup:40': 'Other' })).toBe('Vera');
  });

  it('marks its tracks from the left and counts what lies beyond', () => {
    const pup = fox({
      symbols: { ...none, bark: 3, tail: 7 },
      dice: { ...none, bark: 2, tail: 2 },
    });
    expect(marksOf(pup, 'bark', track)).toEqual([true, true, true, false, false]);
    expect(beyond(3, track)).toBe(0);
    expect(beyond(7, track)).toBe(2);
    expect(looksOf(pup)).toEqual({ tail: 5, ear: 0, bark: 3, spot: 0 });
  });

  it('marks a square alone for a die that was put on it later', () => {
    const pup = fox({ symbols: { ...none, ear: 1 }, dice: { ...none, ear: 2 } });
    expect(marksOf(pup, 'ear', track)).toEqual([true, false, true, false, false]);
  });

  it('marks the squares where the box has them', () => {
    const corrected: FoxTrack = ['circle', 'square', 'square', 'circle', 'circle'];
    const pup = fox({ symbols: none, dice: { ...none, ear: 1, spot: 2 } });
    expect(marksOf(pup, 'ear', corrected)).toEqual([false, true, false, false, false]);
    expect(marksOf(pup, 'spot', corrected)).toEqual([false, true, true, false, false]);
  });

  it('shows the traits of a wild fox by its dice', () => {
    const vera = fox({ owner: null, dice: { ...none, bark: 1, spot: 2 } });
    expect(looksOf(vera)).toEqual({ tail: 0, ear: 0, bark: 1, spot: 3 });
    expect(diceOf(vera)).toEqual(['bark', 'spot', 'spot']);
  });
});
