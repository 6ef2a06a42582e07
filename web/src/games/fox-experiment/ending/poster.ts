// What the saved image of a family tree shows, and how large it is.
import type { Callings } from '../../callings';
import type { FamilyFoxView } from '../view';
import type { Tree } from './tree';

export interface PosterPlayer {
  entrant: number;
  name: string;
  /** Nothing for an opponent that does not score. */
  points: number | null;
  won: boolean;
}

export interface PosterProps {
  tree: Tree<FamilyFoxView>;
  seats: number;
  players: PosterPlayer[];
  callings: Callings;
  date: string;
}

export interface PosterSize {
  width: number;
  height: number;
  /** Where the tree begins. */
  left: number;
  top: number;
  /** How many players stand beside one another in the heading, and how much room each has. */
  perLine: number;
  room: number;
}

const NARROWEST = 640;
const EDGE = 28;
const LABELS = 34;
const TITLE = 96;
const LINE = 40;
const ROOM = 290;

/** Find room for the heading above the tree. */
export function posterSize({ tree, players }: Pick<PosterProps, 'tree' | 'players'>): PosterSize {
  const width = Math.max(NARROWEST, tree.width + LABELS + 2 * EDGE);
  const perLine = Math.max(1, Math.floor((width - 2 * EDGE) / ROOM));
  const top = EDGE + TITLE + Math.ceil(players.length / perLine) * LINE;
  const left = LABELS + (width - LABELS - tree.width) / 2;
  return { width, height: top + tree.height + EDGE, left, top, perLine, room: ROOM };
}
