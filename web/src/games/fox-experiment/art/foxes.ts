// How a fox is drawn: how strongly its traits show, and its dice.
import { TRAITS, type Trait } from './traits';
import type { FoxView, TraitCounts } from '../view';

/** How strongly each trait shows in the drawing: as far as its track is marked. */
export function looksOf(fox: FoxView): TraitCounts {
  const looks = { tail: 0, ear: 0, bark: 0, spot: 0 };
  for (const trait of TRAITS) looks[trait] = fox.marks[trait].lastIndexOf(true) + 1;
  return looks;
}

/** Trait by trait, every die the fox gives as a parent. */
export function diceOf(fox: FoxView): Trait[] {
  return TRAITS.flatMap((trait) => Array.from({ length: fox.dice[trait] }, () => trait));
}
