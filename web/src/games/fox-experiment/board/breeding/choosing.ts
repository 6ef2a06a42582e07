// Finding the choice that a gesture or a key means.
import { TRAITS, type Trait } from '../../art/traits';
import type { ChoiceInfo } from '../../../../wire';
import type { Facts, PartView, RollView } from '../../view';

/** The choice that points at exactly these things. */
export function choiceAt(choices: ChoiceInfo[], ...refs: string[]): ChoiceInfo | undefined {
  return choices.find(
    ({ at }) => at.length === refs.length && refs.every((ref) => at.includes(ref)),
  );
}

/** What is known of a choice beside its words. */
function factsOf(choice: ChoiceInfo): Facts | null {
  return choice.facts as Facts | null;
}

/** A trait token to give or to take, and the choice that does it. */
export interface TokenChoice {
  trait: Trait;
  ref: string;
  choice: ChoiceInfo;
}

/** The trait tokens to give or to take, where a card or the rule of the moment asks for one. */
export function tokenChoices(choices: ChoiceInfo[]): TokenChoice[] {
  return choices.flatMap((choice) => {
    const facts = factsOf(choice);
    const [ref] = choice.at;
    return facts?.kind === 'token' && ref ? [{ trait: facts.trait, ref, choice }] : [];
  });
}

/** The best arrangements on offer, by how many tokens each one spends. */
export function bestChoices(choices: ChoiceInfo[]): { tokens: number; choice: ChoiceInfo }[] {
  return choices
    .flatMap((choice) => {
      const facts = factsOf(choice);
      return facts?.kind === 'best' ? [{ tokens: facts.tokens, choice }] : [];
    })
    .sort((one, other) => one.tokens - other.tokens);
}

/** What is written on the button of a choice. */
export function buttonWords(choice: ChoiceInfo): string {
  const facts = factsOf(choice);
  return facts?.kind === 'button' ? facts.words : choice.words;
}

/** The parts of friendly dice that stand for no trait yet. */
export function freeParts(roll: RollView): PartView[] {
  return roll.dice.flatMap((die) => die.parts).filter((part) => part.placed === null);
}

/** What a key asks for while dice are arranged. */
export type ArrangingKey =
  { do: 'place'; trait: Trait } | { do: 'token' | 'best' | 'record' | 'take back' | 'let go' };

const letters: Record<string, ArrangingKey> = {
  f: { do: 'token' },
  a: { do: 'best' },
  r: { do: 'record' },
  u: { do: 'take back' },
  Backspace: { do: 'take back' },
  Escape: { do: 'let go' },
};

/** The part of a key press that matters here. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press asks for while dice are arranged, if anything. */
export function arrangingKey(press: KeyPress): ArrangingKey | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const trait = TRAITS[Number(key) - 1] ?? TRAITS.find((each) => each[0] === key);
  return trait ? { do: 'place', trait } : (letters[key] ?? null);
}
