import { wantsLessMotion } from '../shell/settings.svelte';

/** Milliseconds for a movement: none for those who asked for stillness. */
export function unhurried(milliseconds: number): number {
  return wantsLessMotion() ? 0 : milliseconds;
}
