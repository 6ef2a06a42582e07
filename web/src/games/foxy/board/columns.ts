// How players stand side by side.

/** In how many columns so many players stand, with as few gaps as can be. */
export function columnsFor(players: number): number {
  return players === 3 || players > 4 ? 3 : 2;
}
