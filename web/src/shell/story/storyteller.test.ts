import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State, Step } from '../../wire';
import type { Pace } from '../settings.svelte';
import { tableAt } from './moments';
import { Storyteller } from './storyteller.svelte';

const ME = 0;
const AGES = 60_000;

let pace: Pace;
let story: Storyteller;
let now: State | null;
let log: string[];

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  story = new Storyteller(() => pace);
  now = null;
  log = [];
});
afterEach(() => {
  story.stop();
  vi.useRealTimers();
});

const seat = (at: number) => ({ seat: at, level: at === ME ? null : 'kit', points: 0 });
const sourcesAt = (ply: number) => [[{ words: 'farms', points: ply }]];
const stepOf = (ply: number, by: number, title?: string): Step =>
  ({
    ply,
    seat: by,
    at: [`farm:${ply}`],
    lines: [`Move ${ply}.`],
    scores: [ply, ply],
    sources: sourcesAt(ply),
    chapter: title ? { title, lines: [], sources: [], totals: [] } : null,
    view: `view ${ply}`,
  }) as unknown as Step;

interface More {
  ply?: number;
  choices?: number;
  decision?: number;
  over?: boolean;
  clock?: boolean;
  passTo?: number;
}

/** Tell the page of moves; the state itself shows the last. */
function tell(steps: Step[], more: More = {}): void {
  const ply = more.ply ?? steps.at(-1)?.ply ?? now?.ply ?? 0;
  log = [...log.slice(0, steps[0] ? steps[0].ply - 1 : log.length)];
  const lines = steps.flatMap((step) => step.lines);
  log = [...log, ...lines];
  const choices = Array.from({ length: more.choices ?? 0 }, (_, id) => ({ id }));
  const state = {
    ply,
    seats: [seat(0), seat(1), seat(2)],
    desks: [{ seat: ME, decision: more.decision ?? ply, headline: 'Choose', choices }],
    viewer: ME,
    sources: sourcesAt(ply),
    view: `view ${ply}`,
    steps: steps.map((step) => (step.ply === ply ? { ...step, view: null } : step)),
    ending: more.over ? { winners: [1] } : null,
    clock: more.clock ? { left: 5 } : null,
    pass_to: more.passTo ?? null,
  } as unknown as State;
  story.hear(now, state, log, lines);
  now = state;
}

/** The table while something is told. */
function told(): State {
  if (!now || !story.moment) throw new Error('Nothing is told.');
  return tableAt(now, story.moment, story.acting);
}

const shown = () => story.moment?.view ?? now?.view;
/** The views in the order in which they are shown, until nothing more comes by itself. */
function watch(): unknown[] {
  const seen: unknown[] = [shown()];
  for (let time = 0; time < AGES; time += 50) {
    vi.advanceTimersByTime(50);
    if (seen.at(-1) !== shown()) seen.push(shown());
  }
  return seen;
}

describe('the moves of others', () => {
  beforeEach(() => tell([]));

  it('are shown one after another, then the table as it is', () => {
    tell([stepOf(1, 1), stepOf(2, 2), stepOf(3, 1)], { choices: 2 });
    expect(watch()).toEqual(['view 1', 'view 2', 'view 3']);
    expect(story.isTelling).toBe(false);
  });

  it('make the choices wait, and the points and the log follow', () => {
    tell([stepOf(1, 1), stepOf(2, 2)], { choices: 2 });
    const table = told();
    expect(table.desks[0]?.choices).toEqual([]);
    expect(table.seats.map((each) => each.points)).toEqual([1, 1, 0]);
    expect(table.seats.filter((each) => each.pending).map((each) => each.seat)).toEqual([1]);
    expect(log.slice(0, story.moment?.logged)).toEqual(['Move 1.']);
    expect(story.fresh).toEqual(['Move 1.']);
  });

  it('leave the choice free as soon as the last of them is shown', () => {
    tell([stepOf(1, 1)], { choices: 2 });
    expect(story.moment).toBeNull();
    expect(story.latest?.at).toEqual(['farm:1']);
  });

  it('are each seen for a while, however quickly they come', () => {
    tell([stepOf(1, 1)]);
    vi.advanceTimersByTime(100);
    tell([stepOf(2, 2)]);
    vi.advanceTimersByTime(100);
    tell([stepOf(3, 1)], { choices: 2 });
    expect(watch()).toEqual(['view 1', 'view 2', 'view 3']);
  });

  it('are gone on with when the player wants to', () => {
    tell([stepOf(1, 1), stepOf(2, 2), stepOf(3, 1)], { choices: 2 });
    story.goOn();
    expect(shown()).toBe('view 2');
    story.goOn();
    expect(story.isTelling).toBe(false);
  });

  it('can be skipped', () => {
    tell([stepOf(1, 1), stepOf(2, 2), stepOf(3, 1)], { choices: 2 });
    story.skip();
    expect([story.isTelling, story.latest?.ply]).toEqual([false, 3]);
  });

  it('are told at once to whoever wants that, without pages', () => {
    pace = 'once';
    tell([stepOf(1, 1, 'Day 1'), stepOf(2, 2)], { choices: 2 });
    expect([story.isTelling, story.latest?.ply]).toEqual([false, 2]);
    expect(story.fresh).toEqual(['Move 1.', 'Move 2.']);
  });

  it('take longer at a slower pace, and less where many wait', () => {
    const time = (steps: Step[]) => {
      tell(steps);
      const before = Date.now();
      while (story.moment) vi.advanceTimersToNextTimer();
      const time = Date.now() - before;
      vi.advanceTimersByTime(AGES);
      return time;
    };
    const normal = time([stepOf(1, 1), stepOf(2, 2)]);
    pace = 'slow';
    expect(time([stepOf(3, 1), stepOf(4, 2)])).toBeGreaterThan(normal);
    pace = 'quick';
    expect(time([stepOf(5, 1), stepOf(6, 2)])).toBeLessThan(normal);
    pace = 'normal';
    const many = Array.from({ length: 30 }, (_, at) => stepOf(7 + at, 1));
    expect(time(many)).toBeLessThan(15 * normal);
  });

  it('do not hold up whoever is in the middle of a decision', () => {
    tell([], { choices: 2, decision: 7 });
    tell([stepOf(1, 1), stepOf(2, 2)], { choices: 2, decision: 7 });
    expect(story.isTelling).toBe(false);
  });

  it('do not cost whoever has a clock running any time', () => {
    tell([stepOf(1, 1), stepOf(2, 2)], { choices: 2, clock: true });
    expect(story.isTelling).toBe(false);
  });

  it('wait behind the cover until someone has the device', () => {
    tell([stepOf(1, ME), stepOf(2, 1), stepOf(3, 2)], { passTo: 2 });
    expect([story.moment, story.waiting]).toEqual([null, 2]);
    vi.advanceTimersByTime(AGES);
    tell([], { choices: 2 });
    expect(watch()).toEqual(['view 2', 'view 3']);
  });
});

