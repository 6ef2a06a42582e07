// A replay comes in parts: which of them to fetch next.

/** Where the steps of a part lie in the game: from the first of them up to the next part's first. */
export interface Stretch {
  from: number;
  to: number;
}

/** The next part to fetch: the one with the step that is looked at, then those after it, then what is left. */
export function nextPart(parts: readonly (Stretch | null)[], at: number): number | null {
  const missing = parts.flatMap((part, number) => (part ? [] : [number]));
  const wanted = partWith(parts, at);
  return missing.find((number) => number >= wanted) ?? missing[0] ?? null;
}

/** The part a step is in; where that part is not here it is guessed from the length of the nearest one before. */
function partWith(parts: readonly (Stretch | null)[], at: number): number {
  const before = parts.findLastIndex((part) => part !== null && part.from <= at);
  const near = parts[before];
  if (!near) return 0;
  const after = parts.findIndex((part) => part !== null && part.from > at);
  const length = Math.max(1, near.to - near.from);
  const guess = before + 1 + Math.floor((at - near.to) / length);
  return Math.min(guess, (after === -1 ? parts.length : after) - 1);
}
