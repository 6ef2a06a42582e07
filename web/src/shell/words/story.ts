// What the page says while it tells the story of a game.
import type { Pace } from '../settings.svelte';

export const lastMove = 'The last move';
export const nothingYet = 'Nothing has happened yet.';
export const theLastMove = 'That was the last move of the game.';
export const goOn = 'Go on';
export const goOnKey = 'Go on (Space)';
export const skip = 'Skip to now';

export function moreToCome(moves: number): string {
  return moves === 1 ? 'one more move' : `${moves} more moves`;
}

export const paces: Record<Pace, string> = {
  slow: 'slow',
  normal: 'normal',
  quick: 'quick',
  once: 'all at once',
};
/** The same, as short as a sign. */
export const paceSigns: Record<Pace, string> = {
  slow: '½×',
  normal: '1×',
  quick: '2×',
  once: '»',
};

export function pace(now: Pace): string {
  return `Pace: ${paces[now]}. Change it`;
}

/** The title of the window while someone's move is shown. */
export function moves(name: string | undefined): string {
  return name === undefined ? 'The game begins.' : `${name} moves.`;
}

export const gained = 'Points gained';
export const gainedBySource = 'Points gained, by source';
export const gainedInIt = 'Gained';
