// The log: what happened, in words.
import type { LogPart } from '../../wire';

/** The log after a part of it has come in. */
export function joined(log: string[], part: LogPart): string[] {
  return [...log.slice(0, part.since), ...part.lines];
}

/** The lines that an earlier log did not have. */
export function newLines(before: string[], after: string[]): string[] {
  const same = after.findIndex((line, at) => line !== before[at]);
  return same < 0 ? [] : after.slice(same);
}
