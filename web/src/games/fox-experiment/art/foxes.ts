// What a fox card shows: its name, its looks and its tracks.
import { TRAITS, type Trait } from './traits';
import type { FoxTrack, FoxView, Sex, TraitCounts } from '../view';

/** How strongly a trait can show in the drawing. */
const MOST = 5;

/** What a fox is called: as its breeder likes, or else as its card says. */
export function nameOf(fox: FoxView, notes: Record<string, string>): string {
  return (fox.note === null ? undefined : notes[fox.note]) ?? fox.name;
}

/** How strongly each trait shows in the drawing: what it was born with, or what its dice stand for. */
export function looksOf(fox: FoxView): TraitCounts {
  const looks = { tail: 0, ear: 0, bark: 0, spot: 0 };
  for (const trait of TRAITS)
    looks[trait] = Math.max(Math.min(fox.symbols[trait], MOST), 2 * fox.dice[trait] - 1, 0);
  return looks;
}

/** Which spaces of a track are marked. A die that was put on the fox later marks its square alone. */
export function marksOf(fox: FoxView, trait: Trait, track: FoxTrack): boolean[] {
  return track.map((shape, at) => {
    const squares = track.slice(0, at + 1).filter((each) => each === 'square').length;
    return at < fox.symbols[trait] || (shape === 'square' && squares <= fox.dice[trait]);
  });
}

/** How many symbols lie beyond the end of a track. */
export function beyond(symbols: number, track: FoxTrack): number {
  return Math.max(0, symbols - track.length);
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
