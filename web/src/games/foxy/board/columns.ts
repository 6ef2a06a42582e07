// How players stand side by side.

/** In how many columns so many players stand, with as few gaps as can be. */
export function columnsFor(players: number): number {
  if (players < 4) return 1;
  return players === 4 ? 2 : 3;
}
