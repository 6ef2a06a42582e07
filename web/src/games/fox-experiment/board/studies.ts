import { TRAITS } from '../art/traits';
import type { FoxView, TraitCounts } from '../view';

/** How many symbols a fox lacks for what a level asks. */
export function missing(fox: FoxView, asked: TraitCounts): number {
  return TRAITS.reduce((sum, trait) => sum + Math.max(0, asked[trait] - fox.symbols[trait]), 0);
}
