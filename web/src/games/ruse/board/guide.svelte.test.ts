import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Guide } from './guide.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

describe('Guide', () => {
  beforeEach(() => kept.clear());

  it('opens a page at set-up and with every round, once', () => {
    let round = $state(0);
    const guide = new Guide(
      () => round,
      () => false,
    );
    expect([guide.number, guide.page?.area]).toEqual([0, 'objectives']);
    guide.close();
    expect(guide.number).toBeNull();
    round = 1;
    flushSync();
    expect([guide.number, guide.page?.area]).toEqual([1, 'territories']);
  });

  it('does not come by itself to those who need none: who only watch, or whose game is over', () => {
    const guide = new Guide(
      () => 4,
      () => true,
    );
    expect(guide.number).toBeNull();
    guide.toggle();
    expect([guide.number, guide.page?.area, guide.isCalled]).toEqual([4, 'mountain', true]);
  });
});
