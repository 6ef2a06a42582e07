// The ways to lay a tile on a cell, or to turn one there: the choices that differ only in the turning.
import type { ChoiceInfo } from '../../../../wire';
import { tileOf } from '../facts';

/** The open sides that a choice would leave. */
export function sidesOf(choice: ChoiceInfo): string {
  return tileOf(choice)?.opens ?? '';
}

/** The choices that point at just these things, each the next quarter turn of the one before. */
export function turningsAt(choices: ChoiceInfo[], refs: string[]): ChoiceInfo[] {
  return choices
    .filter(({ at }) => at.length === refs.length && refs.every((ref) => at.includes(ref)))
    .sort((one, other) => one.id - other.id);
}

/** The turning that is wanted, or the next one clockwise that may be, by all the turns of the tile. */
export function fitting(
  turnings: ChoiceInfo[],
  wanted: string,
  turns: string[],
): ChoiceInfo | null {
  const from = turns.indexOf(wanted);
  for (const sides of [wanted, ...turns.slice(from + 1), ...turns.slice(0, from + 1)]) {
    const found = turnings.find((choice) => sidesOf(choice) === sides);
    if (found) return found;
  }
  return turnings[0] ?? null;
}

/** The one after another, or before it with a step of -1, round and round. */
export function turnedOn<Turn>(turns: Turn[], from: Turn, step: number): Turn {
  const count = turns.length;
  return turns[(turns.indexOf(from) + step + count) % count] ?? from;
}
