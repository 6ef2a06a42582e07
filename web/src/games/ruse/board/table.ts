// What the parts of the board are given, and what pointing at a thing means.
import type { Marks } from '../../../shell/picking';
import type { ChoiceInfo, SeatInfo } from '../../../wire';
import type { View } from '../view';
import type { Guide } from './guide.svelte';
import type { Hand } from './hand.svelte';
import type { RoundEnd } from './round-end.svelte';

/** What a part of the board needs so that one can point at its things. */
export interface Pointing {
  marks: Marks;
  pick: (ref: string) => void;
  choices: ChoiceInfo[];
}

/** What both forms of the table are given. */
export interface TableProps {
  view: View;
  seats: SeatInfo[];
  names: string[];
  viewer: number | null;
  marks: Marks;
  pick: (ref: string) => void;
  previewed: ChoiceInfo | null;
  choices: ChoiceInfo[];
  play: (id: number) => void;
  pointing: Pointing;
  hand: Hand;
  end: RoundEnd;
  guide: Guide;
}

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
