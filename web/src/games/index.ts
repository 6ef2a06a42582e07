// The games the page can draw: each has a folder here, named like the game, with these components in it.
import type { Component } from 'svelte';
import type { Marks } from '../shell/picking';
import type { ChoiceInfo, SeatInfo } from '../wire';

/** What every board is given. A board only draws, and says what was picked. */
export interface BoardProps {
  view: unknown;
  seats: SeatInfo[];
  viewer: number | null;
  marks: Marks;
  pick: (ref: string) => void;
  previewed: ChoiceInfo | null;
}

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob('./*/Board.svelte') as Record<string, Loader<BoardProps>>;
const covers = import.meta.glob('./*/Cover.svelte') as Record<string, Loader<object>>;

async function load<Props extends object>(
  loader: Loader<Props> | undefined,
): Promise<Component<Props> | null> {
  return loader ? (await loader()).default : null;
}

export const loadBoard = (game: string) => load(boards[`./${game}/Board.svelte`]);
export const loadCover = (game: string) => load(covers[`./${game}/Cover.svelte`]);
