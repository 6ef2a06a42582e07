// How long a moment of the story is shown before the next.
import type { Step } from '../../wire';
import type { Pace } from '../settings.svelte';

/** Milliseconds to see what moved, and for each letter of what is said of it. */
const TIMES: Record<Exclude<Pace, 'once'>, { see: number; read: number }> = {
  slow: { see: 2200, read: 20 },
  normal: { see: 1300, read: 10 },
  quick: { see: 600, read: 4 },
};
const MOST_LETTERS = 160;
/** What the player did is known already: it is seen, not read. */
const OWN = 0.6;
/** Nothing is said of a step on the way to something else. */
const UNSAID = 0.4;
/** So many moves may wait before the story hurries to catch up with the table. */
const AT_EASE = 4;

/** How long to show a step, at a pace, while so many others wait to be told. */
export function dwell(
  { lines }: Pick<Step, 'lines'>,
  own: boolean,
  waiting: number,
  pace: Pace,
): number {
  if (pace === 'once') return 0;
  const { see, read } = TIMES[pace];
  const letters = Math.min(MOST_LETTERS, lines.join('').length);
  const whole = own ? see * OWN : letters === 0 ? see * UNSAID : see + read * letters;
  return whole / Math.max(1, waiting / AT_EASE);
}
