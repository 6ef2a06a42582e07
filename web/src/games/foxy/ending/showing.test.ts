import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startsItself } from './begun';
import { Showing } from './showing.svelte';

describe('the show of the tally', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('turns card after card over to the ranking, and rests there', () => {
    const showing = new Showing(3, () => false);
    showing.play();
    vi.advanceTimersByTime(700);
    expect([showing.at, showing.stage]).toEqual([1, 'card']);
    vi.advanceTimersByTime(60_000);
    expect([showing.at, showing.playing]).toEqual([4, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells a card in stages', () => {
    const showing = new Showing(3, () => false);
    showing.forward();
    expect(showing.reached('crosses')).toBe(false);
    vi.advanceTimersByTime(500);
    expect(showing.reached('crosses')).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect([showing.at, showing.stage]).toEqual([1, 'landed']);
  });

  it('pauses with everything told, and goes anywhere by hand', () => {
    const showing = new Showing(3, () => false);
    showing.play();
    vi.advanceTimersByTime(700);
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
    const showing = new Showing(2, () => false);
    showing.skip();
    showing.play();
    expect([showing.at, showing.playing]).toEqual([0, true]);
    showing.pause();
  });

  it('has every step at once where nothing may move', () => {
    const showing = new Showing(3, () => true);
    showing.forward();
    expect([showing.at, showing.stage]).toEqual([1, 'landed']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts of itself once for each game', () => {
    expect([startsItself('a'), startsItself('a'), startsItself('b')]).toEqual([true, false, true]);
  });
});
