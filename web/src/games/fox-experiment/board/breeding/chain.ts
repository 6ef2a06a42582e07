// How dice lie side by side so that halves complete each other.
import type { Trait } from '../../art/traits';
import type { RollView } from '../../view';

/** Something that shows symbols of a trait: a die, part of a friendly die, a token or a science card. */
export interface Piece {
  key: string;
  kind: Trait | 'friendly';
  from: 'die' | 'part' | 'token' | 'card';
  full: number;
  halves: number;
}

type Edge = 'none' | 'joined' | 'waiting';

/** A piece in its place, with what happens at its two edges. */
export interface Link {
  piece: Piece;
  left: Edge;
  right: Edge;
  /** It completes a symbol with the next piece. */
  toNext: boolean;
  /** The first and the last of a ring complete each other, though they do not touch. */
  ring: 'none' | 'first' | 'last';
}

/** Everything that shows symbols of a trait, as arranged so far. */
export function piecesOf(roll: RollView, trait: Trait): Piece[] {
  const pieces: Piece[] = [];
  for (const die of roll.dice) {
    if (die.kind === trait) {
      pieces.push({ key: die.ref, kind: trait, from: 'die', full: die.full, halves: die.half });
    }
    const parts = die.parts.filter((part) => part.placed === trait);
    const first = parts[0];
    if (first) {
      const full = parts.filter((part) => part.whole).length;
      const halves = parts.length - full;
      pieces.push({ key: first.ref, kind: 'friendly', from: 'part', full, halves });
    }
  }
  for (let token = 0; token < roll.helping[trait]; token += 1) {
    pieces.push({ key: `token:${token}`, kind: 'friendly', from: 'token', full: 0, halves: 1 });
  }
  for (let card = 0; card < roll.plus[trait]; card += 1) {
    pieces.push({ key: `plus:${card}`, kind: trait, from: 'card', full: 1, halves: 0 });
  }
  return pieces;
}

/** Lay pieces in a row so that as many halves as possible meet: rows of them, each between two single halves. */
export function chained(pieces: Piece[]): Link[] {
  const whole = pieces.filter((piece) => piece.halves === 0);
  const single = pieces.filter((piece) => piece.halves === 1);
  const double = pieces.filter((piece) => piece.halves > 1);
  const rows = [...whole.map((piece) => [piece])];
  const head = single.slice(0, 1);
  const tail = single.slice(1, 2);
  rows.push([...head, ...double, ...tail]);
  for (let at = 2; at < single.length; at += 2) rows.push(single.slice(at, at + 2));
  return rows.flatMap(row);
}

function row(pieces: Piece[]): Link[] {
  const isRing = pieces.length > 1 && pieces.every((piece) => piece.halves > 1);
  return pieces.map((piece, at) => {
    const first = at === 0;
    const last = at === pieces.length - 1;
    const open: Edge = isRing ? 'joined' : 'waiting';
    const left = !first ? 'joined' : piece.halves > 1 ? open : 'none';
    const right = !last ? 'joined' : reachesRight(piece, first) ? open : 'none';
    const ring = !isRing ? 'none' : first ? 'first' : last ? 'last' : 'none';
    return { piece, left, right, toNext: !last, ring };
  });
}

/** Whether the last piece of a row has a half left at its right edge. */
function reachesRight(piece: Piece, alone: boolean): boolean {
  return piece.halves > 1 || (alone && piece.halves === 1);
}

/** Count the complete symbols of a row. */
export function symbolsIn(links: Link[]): number {
  return links.reduce(
    (sum, { piece, toNext, ring }) =>
      sum + piece.full + (toNext ? 1 : 0) + (ring === 'last' ? 1 : 0),
    0,
  );
}
