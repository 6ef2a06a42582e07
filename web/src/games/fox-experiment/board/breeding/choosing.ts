// Finding the choice that a gesture or a key means.
import { TRAITS, type Trait } from '../../art/traits';
import type { ChoiceInfo } from '../../../../wire';
import type { PartView, RollView } from '../../view';

/** The choice that points at exactly these things. */
export function choiceAt(choices: ChoiceInfo[], ...refs: string[]): ChoiceInfo | undefined {
  return choices.find(
    ({ at }) => at.length === refs.length && refs.every((ref) => at.includes(ref)),
  );
}

/** A trait token to give or to take, and the choice that does it. */
export interface TokenChoice {
  trait: Trait;
  ref: string;
  choice: ChoiceInfo;
}

/** The trait tokens to give, then those to take, where a card or the rule of the moment asks for one. */
export function tokenChoices(choices: ChoiceInfo[]): TokenChoice[] {
  return ['token', 'trade'].flatMap((kind) =>
    TRAITS.flatMap((trait) => {
      const ref = `${kind}:${trait}`;
      const choice = choiceAt(choices, ref);
      return choice ? [{ trait, ref, choice }] : [];
    }),
  );
}

/** The best arrangements on offer, by how many tokens each one spends. */
export function bestChoices(choices: ChoiceInfo[]): { tokens: number; choice: ChoiceInfo }[] {
  return choices
    .flatMap((choice) => {
      const best = choice.at.find((ref) => ref.startsWith('best:'));
      return best ? [{ tokens: Number(best.slice('best:'.length)), choice }] : [];
    })
    .sort((one, other) => one.tokens - other.tokens);
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