describe('one’s own moves', () => {
  beforeEach(() => tell([], { choices: 2 }));

  it('are shown at once', () => {
    tell([stepOf(1, ME)]);
    expect(story.moment).toBeNull();
  });

  it('are shown at once even while the move before is still looked at', () => {
    tell([stepOf(1, 1)], { choices: 2 });
    tell([stepOf(2, ME)]);
    expect([shown(), story.latest?.ply]).toEqual(['view 2', 2]);
  });

  it('are seen before what others answer', () => {
    tell([stepOf(1, ME), stepOf(2, 1)], { choices: 2 });
    expect([shown(), story.acting]).toEqual(['view 1', 1]);
    expect(watch()).toEqual(['view 1', 'view 2']);
  });
});

describe('a take-back', () => {
  beforeEach(() => tell([]));

  it('takes what has not been told out of the story', () => {
    tell([stepOf(1, 1), stepOf(2, 2), stepOf(3, 1)]);
    tell([stepOf(2, 2), stepOf(3, 2)], { choices: 2 });
    expect(watch()).toEqual(['view 1', 'view 2', 'view 3']);
    expect(story.latest?.seat).toBe(2);
  });

  it('leaves no mark of a move that is gone', () => {
    tell([stepOf(1, 1)]);
    tell([], { choices: 2, ply: 0 });
    expect([story.latest, story.moment]).toEqual([null, null]);
  });
});

describe('a page of the story', () => {
  beforeEach(() => tell([]));

  it('comes after its move and before the next, and stays', () => {
    tell([stepOf(1, 1, 'Day 1 is over'), stepOf(2, 2)], { choices: 2 });
    expect(story.page).toBeNull();
    vi.advanceTimersByTime(AGES);
    expect(story.page).toMatchObject({
      chapter: { title: 'Day 1 is over' },
      view: 'view 1',
    });
    expect(shown()).toBe('view 1');
    tell([stepOf(3, 1)], { choices: 2 });
    vi.advanceTimersByTime(AGES);
    expect(shown()).toBe('view 1');
    story.goOn();
    expect(watch()).toEqual(['view 2', 'view 3']);
  });

  it('is not skipped with the moves', () => {
    tell([stepOf(1, 1), stepOf(2, 1, 'Day 1 is over'), stepOf(3, 2)], { choices: 2 });
    story.skip();
    expect(story.page?.chapter.title).toBe('Day 1 is over');
    story.skip();
    expect([story.page, story.isTelling]).toEqual([null, false]);
  });

  it('comes at the end of one’s own move too', () => {
    tell([stepOf(1, ME, 'Day 1 is over')], { choices: 2 });
    vi.advanceTimersByTime(AGES);
    expect(story.page).not.toBeNull();
    story.goOn();
    expect(story.isTelling).toBe(false);
  });
});

describe('the end', () => {
  it('is told after the last move has been seen, and nothing of it before', () => {
    tell([]);
    tell([stepOf(1, 1), stepOf(2, 1, 'Day 3 is over')], { over: true });
    expect(shown()).toBe('view 1');
    story.goOn();
    const last = told();
    expect([last.ending, last.seats[0]?.points]).toEqual([null, 1]);
    expect(last.sources).toEqual(sourcesAt(1));
    expect(log.slice(0, story.moment?.logged)).toEqual(['Move 1.']);
    expect(story.fresh).toEqual([]);
    story.goOn();
    expect(story.page?.chapter.title).toBe('Day 3 is over');
    expect(story.moment?.final).toBe(true);
    story.goOn();
    expect([story.isTelling, story.fresh]).toEqual([false, ['Move 2.']]);
  });
});
