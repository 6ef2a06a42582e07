import { wantsLessMotion } from '../../../shell/settings.svelte';

/** Milliseconds for a movement: none for those who asked for stillness. */
export function unhurried(milliseconds: number): number {
  return wantsLessMotion() ? 0 : milliseconds;
}

/** How long a figure takes to walk past so many farms. */
export function walkingTime(steps: number): number {
  return unhurried(220 + 150 * steps);
}
