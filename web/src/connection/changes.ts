// A state as it was told, with what has changed since.
import type { Changed, State } from '../wire';

/** The state after what has changed; what has not is the very same as before. */
export function changedBy(state: State, { fields, view }: Changed): State {
  const after = { ...state, ...(fields as Partial<State>) };
  for (const [place, piece] of view) after.view = put(after.view, place, piece) as State['view'];
  return after;
}

/** Something with another piece at a place in it. */
function put(whole: unknown, place: (string | number)[], piece: unknown): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return piece;
  if (Array.isArray(whole))
    return whole.with(Number(first), put(whole[Number(first)], rest, piece));
  const named = whole as Record<string, unknown>;
  return { ...named, [first]: put(named[first], rest, piece) };
}
