// Every sign that a legend or a rulebook names is drawn by its game.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { SignProps } from './props';

const legends = import.meta.glob('./*/legend.ts', { eager: true }) as Record<
  string,
  { SIGNS: readonly string[] }
>;
const drawings = import.meta.glob('./*/Sign.svelte', { eager: true }) as Record<
  string,
  { default: Component<SignProps> }
>;
const signs = Object.entries(legends).flatMap(([path, { SIGNS }]) => {
  const game = path.split('/')[1] ?? '';
  return SIGNS.map((name): [string, string] => [game, name]);
});

test.each(signs)('%s draws %s', (game, name) => {
  const Sign = drawings[`./${game}/Sign.svelte`]?.default;
  expect(Sign && render(Sign, { props: { name } }).body).toContain('<svg');
});
