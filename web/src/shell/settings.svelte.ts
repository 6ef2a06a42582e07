// How this player likes the page; kept in this browser.
import { prefersReducedMotion } from 'svelte/motion';
import { recall, remember } from '../connection/storage';

/** How fast the moves of others are told, one after another. */
export type Pace = 'slow' | 'normal' | 'quick' | 'once';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  lessMotion: boolean;
  /** Ask before playing: a chosen choice waits for the Play button. */
  confirm: boolean;
  pace: Pace;
}

const usual: Settings = { theme: 'system', lessMotion: false, confirm: true, pace: 'normal' };

export const settings = $state<Settings>({
  ...usual,
  ...recall<Partial<Settings>>('settings', {}),
});

/** Put a change to the settings into force, and keep it. */
export function apply(change: Partial<Settings> = {}): void {
  Object.assign(settings, change);
  remember('settings', settings);
  const page = document.documentElement.dataset;
  page.theme = settings.theme;
  page.pace = settings.pace;
  page.motion = wantsLessMotion() ? 'less' : 'full';
}

/** Whether movement should be kept to a minimum, by the player's or the system's wish; boards ask this. */
export function wantsLessMotion(): boolean {
  return settings.lessMotion || prefersReducedMotion.current;
}
