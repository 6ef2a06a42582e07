import { describe, expect, it } from 'vitest';
import type { FoxView } from '../view';
import { nameOf } from './names';

const zelda = { name: 'Zelda', note: 'pup:40' } as FoxView;
const vera = { name: 'Vera', note: null } as FoxView;

describe('a fox', () => {
  it('is called as its breeder likes', () => {
    expect(nameOf(zelda, {})).toBe('Zelda');
    expect(nameOf(zelda, { 'pup:40': 'Zelda the Great' })).toBe('Zelda the Great');
    expect(nameOf(vera, { 'pup:40': 'Other' })).toBe('Vera');
  });
});
