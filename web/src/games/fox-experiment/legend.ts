// What is on the foxes, the dice, the board and the mats.
import type { LegendEntry } from '../props';
import { TRAITS } from './art/traits';
import labels from './labels.json';

const TOKENS = ['tail-token', 'ear-token', 'bark-token', 'spot-token'] as const;

export const SIGNS = [
  ...TRAITS,
  'half',
  'friendly',
  'wild',
  'friendly-die',
  ...TOKENS,
  'friendly-token',
  'wild-token',
  'point-token',
  'science',
  'male',
  'female',
  'gear',
  'meeple',
  'pups',
  'studies',
  'dice',
  'patrons',
] as const;
export type SignName = (typeof SIGNS)[number];

export function legendOf(): LegendEntry<SignName>[] {
  return [
    { signs: [...TRAITS], title: labels.sign_traits, words: labels.sign_traits_mean },
    { signs: ['half'], title: labels.sign_half, words: labels.sign_half_means },
    {
      signs: ['friendly', 'friendly-die'],
      title: labels.sign_friendly,
      words: labels.sign_friendly_means,
    },
    { signs: ['wild', 'wild-token'], title: labels.sign_wild, words: labels.sign_wild_means },
    { signs: [...TOKENS], title: labels.sign_tokens, words: labels.sign_tokens_mean },
    {
      signs: ['friendly-token'],
      title: labels.sign_friendly_token,
      words: labels.sign_friendly_token_means,
    },
    { signs: ['point-token'], title: labels.sign_point, words: labels.sign_point_means },
    { signs: ['science'], title: labels.sign_science, words: labels.sign_science_means },
    { signs: ['female', 'male'], title: labels.sign_sexes, words: labels.sign_sexes_mean },
    { signs: ['gear'], title: labels.sign_gear, words: labels.sign_gear_means },
    { signs: ['meeple'], title: labels.sign_meeple, words: labels.sign_meeple_means },
    { signs: ['pups'], title: labels.sign_pups, words: labels.sign_pups_mean },
    { signs: ['studies'], title: labels.sign_studies, words: labels.sign_studies_mean },
    { signs: ['dice'], title: labels.sign_dice, words: labels.sign_dice_mean },
    { signs: ['patrons'], title: labels.sign_patrons, words: labels.sign_patrons_mean },
  ];
}
