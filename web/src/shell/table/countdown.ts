// How much time is left, and when that is worth saying aloud.
import type { ClockInfo } from '../../wire';
import { secondsLeft } from '../words/table';

/** From here on, in seconds, the time is short. */
export const URGENT = 3;

/** The clock so many milliseconds after it was told. */
export function later(told: ClockInfo, milliseconds: number): ClockInfo {
  return { ...told, left: Math.max(0, told.left - milliseconds / 1000) };
}

/** What to say when the time goes down from one moment to the next: at half time, and when it is short. */
export function announcement(before: ClockInfo, after: ClockInfo): string | null {
  const half = after.seconds / 2;
  const marks = half > URGENT ? [half, URGENT] : [URGENT];
  const passed = marks.filter((mark) => before.left > mark && after.left <= mark);
  return passed.length > 0 ? secondsLeft(Math.round(Math.min(...passed))) : null;
}
