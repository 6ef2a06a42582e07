// What the choices of Ruse carry beside their words.
import type { components } from '../../../schema';
import type { ChoiceInfo } from '../../../wire';

type Schemas = components['schemas'];

export type SpaceFacts = Schemas['RuseSpaceFacts'];
export type WalkFacts = Schemas['RuseWalkFacts'];
export type DeedFacts = Schemas['RuseDeedFacts'];
export type TileFacts = Schemas['RuseTileFacts'];
type Facts = SpaceFacts | WalkFacts | DeedFacts | TileFacts;

/** The facts of a choice if they are of a kind. */
function factsOf<Kind extends Facts['kind']>(
  choice: ChoiceInfo,
  kind: Kind,
): Extract<Facts, { kind: Kind }> | null {
  const facts = choice.facts as Facts | null;
  return facts?.kind === kind ? (facts as Extract<Facts, { kind: Kind }>) : null;
}

/** What a die would get on a space, part by part. */
export const spaceOf = (choice: ChoiceInfo): SpaceFacts | null => factsOf(choice, 'space');

/** What a walk would cost, part by part. */
export const walkOf = (choice: ChoiceInfo): WalkFacts | null => factsOf(choice, 'walk');

/** Which deed of a tile a choice is. */
export const deedOf = (choice: ChoiceInfo): DeedFacts | null => factsOf(choice, 'deed');

/** How a den tile would lie, and what it would join. */
export const tileOf = (choice: ChoiceInfo): TileFacts | null => factsOf(choice, 'tile');
