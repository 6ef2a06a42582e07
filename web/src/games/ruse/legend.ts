// The signs on spaces, tiles and boards, in the order in which a newcomer meets them.
import type { LegendEntry } from '../props';
import { signs, type IconName } from './art/signs';
import labels from './labels.json';

const RESOURCES = ['vole', 'fish', 'berry', 'egg'] as const;
const INSTINCTS = [
  'instinct-hunter',
  'instinct-territory',
  'instinct-explorer',
  'instinct-forager',
  'instinct-cunning',
  'instinct-family',
] as const;

export type SignName = IconName | (typeof RESOURCES)[number];
export const SIGNS: readonly SignName[] = [...RESOURCES, ...(Object.keys(signs) as IconName[])];

export function legendOf(): LegendEntry<SignName>[] {
  const { sign_resources: resources, sign_resources_mean: resourcesMean } = labels;
  return [
    { signs: ['growth'], title: labels.sign_growth, words: labels.sign_growth_means },
    { signs: ['victory'], title: labels.sign_victory, words: labels.sign_victory_means },
    { signs: [...RESOURCES], title: resources, words: resourcesMean },
    { signs: ['resource'], title: labels.sign_resource, words: labels.sign_resource_means },
    { signs: ['any-resource'], title: labels.sign_any, words: labels.sign_any_means },
    { signs: ['penalty'], title: labels.sign_penalty, words: labels.sign_penalty_means },
    { signs: ['hunt'], title: labels.sign_hunt, words: labels.sign_hunt_means },
    { signs: ['mark'], title: labels.sign_mark, words: labels.sign_mark_means },
    { signs: ['track'], title: labels.sign_track, words: labels.sign_track_means },
    { signs: ['step'], title: labels.sign_step, words: labels.sign_step_means },
    { signs: ['kit'], title: labels.sign_kit, words: labels.sign_kit_means },
    { signs: ['advance'], title: labels.sign_advance, words: labels.sign_advance_means },
    { signs: ['target'], title: labels.sign_target, words: labels.sign_target_means },
    { signs: ['hunter'], title: labels.sign_hunter, words: labels.sign_hunter_means },
    { signs: ['den'], title: labels.sign_den, words: labels.sign_den_means },
    { signs: ['bonus'], title: labels.sign_bonus, words: labels.sign_bonus_means },
    { signs: ['flag'], title: labels.sign_flag, words: labels.sign_flag_means },
    { signs: ['objective'], title: labels.sign_objective, words: labels.sign_objective_means },
    { signs: ['cheese'], title: labels.sign_cheese, words: labels.sign_cheese_means },
    { signs: [...INSTINCTS], title: labels.sign_instincts, words: labels.sign_instincts_mean },
  ];
}
