// What the lobby says: choosing a game, setting its table, and going back to one.
import type { SeatKind } from '../../wire';

export const windowTitle = 'Reynard: fox games on one table';
export const name = 'Reynard';
export const welcome =
  'Fox games on one table: with friends, with people beside you, or alone against sly bots.';
export const loading = 'Laying the cloth …';

export const games = 'Games';
export const readRules = 'Read the rules';

/** Of which game, for those who hear only the link. */
export function ofGame(title: string): string {
  return `of ${title}`;
}

export function players(least: number | undefined, most: number | undefined): string {
  return least === most ? `${least} players` : `${least} to ${most} players`;
}

export function setTable(title: string): string {
  return `Set the table for ${title}`;
}
export const more = 'More';
export const start = 'Start';
export const starting = 'Setting the table …';

export const whoPlays = 'Who plays';
export const addSeat = 'Add a seat';
export const seatName = 'Name';
export const level = 'Level';
export const seatKinds: [SeatKind, string][] = [
  ['me', 'Me'],
  ['here', 'Another person here'],
  ['friend', 'A friend, by link'],
  ['bot', 'A bot'],
];

export function seat(number: number): string {
  return `Seat ${number}`;
}

export function removeSeat(number: number): string {
  return `Remove seat ${number}`;
}

/** What a kind of player means; a bot is explained by its level. */
export function explained(kind: SeatKind, covers: boolean): string {
  if (kind === 'me') return 'Plays at this screen.';
  if (kind === 'friend') return 'Gets a link to this seat once the table is set.';
  if (kind === 'bot') return '';
  return covers
    ? 'You pass the device round, with a cover between players.'
    : 'Takes turns with you at this screen.';
}

/** The name of someone who has not said it. */
export const guest = 'Guest';

export function player(number: number): string {
  return `Player ${number}`;
}

export function bot(number: number): string {
  return `Bot ${number}`;
}

export const nameMissing = 'Give this player a name.';
export const nameTaken = 'Choose another name: this one is taken.';

export function nameTooLong(longest: number): string {
  return `Choose a name of at most ${longest} letters.`;
}

export const howToPlay = 'How to play';
export const clockOff = 'off';

export function clock(seconds: number): string {
  return `${seconds} s`;
}

export const box = 'Box';
export const usualBox = 'the usual one';
export const ownBox = 'your own file';
export const playOwnBox = 'Play with your own box';
export const boxMissing = 'Choose the file of your box first, or another box.';
/** What a box file is, around the command that writes one. */
export const boxFile = {
  before: 'A box file holds every card and number of the game.',
  after: 'writes the usual one, for you to change.',
};

export function boxTooLong(file: string, kilobytes: number): string {
  return `${file} is too long for a box file: it may have up to ${kilobytes} kB.`;
}

export function boxUnreadable(file: string): string {
  return `${file} cannot be read. Choose it again.`;
}

export const yourTables = 'Your tables';
export const someTable = 'A table';
export const seated = 'you have a seat';
export const watching = 'watching';

export function strike(title: string): string {
  return `Strike ${title || 'this table'} from the list`;
}

export function showAll(tables: number): string {
  return `Show all ${tables}`;
}
