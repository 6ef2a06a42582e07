import { describe, expect, it } from 'vitest';
import { tellStory } from './story';
import { Storyteller } from './storyteller';
import type { CardView, SeatView, Side, View } from '../view';

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
    is_settled: true,
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
      path_ref: `path:${i}`,
      letter,
      words: '',
      inner: sheep,
      outer: butter,
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

/** What a move leaves its mark on: the farm reached, the figure, and every farm it passed. */
const traces = (figure: Side, ...way: number[]) => [
  `farm:${way.at(-1)}`,
  figure,
  ...way.map((farm) => `path:${farm}`),
];

const farmer = { ref: 'farmer', number: 8, name: 'The Cudgel', words: '', day: 1, taken: 0 };

describe('one move', () => {
  it('tells who walked, how far, and what was taken', () => {
    const before = table();
    const story = tellStory(
      before,
      after(before, [6], [0], { fox: 6, turn: 1 }),
      traces('fox', 5, 6),
    );
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

  it('walks every step of a way that leads once round and on', () => {
    const before = table();
    const lap = [1, 2, 3, 4, 5, 6, 7, 0];
    const round = tellStory(before, after(before, [0], [0], { turn: 1 }), traces('wolf', ...lap));
    expect(round?.walk).toMatchObject({ figure: 'wolf', from: 0, steps: 8 });
    const moved = after(before, [2], [0], { wolf: 2, turn: 1 });
    const further = tellStory(before, moved, traces('wolf', ...lap, 1, 2));
    expect(further?.walk).toMatchObject({ figure: 'wolf', from: 0, steps: 10 });
  });

  it('tells that the dice were rolled when it was the last of the round', () => {
    const before = after(table(), [6], [0], { fox: 6, turn: 1 });
    const story = tellStory(
      before,
      table({ round: 2, rolls: 2, moves: 2, fox: 6, wolf: 5, turn: 1, start: 1 }),
      traces('wolf', 1, 2, 3, 4, 5),
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
    expect(tellStory(before, come, traces('wolf', 1, 2))).toMatchObject({
      walk: { figure: 'wolf' },
      rolled: false,
      dayEnded: true,
    });
  });
});

describe('the farmer', () => {
  const waiting = table({ round: 4, rolls: 4, moves: 8, phase: 'farmer', farmer });
  const later = { ...waiting, farmer: { ...farmer, taken: 1 } };
  const LOSS = ['seat:0'];

  it('tells a loss without a walk', () => {
    expect(tellStory(waiting, later, LOSS)).toEqual({ walk: null, rolled: false, dayEnded: false });
  });

  it('goes on while he takes more, and not when something is taken back', () => {
    const next = { ...waiting, farmer: { ...farmer, taken: 2 } };
    expect(tellStory(later, next, LOSS)).not.toBeNull();
    expect(tellStory(next, later, LOSS)).toBeNull();
    expect(tellStory(later, table({ round: 4, rolls: 4, moves: 7 }), LOSS)).toBeNull();
  });

  it('rolls for the next day after the last loss', () => {
    expect(tellStory(waiting, table({ day: 2, rolls: 5, moves: 8, farmer }), LOSS)).toMatchObject({
      rolled: true,
      dayEnded: true,
    });
  });
});

describe('no story', () => {
  it('is told of a jump ahead, of a step back, or of another game', () => {
    const before = table();
    const wolf = traces('wolf', 1, 2);
    const two = after(before, [1, 2], [0, 1], { fox: 6, wolf: 2 });
    expect(tellStory(before, two, wolf)).toBeNull();
    expect(tellStory(after(before, [6], [0], { fox: 6 }), before, wolf)).toBeNull();
    expect(tellStory(before, table({ day: 3, rolls: 9, moves: 16 }), wolf)).toBeNull();
    expect(tellStory(before, table({ seats: [seat(0), seat(1), seat(2)] }), wolf)).toBeNull();
  });
});

describe('the storyteller', () => {
  it('keeps the story while the same view comes again', () => {
    const teller = new Storyteller();
    const before = table();
    const later = after(before, [6], [0], { fox: 6, turn: 1 });
    expect(teller.follow(before, [])).toBeNull();
    const way = traces('fox', 5, 6);
    const story = teller.follow(later, way);
    expect(story).not.toBeNull();
    expect(teller.follow(structuredClone(later), way)).toBe(story);
  });
});
