import { describe, expect, test } from 'vitest';
import { sampleChoice } from '../../../sample';
import type { ChoiceInfo } from '../../../wire';
import type { DeedView } from '../view';
import { refOf } from './deeds';

/** A choice that is a deed and points at something. */
function choice(id: number, deed: DeedView['deed'] | null, at: string): ChoiceInfo {
  const facts = deed && { kind: 'deed' as const, deed };
  return sampleChoice(id, { at: [at], facts });
}

describe('the deeds of a tile', () => {
  test('a deed that can be done in one way is picked at the tile', () => {
    const choices = [
      choice(1, 'hunt', 'hunt:0'),
      choice(2, 'mark', 'markers:3'),
      choice(3, null, 'turn'),
    ];
    expect(refOf('hunt', choices)).toBe('hunt:0');
    expect(refOf('mark', choices)).toBe('markers:3');
  });

  test('where there are several kits one has to point at a kit', () => {
    expect(refOf('kit', [choice(1, 'kit', 'kit:0:0'), choice(2, 'kit', 'kit:0:1')])).toBeNull();
  });

  test('what cannot be done is not picked', () => {
    expect(refOf('track', [choice(1, 'hunt', 'hunt:0')])).toBeNull();
  });
});
