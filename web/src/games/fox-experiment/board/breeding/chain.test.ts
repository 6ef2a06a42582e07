import { describe, expect, it } from 'vitest';
import type { RollView } from '../../view';
import { chained, piecesOf, symbolsIn, type Piece } from './chain';

const die = (key: string, full: number, halves: number): Piece => ({
  key,
  kind: 'tail',
  from: 'die',
  full,
  halves,
});
const laid = (...faces: [number, number][]) =>
  chained(faces.map(([full, halves], at) => die(`die:${at}`, full, halves)));
const waiting = (links: ReturnType<typeof chained>) =>
  links.flatMap(({ left, right }) => [left, right]).filter((edge) => edge === 'waiting').length;

describe('dice side by side', () => {
  it('join two halves into one symbol', () => {
    const links = laid([0, 1], [0, 1]);
    expect(symbolsIn(links)).toBe(1);
    expect(links.map(({ left, right }) => [left, right])).toEqual([
      ['none', 'joined'],
      ['joined', 'none'],
    ]);
  });

  it('let both halves of a single die wait', () => {
    const links = laid([0, 2]);
    expect(symbolsIn(links)).toBe(0);
    expect(waiting(links)).toBe(2);
  });

  it('join two dice with two halves each twice', () => {
    const links = laid([0, 2], [0, 2]);
    expect(symbolsIn(links)).toBe(2);
    expect(links.map(({ ring }) => ring)).toEqual(['first', 'last']);
    expect(waiting(links)).toBe(0);
  });

  it('leave one half waiting where their number is odd', () => {
    expect(waiting(laid([0, 1], [0, 2]))).toBe(1);
    expect(waiting(laid([0, 1], [0, 1], [1, 1]))).toBe(1);
  });

  it('complete as many symbols as the rules count, whatever was rolled', () => {
    const faces: [number, number][] = [
      [0, 1],
      [1, 0],
      [0, 2],
      [1, 1],
    ];
    for (let roll = 0; roll < 4 ** 5; roll += 1) {
      for (let dice = 1; dice <= 5; dice += 1) {
        const rolled = Array.from({ length: dice }, (_, at) => faces[(roll >> (2 * at)) & 3]);
        const shown = rolled.filter((face) => face !== undefined);
        const halves = shown.reduce((sum, [, half]) => sum + half, 0);
        const showing = shown.filter(([, half]) => half > 0).length;
        const full = shown.reduce((sum, [whole]) => sum + whole, 0);
        const pairs = showing > 1 ? Math.floor(halves / 2) : 0;
        const links = laid(...shown);
        expect(symbolsIn(links)).toBe(full + pairs);
        expect(waiting(links)).toBe(halves - 2 * pairs);
      }
    }
  });
});

describe('the pieces of a trait', () => {
  it('are its dice, what friendly dice stand for, tokens and cards', () => {
    const none = { tail: 0, ear: 0, bark: 0, spot: 0 };
    const roll: RollView = {
      sex: 'male',
      dice: [
        { ref: 'die:0', kind: 'tail', full: 0, half: 1, parts: [] },
        { ref: 'die:1', kind: 'ear', full: 1, half: 0, parts: [] },
        {
          ref: 'die:2',
          kind: 'friendly',
          full: 1,
          half: 1,
          parts: [
            { ref: 'part:0:0', whole: true, placed: 'ear' },
            { ref: 'part:0:1', whole: false, placed: 'tail' },
          ],
        },
      ],
      symbols: none,
      waiting: none,
      helping: { ...none, tail: 1 },
      plus: { ...none, tail: 1 },
      tokens_left: 0,
    };
    const tail = piecesOf(roll, 'tail').map(({ key, from, full, halves }) => [
      key,
      from,
      full,
      halves,
    ]);
    expect(tail).toEqual([
      ['die:0', 'die', 0, 1],
      ['part:0:1', 'part', 0, 1],
      ['token:0', 'token', 0, 1],
      ['plus:0', 'card', 1, 0],
    ]);
    expect(symbolsIn(chained(piecesOf(roll, 'ear')))).toBe(2);
  });
});
