// The guide through a first game: one area for the set-up and one for each round, in a few sentences.
import labels from '../labels.json';

/** The parts of the table that a page of the guide points out. */
export type Introduced = 'objectives' | 'territories' | 'den' | 'growth' | 'mountain';

export interface GuidePage {
  title: string;
  area: Introduced;
  sentences: string[];
}

/** The page for the set-up, then one for each round. */
export const GUIDE: readonly GuidePage[] = [
  {
    title: labels.guide_objectives,
    area: 'objectives',
    sentences: [
      labels.guide_objectives_goal,
      labels.guide_objectives_score,
      labels.guide_objectives_kits,
    ],
  },
  {
    title: labels.guide_territories,
    area: 'territories',
    sentences: [
      labels.guide_territories_place,
      labels.guide_territories_walk,
      labels.guide_territories_pay,
      labels.guide_territories_act,
      labels.guide_territories_hunter,
    ],
  },
  {
    title: labels.guide_den,
    area: 'den',
    sentences: [
      labels.guide_den_die,
      labels.guide_den_chart,
      labels.guide_den_lay,
      labels.guide_den_exit,
    ],
  },
  {
    title: labels.guide_growth,
    area: 'growth',
    sentences: [
      labels.guide_growth_rows,
      labels.guide_growth_out,
      labels.guide_growth_exit,
      labels.guide_growth_instinct,
    ],
  },
  {
    title: labels.guide_mountain,
    area: 'mountain',
    sentences: [
      labels.guide_mountain_climb,
      labels.guide_mountain_last,
      labels.guide_mountain_score,
    ],
  },
];
