// What a fox card shows: its name, its looks and its tracks.
import { TRAITS, type Trait } from './pieces/traits';
import type { FoxView, Sex, TraitCounts } from './view';

/** The spaces of a track: a square gives a die, a circle a token. */
export const SPACES = ['square', 'circle', 'square', 'circle', 'circle'] as const;

/** What a fox is called: as its breeder likes, or else as its card says. */
export function nameOf(fox: FoxView, notes: Record<string, string>): string {
  return (fox.note === null ? undefined : notes[fox.note]) ?? fox.name;
}

/** How strongly each trait shows in the drawing: what it was born with, or what its dice stand for. */
export function looksOf(fox: FoxView): TraitCounts {
  const looks = { tail: 0, ear: 0, bark: 0, spot: 0 };
  for (const trait of TRAITS) looks[trait] = Math.max(...marksOf(fox, trait).map(place), 0);
  return looks;
}

const place = (marked: boolean, at: number) => (marked ? at + 1 : 0);

/** Which spaces of a track are marked. A die that was put on the fox later marks its square alone. */
export function marksOf(fox: FoxView, trait: Trait): boolean[] {
  const squares = fox.dice[trait];
  return SPACES.map((shape, at) => {
    const marked = at < fox.symbols[trait];
    return marked || (shape === 'square' && at < 2 * squares - 1);
  });
}

/** How many symbols lie beyond the end of a track. */
export function beyond(fox: FoxView, trait: Trait): number {
  return Math.max(0, fox.symbols[trait] - SPACES.length);
}

/** Trait by trait, every die the fox gives as a parent. */
export function diceOf(fox: FoxView): Trait[] {
  return TRAITS.flatMap((trait) => Array.from({ length: fox.dice[trait] }, () => trait));
}

const parent: Record<Sex, string> = { male: 'father', female: 'mother' };

/** Say what a fox becomes when it breeds. */
export function parentOf(sex: Sex): string {
  return parent[sex];
}
