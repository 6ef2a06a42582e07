// What scores, and what everything is for.
import type { LegendEntry } from '../props';
import labels from './labels.json';
import type { View } from './view';

const CARDS = ['sheep', 'pig', 'chicken', 'bacon', 'pancake', 'butter'] as const;
const FRIENDS = ['rabbit', 'hedgehog', 'squirrel', 'owl', 'badger'] as const;
const MICE = ['mouse-brown', 'mouse-black', 'mouse-white'] as const;
const PILES = ['inner', 'outer', 'farmer'] as const;

/** Everything that can be drawn as a sign. */
export const SIGNS = [
  ...CARDS,
  ...FRIENDS,
  ...MICE,
  'bone',
  'lantern',
  'divider',
  'inner-pile',
  'outer-pile',
  'farmer-pile',
  'wolf',
  'fox',
] as const;
export type SignName = (typeof SIGNS)[number];

export function legendOf({ legend }: View): LegendEntry<SignName>[] {
  const entries: LegendEntry<SignName>[] = [
    { signs: ['wolf', 'fox'], title: labels.wolf_and_fox, words: labels.wolf_and_fox_walk },
    ...CARDS.map((kind) => ({
      signs: [kind],
      title: labels[`card_${kind}`],
      words: legend[kind] ?? '',
    })),
    { signs: [...FRIENDS], title: labels.forest_friends, words: legend.owl ?? '' },
    { signs: [...MICE], title: labels.mice, words: legend.mouse ?? '' },
    { signs: ['bone'], title: labels.bone, words: legend.bone ?? '' },
    { signs: ['lantern'], title: labels.lantern, words: legend.lantern ?? '' },
    { signs: ['divider'], title: labels.divider, words: legend.divider ?? '' },
    ...PILES.map((pile) => ({
      signs: [`${pile}-pile` as const],
      title: labels[`${pile}_pile`],
      words: legend[pile] ?? '',
    })),
  ];
  return entries.filter(({ words }) => words !== '');
}
