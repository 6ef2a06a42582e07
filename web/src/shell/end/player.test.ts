import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from './player.svelte';

const steps = [0, 1, 2, 3].map((ply) => ({ ply, seat: null, lines: [], scores: [], view: ply }));
let player: Player;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ steps })));
  player = new Player();
  await player.open('abc');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a replay', () => {
  it('starts at the deal', () => {
    expect(player.shown?.ply).toBe(0);
    expect(player.last).toBe(3);
  });

  it('stays between the first step and the last', () => {
    player.show(9);
    expect(player.at).toBe(3);
    player.show(-1);
    expect(player.at).toBe(0);
  });

  it('runs to the end and stops there', () => {
    player.toggle();
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(3);
    expect(player.playing).toBe(false);
  });

  it('starts over when it is played at the end', () => {
    player.show(3);
    player.toggle();
    expect(player.at).toBe(0);
  });

  it('pauses, and stops running when a step is taken by hand', () => {
    player.toggle();
    player.toggle();
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(0);
    player.toggle();
    player.show(2);
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(2);
  });

  it('is gone when it is closed', () => {
    player.close();
    expect(player.shown).toBeNull();
  });
});
