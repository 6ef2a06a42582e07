import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire';
import { called, callingsOf } from './callings';

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
