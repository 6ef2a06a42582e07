// The games the page can draw: each has a folder here, named like the game, with these components in it.
import type { Component } from 'svelte';
import type { Marks } from '../shell/picking';
import type { ChoiceInfo, ClockInfo, Ending, SeatInfo } from '../wire';

/** What every board is given. A board only draws, and says what was picked. */
export interface BoardProps {
  view: unknown;
  seats: SeatInfo[];
  viewer: number | null;
  marks: Marks;
  pick: (ref: string) => void;
  previewed: ChoiceInfo | null;
  /** What the viewer may do now; nothing for a spectator and in a replay. */
  choices: ChoiceInfo[];
  /** Play a choice at once, without asking again: for dragging and for big buttons. */
  play: (id: number) => void;
  /** The names that players have given to things, by their refs. */
  notes: Record<string, string>;
  /** Give a thing a name; a refusal is told to the player. */
  note: (key: string, text: string) => void;
  /** The game's own forecast for the things of these refs; it rejects with a sentence that says why not. */
  forecast: (at: string[]) => Promise<unknown>;
  /** What has happened so far, in words. */
  logLines: string[];
  /** Take back the viewer's last step, where that may be done now. */
  takeBack: (() => void) | null;
  /** The viewer's time for this decision and what is left of it just now, both in seconds; it counts down live. */
  clock: ClockInfo | null;
}

/** What a game's own part of the end is given. */
export interface EndingProps {
  /** Say that the result is no longer a secret: where the end opens with this part, the page keeps it until then. */
  tell: () => void;
  view: unknown;
  seats: SeatInfo[];
  viewer: number | null;
  ending: Ending;
  notes: Record<string, string>;
}

type Loader<Props extends object> = () => Promise<{
  default: Component<Props>;
  title?: string;
  opens?: boolean;
}>;

const boards = import.meta.glob('./*/Board.svelte') as Record<string, Loader<BoardProps>>;
const endings = import.meta.glob('./*/Ending.svelte') as Record<string, Loader<EndingProps>>;
const keys = import.meta.glob('./*/keys.ts', { eager: true }) as Record<
  string,
  { keyWords: [string, string][] }
>;
const covers = import.meta.glob('./*/Cover.svelte') as Record<string, Loader<object>>;

async function load<Props extends object>(
  loader: Loader<Props> | undefined,
): Promise<Component<Props> | null> {
  return loader ? (await loader()).default : null;
}

export const loadBoard = (game: string) => load(boards[`./${game}/Board.svelte`]);
/** A game's own part of the end, and what its module exports: its `title`, and whether the end `opens` with it. */
export interface OwnEnding {
  Ending: Component<EndingProps>;
  title: string;
  opens: boolean;
}

export async function loadEnding(game: string): Promise<OwnEnding | null> {
  const loader = endings[`./${game}/Ending.svelte`];
  if (!loader) return null;
  const { default: Ending, title = 'The story', opens = false } = await loader();
  return { Ending, title, opens };
}

/** What keys do at a game's own board, beside those of every table: what its `keys.ts` exports as `keyWords`. */
export const keyWordsOf = (game: string): [string, string][] =>
  keys[`./${game}/keys.ts`]?.keyWords ?? [];

export const loadCover = (game: string) => load(covers[`./${game}/Cover.svelte`]);
