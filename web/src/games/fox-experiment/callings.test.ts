import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../wire';
import { called, callingsOf, nameOf } from './callings';
import type { FoxView } from './view';

const zelda = { name: 'Zelda', note: 'pup:40' } as FoxView;
const vera = { name: 'Vera', note: null } as FoxView;

describe('a fox', () => {
  it('is called as its breeder likes', () => {
    expect(nameOf(zelda, {})).toBe('Zelda');
    expect(nameOf(zelda, { 'pup:40': 'Zelda the Great' })).toBe('Zelda the Great');
    expect(nameOf(vera, { 'pup:40': 'Other' })).toBe('Vera');
  });
});

describe('words', () => {
  const callings = callingsOf([{ seat: 0, name: 'Ann' } as SeatInfo], { 'pup:40': '{seat:0|x}' });

  it('are given the names of players and of foxes', () => {
    expect(called('{seat:0|player 1} breeds.', callings)).toBe('Ann breeds.');
    expect(called('{seat:1|player 2} and {pup:41|Lulu}', callings)).toBe('player 2 and Lulu');
  });

  it('take a name as it is', () => {
    expect(called('{pup:40|Zelda}, female', callings)).toBe('{seat:0|x}, female');
  });
});
