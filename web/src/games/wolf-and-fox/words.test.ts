import { describe, expect, it } from 'vitest';
import { bundled, ringOf } from './board/collection';
import { cardWords, farmWords, heldWords, matWords } from './words';
import type { HeldView } from './view';

const held = (kind: string, count: number, mouse: HeldView['mouse'] = null): HeldView => ({
  ref: `held:0:wolf:${kind}:${mouse}`,
  kind,
  mouse,
  count,
});

describe('words', () => {
  it('says what lies at a farm', () => {
    const sheep = { kind: 'sheep', mouse: 'brown' as const, bone: false };
    const pancake = { kind: 'pancake', mouse: null, bone: false };
    const farm = { ref: 'farm:6', letter: 'G', inner: sheep, outer: pancake };
    expect(farmWords(farm)).toBe('Farm G: sheep with a brown mouse, pancakes');
    expect(farmWords({ ...farm, inner: null, outer: null })).toBe('Farm G: no cards');
  });

  it('says what is on a card with a bone', () => {
    expect(cardWords({ kind: 'pig', mouse: null, bone: true })).toBe('pig with a bone');
  });

  it('says how many someone holds', () => {
    expect(heldWords(held('owl', 2))).toBe('2 owls');
    expect(heldWords(held('sheep', 3, 'black'))).toBe('3 sheep with one black mouse each');
    expect(heldWords(held('pancake', 1, 'white'))).toBe('pancakes with a white mouse');
  });

  it('says what lies on a mat, without sides for young players', () => {
    const empty = { sources: [], lost: [], owes: 0, points: 0 };
    const seat = { ref: 'seat:0', bones: 1, wolf: [held('pig', 2)], fox: [], ...empty };
    expect(matWords(seat, false)).toEqual(['1 bone.', 'Wolf side: 2 pigs.', 'Fox side: no cards.']);
    expect(matWords(seat, true)).toEqual(['1 bone.', 'Cards: 2 pigs.']);
  });
});

describe('a collection', () => {
  it('bundles kinds in the order of the decks and counts their mice', () => {
    const bundles = bundled([
      held('owl', 1),
      held('sheep', 2, 'brown'),
      held('butter', 1),
      held('sheep', 1),
    ]);
    expect(bundles.map(({ kind, count }) => [kind, count])).toEqual([
      ['sheep', 3],
      ['butter', 1],
      ['owl', 1],
    ]);
    expect(bundles[0]?.mice).toEqual([{ mouse: 'brown', count: 2 }]);
  });

  it('knows the ring of a kind', () => {
    expect(ringOf('bacon')).toBe('inner');
    expect(ringOf('badger')).toBe('outer');
  });
});
