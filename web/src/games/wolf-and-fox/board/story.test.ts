import { describe, expect, it } from 'vitest';
import { tellStory } from './story';
import { Storyteller } from './storyteller';
import type { CardView, SeatView, View } from '../view';

const card = (kind: CardView['kind'], ring: CardView['ring']): CardView => ({
  kind,
  ring,
  mouse: null,
  bone: false,
});
const sheep = card('sheep', 'inner');
const butter = card('butter', 'outer');

function seat(number: number, change: Partial<SeatView> = {}): SeatView {
  const empty = {
    wolf: [],
    fox: [],
    sources: [],
    lost: [],
    loss: '',
    words: [],
    by_day: [],
    now: 0,
  };
  return { ref: `seat:${number}`, points: 0, bones: 1, owes: 0, ...empty, ...change };
}

function table(change: Partial<View> = {}): View {
  return {
    words: [],
    phase: 'collect',
    day: 1,
    days: 3,
    round: 1,
    rounds: 4,
    rolls: 1,
    moves: 0,
    start: 0,
    turn: 0,
    sides: 6,
    young: false,
    farms: [...'ABCDEFGH'].map((letter, i) => ({
      ref: `farm:${i}`,
      letter,
      words: '',
      inner: sheep,
      outer: butter,
      steps: { wolf: i || 8, fox: (i + 4) % 8 || 8 },
    })),
    wolf: 0,
    fox: 4,
    dice: [2, 5, 6].map((value, i) => ({ ref: `die:${i}`, value, used_by: null })),
    decks: { inner: 34, outer: 34, farmer: 12 },
    farmer: null,
    seats: [seat(0), seat(1)],
    legend: {},
    ...change,
  };
}

/** The table with farms emptied and dice used, one for each move. */
function after(start: View, emptied: number[], users: number[], change: Partial<View> = {}): View {
  return {
    ...start,
    farms: start.farms.map((farm, i) =>
      emptied.includes(i) ? { ...farm, inner: null, outer: null } : farm,
    ),
    dice: start.dice.map((die, i) => ({ ...die, used_by: users[i] ?? null })),
    moves: users.length,
    ...change,
  };
}

const farmer = { ref: 'farmer', number: 8, name: 'The Cudgel', words: '', day: 1, taken: 0 };

describe('one move', () => {
  it('tells who walked, how far, and what was taken', () => {
    const before = table();
    const story = tellStory(before, after(before, [6], [0], { fox: 6, turn: 1 }));
    expect(story).toEqual({
      walk: {
        figure: 'fox',
        from: 4,
        steps: 2,
        seat: 0,
        inner: sheep,
        outer: butter,
      },
      rolled: false,
      dayEnded: false,
    });
  });

  it('knows a lap by the cards that are gone', () => {
    const before = table();
    const story = tellStory(before, after(before, [0], [0], { turn: 1 }));
    expect(story?.walk).toMatchObject({ figure: 'wolf', from: 0, steps: 8 });
  });

  it('tells that the dice were rolled when it was the last of the round', () => {
    const before = after(table(), [6], [0], { fox: 6, turn: 1 });
    const story = tellStory(
      before,
      table({ round: 2, rolls: 2, moves: 2, fox: 6, wolf: 5, turn: 1, start: 1 }),
    );
    expect(story).toMatchObject({
      walk: { figure: 'wolf', steps: 5, seat: 1 },
      rolled: true,
      dayEnded: false,
    });
  });

  it('tells that the day has ended when the farmer comes', () => {
    const before = after(table({ round: 4 }), [6], [0], { fox: 6, turn: 1 });
    const come = after(before, [6, 2], [0, 1], { wolf: 2, phase: 'farmer', turn: null, farmer });
    expect(tellStory(before, come)).toMatchObject({
      walk: { figure: 'wolf' },
      rolled: false,
      dayEnded: true,
    });
  });
});

describe('the farmer', () => {
  const waiting = table({ round: 4, rolls: 4, moves: 8, phase: 'farmer', farmer });
  const later = { ...waiting, farmer: { ...farmer, taken: 1 } };

  it('tells a loss without a walk', () => {
    expect(tellStory(waiting, later)).toEqual({ walk: null, rolled: false, dayEnded: false });
  });

  it('goes on while he takes more, and not when something is taken back', () => {
    const next = { ...waiting, farmer: { ...farmer, taken: 2 } };
    expect(tellStory(later, next)).not.toBeNull();
    expect(tellStory(next, later)).toBeNull();
    expect(tellStory(later, table({ round: 4, rolls: 4, moves: 7 }))).toBeNull();
  });

  it('rolls for the next day after the last loss', () => {
    expect(tellStory(waiting, table({ day: 2, rolls: 5, moves: 8, farmer }))).toMatchObject({
      rolled: true,
      dayEnded: true,
    });
  });
});

describe('no story', () => {
  it('is told of a jump ahead, of a step back, or of another game', () => {
    const before = table();
    expect(tellStory(before, after(before, [1, 2], [0, 1], { fox: 6, wolf: 2 }))).toBeNull();
    expect(tellStory(after(before, [6], [0], { fox: 6 }), before)).toBeNull();
    expect(tellStory(before, table({ day: 3, rolls: 9, moves: 16 }))).toBeNull();
    expect(tellStory(before, table({ seats: [seat(0), seat(1), seat(2)] }))).toBeNull();
  });
});

describe('the storyteller', () => {
  it('keeps the story while the same view comes again', () => {
    const teller = new Storyteller();
    const before = table();
    const later = after(before, [6], [0], { fox: 6, turn: 1 });
    expect(teller.follow(before)).toBeNull();
    const story = teller.follow(later);
    expect(story).not.toBeNull();
    expect(teller.follow(structuredClone(later))).toBe(story);
  });
});
