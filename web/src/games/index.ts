// The games the page can draw: each has a folder here, named like the game, with these components in it.
import type { Component } from 'svelte';
import type { BoardProps, ChapterProps, EndingProps, LegendEntry, SignProps } from './props';

type Loader<Props extends object, Exports = object> = () => Promise<
  { default: Component<Props> } & Exports
>;

const boards = import.meta.glob('./*/Board.svelte') as Record<string, Loader<BoardProps>>;
const chapters = import.meta.glob('./*/Chapter.svelte') as Record<string, Loader<ChapterProps>>;
const endings = import.meta.glob('./*/Ending.svelte') as Record<
  string,
  Loader<EndingProps, { title: string; opens?: boolean }>
>;
const keys = import.meta.glob('./*/keys.ts') as Record<
  string,
  () => Promise<{ keyWords: [string, string][] }>
>;
const signs = import.meta.glob('./*/Sign.svelte') as Record<string, Loader<SignProps>>;
const legends = import.meta.glob('./*/legend.ts') as Record<
  string,
  () => Promise<{ legendOf: (view: unknown) => LegendEntry[] }>
>;
const covers = import.meta.glob('./*/Cover.svelte') as Record<string, Loader<object>>;

async function load<Props extends object>(
  loader: Loader<Props> | undefined,
): Promise<Component<Props> | null> {
  return loader ? (await loader()).default : null;
}

export const loadBoard = (game: string) => load(boards[`./${game}/Board.svelte`]);

/** A game's own drawing of a page of the story. */
export const loadChapter = (game: string) => load(chapters[`./${game}/Chapter.svelte`]);

/** A game's own part of the end, and what its module exports: its `title`, and whether the end `opens` with it. */
export interface OwnEnding {
  Ending: Component<EndingProps>;
  title: string;
  opens: boolean;
}

export async function loadEnding(game: string): Promise<OwnEnding | null> {
  const loader = endings[`./${game}/Ending.svelte`];
  if (!loader) return null;
  const { default: Ending, title, opens = false } = await loader();
  return { Ending, title, opens };
}

/** A game's own drawing of its signs. */
export const loadSign = (game: string) => load(signs[`./${game}/Sign.svelte`]);

/** What the signs of a game mean, at a table as it is shown. */
export async function legendOf(game: string, view: unknown): Promise<LegendEntry[]> {
  const loader = legends[`./${game}/legend.ts`];
  return loader ? (await loader()).legendOf(view) : [];
}

/** Whether a game has a legend. */
export const hasLegend = (game: string) => `./${game}/legend.ts` in legends;

/** What keys do at a game's own board, beside those of every table: what its `keys.ts` exports as `keyWords`. */
export async function keyWordsOf(game: string): Promise<[string, string][]> {
  const loader = keys[`./${game}/keys.ts`];
  return loader ? (await loader()).keyWords : [];
}

export const loadCover = (game: string) => load(covers[`./${game}/Cover.svelte`]);
