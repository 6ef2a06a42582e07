// The kinds of science card, named by what each one lets a player do.
import type { Trait } from './traits';

export type ScienceKind =
  | 'foxes'
  | 'swap_discard'
  | 'swap_faceup'
  | 'trade'
  | 'change'
  | 'reroll'
  | 'extra'
  | `plus_${Trait}`
  | 'mixed'
  | 'keep';
