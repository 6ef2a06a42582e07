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

  it('opens a page with every round, once', () => {
    let round = $state(1);
    const guide = new Guide(
      () => round,
      () => false,
    );
    expect(guide.number).toBe(1);
    guide.close();
    expect(guide.number).toBeNull();
    round = 2;
    flushSync();
    expect(guide.number).toBe(2);
  });

  it('does not come by itself when the game is over', () => {
    const guide = new Guide(
      () => 4,
      () => true,
    );
    expect(guide.number).toBeNull();
    guide.toggle();
    expect(guide.number).toBe(4);
  });
});
