import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../../../shell/settings.svelte';
import { startsItself } from './begun';
import { Showing } from './showing.svelte';

describe('the show of the tally', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('turns card after card over to the ranking, and rests there', () => {
    const showing = new Showing(
      3,
      () => false,
      () => 'normal',
    );
    showing.play();
    vi.advanceTimersByTime(400);
    expect([showing.at, showing.stage]).toEqual([1, 'card']);
    vi.advanceTimersByTime(60_000);
    expect([showing.at, showing.playing]).toEqual([4, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells a card in stages', () => {
    const showing = new Showing(
      3,
      () => false,
      () => 'normal',
    );
    showing.forward();
    expect(showing.reached('crosses')).toBe(false);
    vi.advanceTimersByTime(500);
    expect(showing.reached('crosses')).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect([showing.at, showing.stage]).toEqual([1, 'landed']);
  });

  it('pauses with everything told, and goes anywhere by hand', () => {
    const showing = new Showing(
      3,
      () => false,
      () => 'normal',
    );
    showing.play();
    vi.advanceTimersByTime(400);
    showing.toggle();
    expect([showing.at, showing.stage, showing.playing]).toEqual([1, 'landed', false]);
    showing.skip();
    expect(showing.at).toBe(4);
    showing.forward();
    expect(showing.at).toBe(4);
    showing.back();
    expect(showing.at).toBe(3);
    showing.show(-2);
    expect(showing.at).toBe(0);
  });

  it('starts again from the deck after the end', () => {
    const showing = new Showing(
      2,
      () => false,
      () => 'normal',
    );
    showing.skip();
    showing.play();
    expect([showing.at, showing.playing]).toEqual([0, true]);
    showing.pause();
  });

  it('has every step at once where nothing may move', () => {
    const showing = new Showing(
      3,
      () => true,
      () => 'normal',
    );
    showing.forward();
    expect([showing.at, showing.stage]).toEqual([1, 'landed']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on by itself where nothing may move, a whole card at a time', () => {
    const showing = new Showing(
      3,
      () => true,
      () => 'normal',
    );
    showing.begin();
    vi.advanceTimersByTime(400);
    expect([showing.at, showing.stage, showing.playing]).toEqual([1, 'landed', true]);
    vi.advanceTimersByTime(60_000);
    expect([showing.at, showing.playing]).toEqual([4, false]);
  });

  it.each([
    ['slow', 90],
    ['normal', 40],
    ['quick', 20],
  ] as const)('takes its time by the pace: %s', (pace, seconds) => {
    const showing = new Showing(
      20,
      () => false,
      () => pace,
    );
    showing.begin();
    vi.advanceTimersByTime((seconds / 2.5) * 1000);
    expect(showing.playing).toBe(true);
    vi.advanceTimersByTime(seconds * 1000);
    expect([showing.at, showing.playing]).toEqual([21, false]);
  });

  it('is at its end at once, and when that is asked for in the middle', () => {
    let pace: Pace = 'once';
    const showing = new Showing(
      20,
      () => false,
      () => pace,
    );
    showing.begin();
    expect([showing.at, showing.playing]).toEqual([21, false]);
    pace = 'slow';
    showing.play();
    vi.advanceTimersByTime(5000);
    expect(showing.at).toBeLessThan(4);
    pace = 'once';
    vi.advanceTimersByTime(5000);
    expect([showing.at, showing.playing]).toEqual([21, false]);
  });

  it('starts of itself once for each game', () => {
    expect([startsItself('a'), startsItself('a'), startsItself('b')]).toEqual([true, false, true]);
  });
});
