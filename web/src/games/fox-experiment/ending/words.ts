// The foxes of the family tree in words.
import { nameOf } from '../art/foxes';
import { TRAITS } from '../art/traits';
import type { FoxView, TraitCounts } from '../view';
import { listed } from '../../../phrases';

/** What is needed to speak of the foxes: all of them, the names given to them, and those of their breeders. */
export interface Speaking {
  family: FoxView[];
  notes: Record<string, string>;
  /** By seat; the one after the last seat is the automatic opponent. */
  breeders: string[];
}

/** Say everything about a fox in one line. */
export function describe(fox: FoxView, speaking: Speaking): string {
  const name = nameOf(fox, speaking.notes);
  if (fox.generation === null) return `${name}, a wild ${fox.sex}, dice: ${traitWords(fox.dice)}`;
  return `${name}, ${fox.sex}, ${originOf(fox, speaking)}, friendliness ${fox.friendliness}: ${traitWords(fox.symbols)}`;
}

/** Say who bred a fox, when, and from whom. */
export function originOf(fox: FoxView, speaking: Speaking): string {
  if (fox.generation === null) return 'a wild silver fox';
  const parents = [fox.mother, fox.father]
    .flatMap((id) => speaking.family.filter((other) => other.id === id))
    .map((parent) => nameOf(parent, speaking.notes));
  const from = parents.length > 0 ? ` from ${listed(parents)}` : '';
  return `bred by ${speaking.breeders[fox.owner ?? 0] ?? ''} in generation ${fox.generation}${from}`;
}

/** Say how many of each trait. */
export function traitWords(counts: TraitCounts): string {
  const some = TRAITS.filter((trait) => counts[trait] > 0);
  return listed(
    some.map((trait) => `${counts[trait]} ${trait}`),
    'none',
  );
}

/** Break a long name into two lines, between words where that can be. */
export function nameLines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const half = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index);
  const [near] = spaces.sort((one, other) => Math.abs(one - half) - Math.abs(other - half));
  if (near !== undefined && Math.max(near, name.length - near - 1) <= longest + 2)
    return [name.slice(0, near), name.slice(near + 1)];
  return [`${name.slice(0, Math.ceil(half))}-`, name.slice(Math.ceil(half))];
}

/** The title of a row of the tree. */
export function rowTitle(generation: number): string {
  return generation === 0 ? 'Wild foxes' : `Generation ${generation}`;
}
