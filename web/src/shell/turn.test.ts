import { describe, expect, it } from 'vitest';
import { sampleChoice, sampleDesk } from '../sample';
import type { Desk, SeatInfo, State } from '../wire';
import { awaited, undoableDesk } from './turn';
import { othersSentence, seatSentence, turnSentence } from './words/turn';

const seat = (over: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  name: 'Ann',
  kind: 'me',
  level: null,
  here: true,
  pending: false,
  thinking: false,
  points: 0,
  mark: 0,
  free_in: 0,
  ...over,
});
const desk = (at: number): Desk => sampleDesk(at);
const table = (seats: SeatInfo[], own: number[], ending: State['ending'] = null): State =>
  ({ seats, desks: own.map(desk), ending }) as unknown as State;

const ann = seat({});
const ben = seat({ seat: 1, name: 'Ben', kind: 'friend' });
const bruin = seat({ seat: 2, name: 'Bruin', kind: 'bot', level: 'fox' });

describe('turnSentence', () => {
  it('tells me when it is my turn', () => {
    expect(turnSentence(table([{ ...ann, pending: true }, ben], [0]))).toBe('It is your turn.');
  });

  it('names the one whose turn it is when several share a screen', () => {
    const here = seat({ seat: 1, name: 'Cass', kind: 'here', pending: true });
    expect(turnSentence(table([ann, here], [0, 1]))).toBe('It is Cass’ turn.');
  });

  it('names only the one who looks where people at one screen hide from each other', () => {
    const here = seat({ seat: 1, name: 'Cass', kind: 'here', pending: true });
    const state = table([{ ...ann, pending: true }, here], [0, 1]);
    const desks = [desk(0), { ...desk(1), choices: [sampleChoice(0)] }];
    expect(turnSentence({ ...state, desks })).toBe('It is Cass’ turn.');
  });

  it('names the others when they choose', () => {
    expect(turnSentence(table([ann, { ...bruin, pending: true }], [0]))).toBe('Bruin is choosing.');
    const both = [ann, { ...ben, pending: true }, { ...bruin, pending: true }];
    expect(turnSentence(table(both, [0]))).toBe('Ben and Bruin are choosing.');
  });

  it('says when a friend has to come first', () => {
    const away = { ...ben, pending: true, here: false };
    expect(turnSentence(table([ann, away], [0]))).toBe('Waiting for Ben to come to the table.');
  });

  it('says that the game goes on where the story shows a moment in which nobody chooses', () => {
    expect(turnSentence({ ...table([ann, ben], [0]), ply: 0 })).toBe('The table is being set.');
    expect(turnSentence({ ...table([ann, ben], [0]), ply: 12 })).toBe('One moment …');
  });

  it('does not call on me while a bot plays my seat', () => {
    const handed = { ...ann, pending: true, level: 'cub' as const };
    expect(turnSentence(table([handed, ben], [0]))).toBe('Ann is choosing.');
  });

  it('says who has won', () => {
    const ending = { winners: [1], rivals: [], scores: [], breakdown: [], seed: '1', salt: 's' };
    expect(turnSentence(table([ann, ben], [0], ending))).toBe('Ben wins!');
    const shared = { ...ending, winners: [0, 1] };
    expect(turnSentence(table([ann, ben], [0], shared))).toBe('Ann and Ben share the win!');
    expect(turnSentence(table([ann], [0], { ...ending, winners: [0] }))).toBe('The game is over.');
  });
});

describe('a rival without a seat', () => {
  const rivals = [{ name: 'The machine', points: 30, sources: [] }];
  const ending = { winners: [0], rivals, scores: [31], breakdown: [], seed: '1', salt: 's' };

  it('is who one won against', () => {
    expect(turnSentence(table([ann], [0], ending))).toBe('You won against The machine!');
    expect(turnSentence(table([ann], [], ending))).toBe('Ann won against The machine!');
  });

  it('wins where no seat does', () => {
    const lost = { ...ending, winners: [] };
    expect(turnSentence(table([ann], [0], lost))).toBe('The machine wins!');
    expect(turnSentence(table([ann], [0], { ...lost, rivals: [] }))).toBe('The game is over.');
  });
});

describe('othersSentence', () => {
  const pending = (seat: SeatInfo) => ({ ...seat, pending: true });

  it('names those who decide at the same time as I do', () => {
    const all = table([pending(ann), pending(ben), pending(bruin)], [0]);
    expect(othersSentence(all)).toBe('Ben and Bruin are choosing too.');
    const two = table([pending(ann), pending(ben), bruin], [0]);
    expect(othersSentence(two)).toBe('Ben is choosing too.');
  });

  it('counts them where they are many', () => {
    const many = table(
      [pending(ann), pending(ben), pending(bruin), pending({ ...ben, seat: 3 })],
      [0],
    );
    expect(othersSentence(many)).toBe('3 others are choosing too.');
  });

  it('is silent where I decide alone, wait or watch', () => {
    expect(othersSentence(table([pending(ann), ben], [0]))).toBe('');
    expect(othersSentence(table([ann, pending(ben)], [0]))).toBe('');
    expect(othersSentence(table([pending(ann), pending(ben)], []))).toBe('');
  });
});

describe('awaited', () => {
  it('lists friends who have not come, unless a bot plays for them', () => {
    const away = { ...ben, here: false };
    expect(awaited(table([ann, away, bruin], [0]))).toEqual([away]);
    expect(awaited(table([ann, { ...away, level: 'fox' }], [0]))).toEqual([]);
  });

  it('does not tell those who have just come that they are not there', () => {
    expect(awaited(table([ann, { ...ben, here: false }], [1]))).toEqual([]);
  });
});

describe('seatSentence', () => {
  it('says who plays a seat', () => {
    expect(seatSentence(ann, true)).toBe('you');
    expect(seatSentence(ben, false)).toBe('here');
    expect(seatSentence({ ...ben, here: false }, false)).toBe('away');
    expect(seatSentence(bruin, false)).toBe('bot, fox');
    expect(seatSentence({ ...ann, level: 'kit' }, true)).toBe('played by a bot, kit');
  });
});

describe('undoableDesk', () => {
  const both = [0, 1].map((at) => ({ ...desk(at), may_undo: true }));
  const shared = (viewer: number | null, desks = both): State => ({
    ...table([ann, seat({ seat: 1, name: 'Cass', kind: 'here' })], []),
    desks,
    viewer,
  });

  it('takes back what the one who looks has done', () => {
    expect(undoableDesk(shared(1))?.seat).toBe(1);
  });

  it('takes back what another at this screen has done where nobody hides', () => {
    const [anns = desk(0), cass = desk(1)] = both;
    expect(undoableDesk(shared(1, [anns, { ...cass, may_undo: false }]))?.seat).toBe(0);
  });

  it('takes back nothing where nobody may', () => {
    expect(undoableDesk(shared(null, [desk(0), desk(1)]))).toBeNull();
  });
});
