import { describe, expect, it } from 'vitest';
import type { HeldView } from '../view';
import { bundled } from './collection';

const held = (
  kind: HeldView['kind'],
  count: number,
  mouse: HeldView['mouse'] = null,
): HeldView => ({
  ref: `held:0:wolf:${kind}:${mouse}`,
  kind,
  ring: 'inner',
  mouse,
  count,
  words: '',
  one: '',
});

describe('a collection', () => {
  it('bundles kinds as they come and counts their mice', () => {
    const bundles = bundled([
      held('sheep', 1),
      held('sheep', 2, 'brown'),
      held('butter', 1),
      held('owl', 1),
      held('sheep', 1, 'brown'),
    ]);
    expect(bundles.map(({ kind, count }) => [kind, count])).toEqual([
      ['sheep', 4],
      ['butter', 1],
      ['owl', 1],
    ]);
    expect(bundles[0]?.mice).toEqual([{ mouse: 'brown', count: 3 }]);
    expect(bundles[0]?.held).toHaveLength(3);
  });
});
