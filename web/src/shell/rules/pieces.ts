// A rule as the rulebook shows it: words, and among them the signs of the game.
const SIGN = /\{sign:([a-z-]+)\}/;

/** Words, or the name of a sign. */
export type Piece = { words: string; sign?: undefined } | { sign: string };

export function piecesOf(text: string): Piece[] {
  return text
    .split(SIGN)
    .map((part, at) => (at % 2 === 1 ? { sign: part } : { words: part }))
    .filter((piece) => piece.sign !== undefined || piece.words !== '');
}
