import { describe, expect, it } from 'vitest';
import { nextPart, type Stretch } from './parts';

/** Parts of these lengths one after the other, of which only some are here. */
function parts(lengths: number[], here: number[]): (Stretch | null)[] {
  let from = 0;
  return lengths.map((length, number) => {
    const stretch = { from, to: from + length };
    from += length;
    return here.includes(number) ? stretch : null;
  });
}

/** What is fetched one after the other while the same step is looked at. */
function fetched(lengths: number[], at: number, here = [0]): number[] {
  const all: number[] = [];
  for (;;) {
    const next = nextPart(parts(lengths, [...here, ...all]), at);
    if (next === null) return all;
    all.push(next);
  }
}

describe('the next part', () => {
  it('is the first, as long as nothing is known of any', () => {
    expect(nextPart([null], 0)).toBe(0);
    expect(nextPart([null], 70)).toBe(0);
  });

  it('comes after the other while the deal is looked at', () => {
    expect(fetched([10, 10, 10, 4], 3)).toEqual([1, 2, 3]);
  });

  it('is the one that was jumped to, then those after it, then those before', () => {
    expect(fetched([10, 10, 10, 10, 4], 25)).toEqual([2, 3, 4, 1]);
    expect(fetched([10, 10, 10, 10, 4], 43)).toEqual([4, 1, 2, 3]);
  });

  it('is found between parts that are here', () => {
    expect(nextPart(parts([10, 10, 10, 10, 4], [0, 4]), 39)).toBe(3);
    expect(nextPart(parts([10, 10, 10, 10, 4], [0, 2]), 12)).toBe(1);
  });

  it('brings the step that is looked at however long parts are', () => {
    const lengths = [2, 30, 1, 9, 40];
    for (let at = 0; at < 82; at++) {
      expect(fetched(lengths, at).toSorted()).toEqual([1, 2, 3, 4]);
      expect(fetched(lengths, at, [0, 4, 2]).toSorted()).toEqual([1, 3]);
    }
  });

  it('is none when all are here', () => {
    expect(nextPart(parts([10, 4], [0, 1]), 12)).toBeNull();
  });
});
