import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleChoice, sampleDesk } from '../../sample';
import type { ChoiceInfo, Desk } from '../../wire';
import { settings } from '../settings.svelte';
import { Asking } from './asking.svelte';
import { Picker } from './picker.svelte';

const hen = sampleChoice(1, { words: 'Take the hen', at: ['hen'] });
const pig = sampleChoice(2, { words: 'Take the pig', at: ['pig'] });
const roll = sampleChoice(3, { words: 'Roll', at: ['dice'], final: true });
const stop = sampleChoice(4, { words: 'Stop', at: ['done'], guarded: true });
const small = sampleChoice(5, { words: 'Turn it', at: ['tile'], light: true });

let desk: Desk;
let sent: number[];
let waited: number;
let seconds: number;

/** Somebody at a desk with these choices. */
function asking(...choices: ChoiceInfo[]) {
  desk = sampleDesk(0, { choices });
  const picker = new Picker(() => desk);
  const made = new Asking(picker, {
    send: (_, choice) => sent.push(choice.id),
    wait: () => (waited += 1),
    seconds: () => seconds,
  });
  return { picker, asking: made };
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, waited, seconds] = [[], 0, 3];
  settings.confirm = true;
});
afterEach(() => {
  vi.useRealTimers();
  settings.confirm = true;
});

describe('asking before playing', () => {
  it('waits for Play, however a choice was taken', () => {
    const { asking: made, picker } = asking(hen, pig);
    made.pick('pig');
    expect([sent, waited, picker.chosen]).toEqual([[], 1, pig]);
    made.ask(hen);
    expect([sent, waited, picker.chosen, picker.picked]).toEqual([[], 2, hen, []]);
    made.confirm();
    expect(sent).toEqual([1]);
  });

  it('takes the same choice twice for a yes', () => {
    const { asking: made } = asking(hen, pig);
    made.ask(hen);
    made.ask(hen);
    expect(sent).toEqual([1]);
  });

  it('never asks about what cannot be wrong', () => {
    asking(roll).asking.ask(roll);
    asking(hen, small).asking.ask(small);
    asking(hen, small).asking.pick('tile');
    expect([sent, waited]).toEqual([[3, 5, 5], 0]);
  });

  it('always asks about what gives something up, and takes no second click for a yes', () => {
    settings.confirm = false;
    const { asking: made } = asking(hen, stop);
    made.ask(stop);
    made.ask(stop);
    expect([sent, waited]).toEqual([[], 2]);
    made.confirm();
    expect(sent).toEqual([4]);
  });

  it('does not ask about what the board has asked about', () => {
    asking(hen, pig).asking.play(pig);
    expect(sent).toEqual([2]);
  });
});

describe('playing at once', () => {
  beforeEach(() => {
    settings.confirm = false;
  });

  it('plays what can be undone', () => {
    asking(hen, pig).asking.pick('hen');
    expect(sent).toEqual([1]);
  });

  it('keeps back for a moment what cannot', () => {
    const { asking: made } = asking(hen, roll);
    made.pick('dice');
    expect([sent, made.held?.choice]).toEqual([[], roll]);
    made.ask(hen);
    vi.advanceTimersByTime(2900);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect([sent, made.held]).toEqual([[3], null]);
  });

  it('lets go of it, or goes on with it, when the player says so', () => {
    const { asking: made } = asking(hen, roll);
    made.ask(roll);
    made.drop();
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    made.ask(roll);
    expect(sent).toEqual([]);
    made.goOn();
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([3]);
  });

  it('lets go of it when its decision has gone', () => {
    const { asking: made } = asking(hen, roll);
    made.ask(roll);
    made.follow({ ...desk, decision: 2 });
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
  });

  it('keeps nothing back where there is no time for it', () => {
    seconds = 0;
    asking(hen, roll).asking.ask(roll);
    expect(sent).toEqual([3]);
  });
});
