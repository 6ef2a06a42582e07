// What the lobby says: choosing a game, setting its table, and going back to one.
import { counted, listed } from '../../phrases';
import type { GameInfo, SeatKind, TableInfo } from '../../wire';

export const windowTitle = 'Reynard: fox games on one table';
export const name = 'Reynard';
export const welcome =
  'Fox games on one table: with friends, with people beside you, or alone against sly bots.';
export const loading = 'Laying the cloth …';

/** How far a game is that cannot be played yet. */
export function gettingReady(share: number): string {
  return `Getting ready: ${Math.round(share * 100)} %`;
}
export const beginsByItself =
  'This game is still getting ready, which happens once after an installation or an update. Set the table now: it begins by itself.';

export const games = 'Games';
export const readRules = 'Read the rules';

/** Of which game, for those who hear only the link. */
export function ofGame(title: string): string {
  return `of ${title}`;
}

export function players(least: number | undefined, most: number | undefined): string {
  return least === most ? `${least} players` : `${least} to ${most} players`;
}

/** What people ask before they choose: for how many, how long, how heavy, how old. */
export function aboutGame(game: GameInfo): string {
  const { seats, length, weight, age } = game;
  return `${players(seats[0], seats.at(-1))} · ${length} · ${weight} · ages ${age}+`;
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
export const hints = 'Players may ask for hints';
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
  after: 'writes the usual one for you to change.',
};

export function boxTooLong(file: string, kilobytes: number): string {
  return `${file} is too long for a box file: it may have up to ${kilobytes} kB.`;
}

export function boxUnreadable(file: string): string {
  return `${file} cannot be read. Choose it again.`;
}

export const quickStart = 'Play now against one bot';
export const settings = 'Settings';

export function quickStartNote(game: string): string {
  return `A short way in: ${game}, you and a friendly bot, with the rules one click away.`;
}

export const openSaved = 'Open a saved match';
export const openSavedNote =
  'A match that was saved here or in the terminal: continue it, or watch it again. Everyone plays at this screen.';
export const opening = 'Opening the match …';

export function saveTooLong(file: string, kilobytes: number): string {
  return `${file} is too long for a saved match: it may have up to ${kilobytes} kB.`;
}

export function saveUnreadable(file: string): string {
  return `${file} cannot be read. Choose it again.`;
}

/** Whose turn it is at a table, or how it ended, as somebody who plays these seats would say it. */
export function standing(table: TableInfo, own: number[]): string {
  const named = (seats: number[]) =>
    listed(
      seats.map((seat) =>
        own.length === 1 && own[0] === seat ? 'you' : (table.seats[seat] ?? ''),
      ),
    );
  if (!table.over) {
    if (table.pending.some((seat) => own.includes(seat)))
      return own.length === 1 ? 'Your turn' : `${named(table.pending)} to play`;
    return `Waiting for ${named(table.pending)}`;
  }
  const [first = 0] = table.winners;
  const points = counted(table.scores[first] ?? 0, 'point');
  if (table.winners.length === 0) return 'Lost';
  if (table.seats.length === 1) return `Finished with ${points}`;
  const won = table.winners.length === 1 && own.length === 1 && own[0] === first ? 'You won' : '';
  return won ? `${won} with ${points}` : `${named(table.winners)} won with ${points}`;
}

export const hostWordTitle = 'Set up a table';
export const hostWordWhy =
  'Your host has a word for this: only those who know it can set up tables. Type it once, and this browser remembers it.';
export const hostWord = "Host's word";
export const hostWordEnter = 'Continue';
export const hostWordTrying = 'One moment …';
export const hostWordMissing = 'Type the word that your host has given you.';
export const hostWordWrong = 'That is not the word. Check it, or ask your host again.';
export const hostWordNote =
  'Were you sent a link to a table? Just open it: to join or to watch you need no word.';

export const yourTables = 'Your tables';
export const someTable = 'A table';
export const seated = 'you play here';
export const watching = 'you watched';

export function strike(title: string): string {
  return `Remove ${title || 'this table'} from the list`;
}

export function showAll(tables: number): string {
  return `Show all ${tables}`;
}
