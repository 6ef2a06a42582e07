// What the windows over the table say: invitations, a seat, the settings and the keys.
import { counted } from '../../phrases';
import type { Settings } from '../settings.svelte';

export const invite = 'Invite';
export const inviteNote = 'Whoever opens this link plays this seat. Send it to one person.';
export const watchLink = 'Watch the table';
export const watchNote = 'Anyone with this link can watch, but not play.';
export const ownLink = 'Your own seat, on another device';
export const ownNote = 'Keep this one to yourself: anyone who has it can play for you.';

export const onlyHere =
  'For now only this machine can open these links. To let others on your network join, stop Reynard and start it again like this; your tables are kept:';
export const onlyHereCommand = 'reynard --network';
export const onlyHereFromSource = 'Where you start it with make, type';
export const onlyHereMake = 'make play ARGS=--network';
export const otherAddress = 'Friends reach this machine at';
export const otherAddressNote = 'If a link does not open for a friend, try another address.';
export const reachUnknown =
  'Reynard could not be asked which address works for others, so these links may open on this device only.';

export function inviteLink(name: string | undefined, here: boolean): string {
  return `Seat for ${name ?? 'a friend'}${here ? ' (already here)' : ''}`;
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

export function welcomeTo(game: string): string {
  return `Welcome to ${game}`;
}
export const aSeatIsKept = 'A seat is waiting for you. Who are you?';
export const yourName = 'Your name';
export const yourMark = 'Your mark';
export const markTaken = 'Someone else has this mark.';
export const sitDown = 'Sit down';

export function mark(number: number): string {
  return `Mark ${number}`;
}

export function nameTakenBy(name: string): string {
  return `There is already a ${name} at this table. Choose another name.`;
}

export function points(number: number): string {
  return counted(number, 'point');
}

export function pointsOf(name: string): string {
  return `Where the points of ${name} come from`;
}

export const noPointsYet = 'No points so far.';
export const stillCounting =
  'The points are still being counted. At the end you will see where each one came from.';
export const total = 'Total';
export const name = 'Name';
export const rename = 'Rename';
export const letBotPlayForMe = 'Let a bot play for me';
export const handOver = 'Hand over';
export const backAnyTime = 'You can take the seat back at any time.';
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
export const confirmNote =
  'Your choice waits until you press Play. If this is off, it is played right away.';
export const lessMotion = 'Less motion';
export const lessMotionNote =
  'Things appear in place instead of moving. Your system’s own setting counts as well.';
export const pace = 'How the moves of others are shown';
export const paces: [Settings['pace'], string][] = [
  ['slow', 'Slowly'],
  ['normal', 'At a normal pace'],
  ['quick', 'Quickly'],
  ['once', 'All at once'],
];
export const paceNote = '“All at once” also skips the pages between days, generations and rounds.';
export const colours = 'Colours';
export const themes: [Settings['theme'], string][] = [
  ['system', 'Same as my system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export const keys = 'Keys';
/** The keys and what they do. */
export const keyWords: [string, string][] = [
  ['1 – 9', 'choose from the list'],
  ['↓ ↑', 'go through the list'],
  ['Enter', 'choose what is highlighted; play what is chosen'],
  ['Esc', 'put everything back, or close a window'],
  ['U', 'undo your last step'],
  ['H', 'ask for a hint'],
  ['R', 'open the rules'],
  ['L', 'go to the log'],
  ['← →', 'step through a replay; Space plays and pauses'],
  ['?', 'show this list'],
];
