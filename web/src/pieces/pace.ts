import { settings, wantsLessMotion, type Pace } from '../shell/settings.svelte';

/** How long a movement takes at each pace, by what it takes at the normal one; the page's style sheet says the same. */
const LASTS: Record<Pace, number> = { slow: 1.6, normal: 1, quick: 0.6, once: 0.6 };

/** Milliseconds for a movement at the player's pace: none for those who asked for stillness. */
export function unhurried(milliseconds: number): number {
  return wantsLessMotion() ? 0 : milliseconds * LASTS[settings.pace];
}
