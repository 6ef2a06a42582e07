// What is on the cards and the pad.
import type { LegendEntry } from '../props';
import labels from './labels.json';

export const SIGNS = [
  'hen',
  'pig',
  'bear',
  'rabbit',
  'zebra',
  'giraffe',
  'dolphin',
  'octopus',
  'cat',
  'fox',
  'circle',
] as const;
export type SignName = (typeof SIGNS)[number];

export function legendOf(): LegendEntry<SignName>[] {
  return [
    { signs: ['hen', 'pig'], title: labels.sign_countryside, words: labels.sign_countryside_means },
    { signs: ['bear', 'rabbit'], title: labels.sign_forest, words: labels.sign_forest_means },
    { signs: ['zebra', 'giraffe'], title: labels.sign_savannah, words: labels.sign_savannah_means },
    { signs: ['dolphin', 'octopus'], title: labels.sign_sea, words: labels.sign_sea_means },
    { signs: ['cat'], title: labels.sign_cat, words: labels.sign_cat_means },
    { signs: ['fox'], title: labels.sign_fox, words: labels.sign_fox_means },
    { signs: ['circle'], title: labels.sign_circle, words: labels.sign_circle_means },
  ];
}
