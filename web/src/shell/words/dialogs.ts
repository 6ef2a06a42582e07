// What the windows over the table say: invitations, a seat, the settings and the keys.
import type { Settings } from '../settings.svelte';

export const invite = 'Invite';
export const inviteNote = 'Whoever opens this link plays this seat. Send it to one person.';
export const watchLink = 'Watch the table';
export const watchNote = 'Anyone with this link sees what everyone may see, and cannot play.';
export const ownLink = 'Your own seat, on another device';
export const ownNote = 'Keep this one to yourself: whoever has it plays for you.';

export function inviteLink(name: string | undefined, here: boolean): string {
  return `Seat for ${name ?? 'a friend'}${here ? ' (is here)' : ''}`;
}

/** What a link is called where it is shared. */
export function inviteTitle(game: string): string {
  return `${game}: your seat`;
}

export function watchTitle(game: string): string {
  return `${game}: watch us play`;
}

export function ownTitle(game: string): string {
  return `${game}: my seat`;
}

export function points(number: number): string {
  return `${number} points`;
}

export function pointsOf(name: string): string {
  return `Where the points of ${name} come from`;
}

export const pointsInLog =
  'Every point is in the log as it is scored. The board shows where they come from, at this player’s place.';
export const name = 'Name';
export const rename = 'Rename';
export const letBotPlayForMe = 'Let a bot play for me';
export const handOver = 'Hand over';
export const backAnyTime = 'The seat can be taken back at any time with its link.';
export const botMayNow = 'A bot can take over now.';
export const takeSeatBack = 'Take the seat back';

export function awayLetBotPlay(name: string): string {
  return `${name} is away: let a bot play`;
}

export function botMayIn(name: string, clock: string): string {
  return `${name} left a moment ago. A bot can take over in ${clock}.`;
}

export const settings = 'Settings';
export const confirm = 'Ask before playing';
export const confirmNote = 'A choice waits for the Play button. Without this it is played at once.';
export const lessMotion = 'Less motion';
export const lessMotionNote =
  'Things appear in their place instead of moving there. The system’s wish counts too.';
export const colours = 'Colours';
export const themes: [Settings['theme'], string][] = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export const keys = 'Keys';
/** The keys and what they do. */
export const keyWords: [string, string][] = [
  ['1 – 9', 'choose from the list'],
  ['↓ ↑', 'go through the list'],
  ['Enter', 'choose what is in focus; play what is chosen'],
  ['Esc', 'put everything back; close a window'],
  ['U', 'undo your last step'],
  ['H', 'ask for a hint'],
  ['R', 'open the rules'],
  ['L', 'go to the log'],
  ['← →', 'step through a replay; Space plays and pauses'],
  ['?', 'show this list'],
];
