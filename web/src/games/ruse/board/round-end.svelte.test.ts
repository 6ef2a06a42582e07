import { describe, expect, test } from 'vitest';
import type { RoundEndView } from '../view';
import { RoundEnd } from './round-end.svelte';

/** The end of a round that has come so far. */
function ended(number: number, steps: number, complete = false): RoundEndView {
  const step = (at: number) => ({ number: at + 1, title: '', why: '', lines: [] });
  return { number, complete, steps: Array.from({ length: steps }, (_, at) => step(at)) };
}

describe('the end of a round', () => {
  test('opens with its first steps, and again with those that come later', () => {
    let view = $state.raw<RoundEndView | null>(null);
    const end = new RoundEnd(() => view);
    expect(end.open).toBe(false);
    view = ended(1, 5);
    expect([end.open, end.step?.number]).toEqual([true, 1]);
    end.close();
    expect(end.open).toBe(false);
    view = ended(1, 10, true);
    expect([end.open, end.step?.number, end.last]).toEqual([true, 6, false]);
  });

  test('is not told to those who come later, but can be called back', () => {
    const end = new RoundEnd(() => ended(2, 10, true));
    expect(end.open).toBe(false);
    end.go(0);
    expect([end.open, end.step?.number]).toEqual([true, 1]);
    end.go(99);
    expect(end.last).toBe(true);
  });

  test('of an earlier round stays closed in a replay', () => {
    let view = $state.raw(ended(3, 10, true));
    const end = new RoundEnd(() => view);
    view = ended(1, 4);
    expect(end.open).toBe(false);
  });
});
