// The ways to lay a tile on a cell, or to turn one there: the choices that differ only in the turning.
import type { ChoiceInfo } from '../../../../wire';
import { listed } from '../../../../phrases';
import { turned } from './paths';

const SIDE_WORDS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** The open sides that a choice would leave, which its words tell last. */
export function sidesOf(choice: ChoiceInfo): string {
  const told = /open to (.+)$/.exec(choice.words)?.[1] ?? '';
  return [...'NESW'].filter((side) => told.includes(SIDE_WORDS[side] ?? side)).join('');
}

/** The choices that point at just these things, each the next quarter turn of the one before. */
export function turningsAt(choices: ChoiceInfo[], refs: string[]): ChoiceInfo[] {
  return choices
    .filter(({ at }) => at.length === refs.length && refs.every((ref) => at.includes(ref)))
    .sort((one, other) => one.id - other.id);
}

/** The turning that is wanted, or the next one clockwise that may be. */
export function fitting(turnings: ChoiceInfo[], wanted: string): ChoiceInfo | null {
  for (const quarters of [0, 1, 2, 3]) {
    const sides = turned(wanted, quarters);
    const found = turnings.find((choice) => sidesOf(choice) === sides);
    if (found) return found;
  }
  return turnings[0] ?? null;
}

/** The turning after another one, clockwise, or counter-clockwise with a step of -1. */
export function turnedOn(turnings: ChoiceInfo[], from: ChoiceInfo, step: number): ChoiceInfo {
  const count = turnings.length;
  return turnings[(turnings.indexOf(from) + step + count) % count] ?? from;
}

/** The open sides of a tile, in words: "the north and east". */
export function sideWords(opens: string): string {
  if (opens.length === 4) return 'all four sides';
  return `the ${listed([...opens].map((side) => SIDE_WORDS[side] ?? side))}`;
}
