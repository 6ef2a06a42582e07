import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { wantsLessMotion } from '../../../../shell/settings.svelte';

/** Milliseconds for a movement: none for those who asked for stillness. */
export function unhurried(milliseconds: number): number {
  return wantsLessMotion() ? 0 : milliseconds;
}

/** Pieces fly from where they lay to where they are put. */
export const [leave, arrive] = crossfade({ duration: () => unhurried(320), easing: cubicOut });
