import { describe, expect, it } from 'vitest';
import type { FoxView } from '../view';
import { diceOf, looksOf } from './foxes';

const none = { tail: 0, ear: 0, bark: 0, spot: 0 };
const marks = (...places: number[]) => [1, 2, 3, 4, 5].map((place) => places.includes(place));

describe('a fox', () => {
  it('shows its traits as far as its tracks are marked', () => {
    const pup = {
      marks: { tail: marks(1, 2, 3, 4, 5), ear: marks(), bark: marks(1, 2), spot: marks(1, 3) },
    } as unknown as FoxView;
    expect(looksOf(pup)).toEqual({ tail: 5, ear: 0, bark: 2, spot: 3 });
  });

  it('gives its dice trait by trait', () => {
    const vera = { dice: { ...none, bark: 1, spot: 2 } } as FoxView;
    expect(diceOf(vera)).toEqual(['bark', 'spot', 'spot']);
  });
});
