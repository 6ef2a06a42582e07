// Legends and rulebooks draw only signs that their game has, and say something of every one.
import { expect, test } from 'vitest';
import type { LegendEntry } from './props';

interface Legend {
  SIGNS: readonly string[];
  legendOf: (view: unknown) => LegendEntry[];
}
const legends = import.meta.glob('./*/legend.ts', { eager: true }) as Record<string, Legend>;
const boards = import.meta.glob('./*/Board.svelte');
const rulebooks = import.meta.glob('../../../src/reynard/games/*/rules.md', {
  eager: true,
  query: '?raw',
  import: 'default',
}) as Record<string, string>;

/** A view of The Wolf and the Fox has the words of its legend, by the numbers of the box. */
const view = { legend: new Proxy({}, { get: () => 'words' }) };
const games = Object.keys(boards).map((path) => path.split('/')[1] ?? '');

test.each(games)('%s has a legend of all its signs', (game) => {
  const legend = legends[`./${game}/legend.ts`];
  const entries = legend?.legendOf(view) ?? [];
  const named = entries.flatMap(({ signs }) => signs);
  expect([...named].sort()).toEqual([...(legend?.SIGNS ?? ['none'])].sort());
  expect(entries.every(({ title, words }) => title && words)).toBe(true);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
});

test.each(games)('the rulebook of %s draws signs that it has', (game) => {
  const folder = game.replaceAll('-', '_');
  const text = rulebooks[`../../../src/reynard/games/${folder}/rules.md`] ?? '';
  const drawn = [...text.matchAll(/\{sign:([^}]*)\}/g)].map((found) => found[1]);
  expect(drawn.length).toBeGreaterThan(5);
  for (const sign of drawn) expect(legends[`./${game}/legend.ts`]?.SIGNS).toContain(sign);
});
