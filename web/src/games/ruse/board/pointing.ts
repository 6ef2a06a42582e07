// Pointing at a thing of the board, and what that means.
import type { ChoiceInfo } from '../../../wire';
import type { BoardProps } from '../../props';

/** What a part of the board needs so that one can point at its things. */
export type Pointing = Pick<BoardProps, 'marks' | 'pick' | 'choices'>;

/** The choices that point at a thing and at nothing else. */
export function choicesAt(choices: ChoiceInfo[], ref: string): ChoiceInfo[] {
  return choices.filter(({ at }) => at.length === 1 && at[0] === ref);
}

/** What picking a thing would mean, in words; nothing where several choices point at it. */
export function meaning(choices: ChoiceInfo[], ref: string): string {
  const [only, ...others] = choices.filter(({ at }) => at.includes(ref));
  if (!only || others.length > 0) return '';
  return only.gives ? `${only.words} (${only.gives})` : only.words;
}
