// The four traits a fox is bred for, in the order of the fox card, and the colour of each.
import './traits.css';

export type Trait = 'tail' | 'ear' | 'bark' | 'spot';

export const TRAITS: readonly Trait[] = ['tail', 'ear', 'bark', 'spot'];

/** The kinds of dice. */
export const KINDS = [...TRAITS, 'friendly'] as const;

/** The colour of a trait, or of a friendly symbol, as a CSS colour for both themes. */
export function traitColour(kind: Trait | 'friendly'): string {
  return `var(--trait-${kind})`;
}

/** The trait of this name, if there is one. */
export function traitNamed(name: string): Trait | undefined {
  return TRAITS.find((trait) => trait === name);
}

/** The trait that a name such as "plus_tail" ends with, if it ends with one. */
export function traitIn(name: string): Trait | undefined {
  return TRAITS.find((trait) => name.endsWith(`_${trait}`));
}
