import { describe, expect, test } from 'vitest';
import { refOf } from './deeds';

/** A choice that points at some things. */
function choice(id: number, ...at: string[]) {
  return { id, words: '', at, rule: '', gives: '', facts: null };
}

describe('the deeds of a tile', () => {
  test('a deed that can be done in one way is picked at the tile', () => {
    const choices = [choice(1, 'hunt:0'), choice(2, 'markers:3'), choice(3, 'turn')];
    expect(refOf('hunt', choices)).toBe('hunt:0');
    expect(refOf('mark', choices)).toBe('markers:3');
  });

  test('where there are several kits one has to point at a kit', () => {
    expect(refOf('kit', [choice(1, 'kit:0:0'), choice(2, 'kit:0:1')])).toBeNull();
  });

  test('what cannot be done is not picked', () => {
    expect(refOf('track', [choice(1, 'hunt:0')])).toBeNull();
  });
});
