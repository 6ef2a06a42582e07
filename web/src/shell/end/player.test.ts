import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_WAIT, RETRIES } from '../../connection/retrying';
import type { Step } from '../../wire';
import { settings } from '../settings.svelte';
import { dwell } from '../story/pacing';
import { Player } from './player.svelte';

const LAST = 9;
const PART = 3;
const PARTS = 4;
const STEP = dwell({ lines: ['step 1'] }, false, 0, 'normal');

/** A server that answers when it is let to, and notes what it was asked for. */
class SlowServer {
  asked: number[] = [];
  #waiting: [number, (answer: Response) => void][] = [];
  #isOpen = true;

  fetch = (path: string, init?: RequestInit): Promise<Response> => {
    const part = Number(new URL(path, 'http://table').searchParams.get('part'));
    this.asked.push(part);
    if (this.#isOpen) return Promise.resolve(partOf(part));
    return new Promise((resolve, reject) => {
      this.#waiting.push([part, resolve]);
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };

  hold(): void {
    this.#isOpen = false;
  }

  /** Answer what is waited for: with what was asked for, or with something else. */
  async answer(instead?: () => Response): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const [part, resolve] of waiting) resolve(instead?.() ?? partOf(part));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const SECOND = { ply: 8, title: 'Day 2 is over' };
const CHAPTERS = [{ ply: 2, title: 'Day 1 is over' }, SECOND];
const chapterAt = (ply: number) => CHAPTERS.find((each) => each.ply === ply) ?? null;
/** Two steps at which nothing is said or marked. */
const QUIET = [5, 6];
const step = (ply: number) =>
  ({
    ply,
    seat: null,
    lines: QUIET.includes(ply) ? [] : [`step ${ply}`],
    at: [],
    scores: [],
    view: ply,
    chapter: chapterAt(ply),
  }) as unknown as Step;

function partOf(part: number): Response {
  const plies = Array.from({ length: PART }, (_, at) => part * PART + at);
  const steps = plies.filter((ply) => ply <= LAST).map(step);
  const rules = 'All moves were made under version 2.';
  return new Response(JSON.stringify({ part, parts: PARTS, rules, chapters: CHAPTERS, steps }));
}

const busy = () =>
  new Response(JSON.stringify({ reason: 'Too many replays at once.', rule: null }), {
    status: 429,
    headers: { 'retry-after': '5' },
  });

let server: SlowServer;
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  server = new SlowServer();
  vi.stubGlobal('fetch', server.fetch);
  player = new Player();
});
afterEach(() => {
  settings.pace = 'normal';
  player.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a replay', () => {
  beforeEach(async () => {
    player.open('abc', LAST);
    await vi.advanceTimersByTimeAsync(0);
  });

  it('starts at the deal', () => {
    expect(player.isOpen).toBe(true);
    expect(player.shown?.ply).toBe(0);
    expect(player.last).toBe(LAST);
  });

  it('stays between the first step and the last', () => {
    player.show(99);
    expect(player.at).toBe(LAST);
    player.show(-1);
    expect(player.at).toBe(0);
  });

  it('runs to the end and stops there, and waits at every page of the story', () => {
    player.toggle();
    for (const { ply, title } of CHAPTERS) {
      vi.advanceTimersByTime(60_000);
      expect([player.at, player.page?.chapter.title]).toEqual([ply, title]);
      player.turnPage();
    }
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(LAST);
    expect(player.shown?.ply).toBe(LAST);
    expect(player.playing).toBe(false);
  });

  it('passes over steps at which there is nothing to see, but not when one goes there by the slider', async () => {
    player.show(4);
    await vi.advanceTimersByTimeAsync(0);
    player.step(1);
    expect(player.at).toBe(7);
    player.step(-1);
    expect(player.at).toBe(4);
    player.show(5);
    expect(player.at).toBe(5);
    player.show(LAST);
    player.step(1);
    expect(player.at).toBe(LAST);
  });

  it('jumps to the page of a chapter, with the table as it stood then', () => {
    player.showChapter(SECOND);
    expect([player.at, player.playing]).toEqual([8, false]);
    expect(player.page).toMatchObject({ chapter: SECOND, view: 8, viewer: null });
    player.turnPage();
    vi.advanceTimersByTime(60_000);
    expect([player.at, player.page]).toEqual([8, null]);
  });

  it('shows everything at once to who wants that, without pages', () => {
    settings.pace = 'once';
    player.toggle();
    vi.advanceTimersByTime(LAST * 250);
    expect([player.at, player.page]).toEqual([LAST, null]);
  });

  it('says under which rules it was played', () => {
    expect(player.rules).toContain('version 2');
  });

  it('starts over when it is played at the end', () => {
    player.show(LAST);
    player.toggle();
    expect(player.shown?.ply).toBe(0);
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

  it('tells what has happened so far', () => {
    player.show(4);
    expect(player.lines).toEqual([0, 1, 2, 3, 4].map((ply) => `step ${ply}`));
  });

  it('is gone when it is closed', () => {
    player.close();
    expect(player.shown).toBeNull();
    expect(player.isOpen).toBe(false);
  });
});

describe('a replay in parts', () => {
  beforeEach(() => {
    server.hold();
    player.open('abc', LAST);
  });

  it('is there at once, and shows the deal as soon as that has come', async () => {
    expect([player.isOpen, player.isLoading, player.last]).toEqual([true, true, LAST]);
    expect(player.shown).toBeNull();
    await server.answer();
    expect(player.shown?.ply).toBe(0);
    expect(player.isLoading).toBe(false);
  });

  it('fetches one part after the other by itself', async () => {
    for (let part = 0; part < PARTS; part++) {
      expect(server.asked).toHaveLength(part + 1);
      await server.answer();
    }
    expect(server.asked).toEqual([0, 1, 2, 3]);
    for (let ply = 0; ply <= LAST; ply++) {
      player.show(ply);
      expect(player.shown?.view).toBe(ply);
    }
  });

  it('keeps the place that is jumped to, shows what it has, and fetches that part before the others', async () => {
    await server.answer();
    player.show(1);
    player.show(LAST);
    expect([player.at, player.isLoading, player.shown?.ply]).toEqual([LAST, true, 1]);
    await server.answer(); // what was under way
    expect(server.asked).toEqual([0, 1, 3]);
    expect([player.at, player.isLoading]).toEqual([LAST, true]);
    await server.answer();
    expect([player.at, player.isLoading, player.shown?.ply]).toEqual([LAST, false, LAST]);
    await server.answer();
    expect(server.asked).toEqual([0, 1, 3, 2]);
  });

  it('waits where it runs out of steps, and runs on when they come', async () => {
    await server.answer();
    player.toggle();
    await vi.advanceTimersByTimeAsync(20 * STEP);
    player.turnPage();
    expect([player.at, player.isLoading, player.playing]).toEqual([PART, true, true]);
    await vi.advanceTimersByTimeAsync(STEP / 2);
    await server.answer();
    expect([player.at, player.isLoading]).toEqual([PART, false]);
    await vi.advanceTimersByTimeAsync(STEP - 1);
    expect(player.at).toBe(PART);
    await vi.advanceTimersByTimeAsync(1);
    expect(player.at).toBe(PART + 1);
  });

  it('asks again for a part that does not come, as late as the server wants', async () => {
    await server.answer();
    await server.answer(busy);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(server.asked).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.asked).toEqual([0, 1, 1]);
    expect(player.trouble).toBe('');
    await server.answer();
    player.show(PART);
    expect(player.shown?.ply).toBe(PART);
  });

  it('says why in the end, keeps the place, and tries again when asked to', async () => {
    await server.answer();
    player.show(PART);
    for (let attempt = 0; attempt <= RETRIES; attempt++) {
      expect(player.trouble).toBe('');
      await server.answer(busy);
      await vi.advanceTimersByTimeAsync(FIRST_WAIT * 2 ** RETRIES);
    }
    expect(player.trouble).toBe('Too many replays at once.');
    expect([player.at, player.isLoading, player.shown?.ply]).toEqual([PART, true, 0]);
    const asked = server.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toHaveLength(asked);
    player.fetch();
    expect(player.trouble).toBe('');
    await server.answer();
    expect([player.at, player.shown?.ply]).toEqual([PART, PART]);
  });

  it('asks for nothing more once it is closed', async () => {
    await server.answer();
    player.close();
    await server.answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual([0, 1]);
    expect([player.shown, player.trouble, player.isOpen]).toEqual([null, '', false]);
  });

  it('can be opened again while the first still waits', async () => {
    player.open('abc', LAST);
    await server.answer();
    expect(player.shown?.ply).toBe(0);
    await server.answer();
    expect(server.asked).toEqual([0, 0, 1, 2]);
  });

  it('opens at any step, which is fetched first', async () => {
    player.open('abc', LAST, 7);
    await server.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.at).toBe(7);
  });

  it('tells how it might have gone on without asking for anything, and says that it was never played', async () => {
    const asked = server.asked.length;
    player.tell([3, 4, 5].map(step));
    expect([player.isOpen, player.neverPlayed, player.at, player.last]).toEqual([true, true, 1, 2]);
    expect(player.shown?.ply).toBe(4);
    player.step(1);
    expect(player.shown?.ply).toBe(5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked).toHaveLength(asked);
    player.open('abc', LAST);
    expect(player.neverPlayed).toBe(false);
  });
});
