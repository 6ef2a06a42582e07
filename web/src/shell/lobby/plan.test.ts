import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../wire';
import {
  firstPlan,
  fitted,
  optionsFor,
  seatedAs,
  tableFor,
  troubleWith,
  withSeat,
  type Plan,
} from './plan';

const game: GameInfo = {
  lessons: [],
  length: '20 minutes',
  weight: 'light',
  age: 8,
  clock: { words: 'Time for each card', seconds: [20, 10, 5] },
  boxes: [{ name: 'rare-cat', title: 'Rare cats' }],
  covers: false,
  levels: [],
  usual_level: 'cub',
  name: 'wolf-and-fox',
  title: 'The Wolf and the Fox',
  tagline: '',
  seats: [2, 3, 4],
  options: [
    { name: 'young', words: 'Young gamers', values: [0, 1], labels: ['No', 'Yes'], seats: [] },
    {
      name: 'sides',
      words: 'Dice',
      values: [6, 8],
      labels: ['Six-sided', 'Eight-sided'],
      seats: [2],
    },
  ],
};

describe('firstPlan', () => {
  it('seats me and two bots, with every option at its first value', () => {
    const plan = firstPlan(game, 'Ann');
    expect(plan.options).toEqual({ young: 0, sides: 6 });
    expect(plan.seats.map((seat) => [seat.kind, seat.level])).toEqual([
      ['me', null],
      ['bot', 'cub'],
      ['bot', 'cub'],
    ]);
    expect(new Set(plan.seats.map((seat) => seat.name)).size).toBe(3);
  });

  it('seats as few as the game allows where three are too many', () => {
    expect(firstPlan({ ...game, seats: [2] }, 'Ann').seats).toHaveLength(2);
  });
});

describe('fitted', () => {
  it('keeps what the game still offers', () => {
    const plan = { ...firstPlan(game, 'Ann'), options: { young: 1, sides: 8 } };
    expect(fitted(plan, game)).toEqual(plan);
  });

  it('keeps a clock and a box that are still there, and can do without them', () => {
    const plan = { ...firstPlan(game, 'Ann'), clock: 10, box: 'rare-cat' };
    expect(fitted(plan, game)).toEqual(plan);
    expect(fitted({ ...plan, clock: 7, box: 'gone' }, game)).toMatchObject({ clock: 0, box: null });
    expect(fitted(plan, { ...game, clock: null, boxes: [] })).toMatchObject({
      clock: 0,
      box: null,
    });
    const older = { ...plan, clock: undefined, box: undefined } as unknown as Plan;
    expect(fitted(older, game)).toMatchObject({ clock: 0, box: null });
  });

  it('drops options and seats that are no longer there', () => {
    const plan = { ...firstPlan(game, 'Ann'), options: { sides: 12, moon: 1 } };
    const fit = fitted({ ...plan, seats: withSeat(withSeat(plan.seats, 'fox'), 'fox') }, game);
    expect(fit.options).toEqual({ young: 0, sides: 6 });
    expect(fit.seats).toHaveLength(3);
    expect(fit.seats[0]?.name).toBe('Ann');
  });
});

describe('seatedAs', () => {
  it('gives a bot a name of its own and a level, and a person neither', () => {
    const { seats } = firstPlan(game, 'Ann');
    const friend = seatedAs(seats, 1, 'friend', 'fox');
    expect(friend[1]).toEqual({ kind: 'friend', name: 'Player 2', level: null });
    const again = seatedAs(friend, 1, 'bot', 'fox');
    expect(again[1]).toMatchObject({ kind: 'bot', level: 'fox' });
    expect(again[1]?.name).not.toBe(again[2]?.name);
  });

  it('leaves only one seat as mine', () => {
    const { seats } = firstPlan(game, 'Ann');
    expect(seatedAs(seats, 2, 'me', 'fox').map((seat) => seat.kind)).toEqual(['here', 'bot', 'me']);
  });

  it("keeps a person's name from one kind of seat to another", () => {
    const { seats } = firstPlan(game, 'Ann');
    expect(seatedAs(seats, 0, 'friend', 'fox')[0]?.name).toBe('Ann');
  });
});

describe('troubleWith', () => {
  const seats = firstPlan(game, 'Ann').seats;
  const named = (name: string) => seats.map((seat, at) => (at === 1 ? { ...seat, name } : seat));

  it('wants a name, not too long, and not twice', () => {
    expect(troubleWith(named('  '), 1)).toMatch('Give this player a name');
    expect(troubleWith(named('x'.repeat(25)), 1)).toMatch('at most 24');
    expect(troubleWith(named('ann '), 1)).toMatch('taken');
    expect(troubleWith(named('Ben'), 1)).toBeNull();
  });
});

describe('tableFor', () => {
  it('trims the names', () => {
    const plan = firstPlan(game, ' Ann ');
    expect(tableFor(plan, game, null).seats[0]?.name).toBe('Ann');
  });

  it('asks for the clock and for one box', () => {
    const plan = { ...firstPlan(game, 'Ann'), clock: 5, box: 'rare-cat' };
    expect(tableFor(plan, game, null)).toMatchObject({ clock: 5, box: null, box_name: 'rare-cat' });
    expect(tableFor(plan, game, 'hand = 5')).toMatchObject({ box: 'hand = 5', box_name: null });
  });

  it('leaves out options that are for other numbers of seats', () => {
    const plan = { ...firstPlan(game, 'Ann'), options: { young: 1, sides: 8 } };
    expect(optionsFor(game, 3).map((option) => option.name)).toEqual(['young']);
    expect(tableFor(plan, game, null).options).toEqual({ young: 1 });
    const two = { ...plan, seats: plan.seats.slice(0, 2) };
    expect(tableFor(two, game, null).options).toEqual({ young: 1, sides: 8 });
  });
});
