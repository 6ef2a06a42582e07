import { describe, expect, it } from 'vitest';
import { changedBy } from './changes';
import type { Changed, State } from '../wire';

const state = {
  type: 'state',
  ply: 3,
  rivals: ['the wolf'],
  view: { seats: [{ hand: [1, 2] }, { hand: [3] }], day: 1 },
} as unknown as State;

function changed(fields: Changed['fields'], view: Changed['view']): State {
  return changedBy(state, { type: 'changed', fields, view });
}

describe('a state that has changed', () => {
  it('has what is new, and the rest as it was', () => {
    const after = changed({ ply: 4 }, [
      [['seats', 0, 'hand', 1], 9],
      [['day'], 2],
    ]);
    expect(after).toEqual({
      ...state,
      ply: 4,
      view: { seats: [{ hand: [1, 9] }, { hand: [3] }], day: 2 },
    });
    const views = [after.view, state.view] as unknown as { seats: unknown[] }[];
    expect(views[0]?.seats[1]).toBe(views[1]?.seats[1]);
    expect(after.rivals).toBe(state.rivals);
  });

  it('leaves the state before it as it was', () => {
    const before = structuredClone(state);
    changed({ ply: 4 }, [[['seats', 1], null]]);
    expect(state).toEqual(before);
  });

  it('can be another view altogether', () => {
    expect(changed({}, [[[], { day: 5 }]]).view).toEqual({ day: 5 });
    expect(changed({ view: { day: 6 } }, []).view).toEqual({ day: 6 });
  });
});
