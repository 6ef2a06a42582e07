// Which tallies have been looked at: a show starts of itself only once.

const begun = new Set<string>();

/** Whether a game's tally starts of itself: only the first time that it is looked at. */
export function startsItself(game: string): boolean {
  if (begun.has(game)) return false;
  begun.add(game);
  return true;
}
