// What the patrons pay for.
import type { Trait } from './traits';

export type PatronGoal =
  | `tokens_${Trait}`
  | 'friendliness'
  | 'sets'
  | 'horizontal'
  | 'vertical'
  | 'last_pups'
  | 'studies'
  | 'points'
  | 'columns';
