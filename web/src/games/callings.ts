// What players and things are called: the words of a game leave places for names, such as `{pup:41|Zelda}`.
import type { SeatInfo } from '../wire';

/** The names of players, by `seat:0`, and those that players have given to things, by their notes. */
export type Callings = Record<string, string>;

const PLACE = /\{([\w:-]+)\|([^{}|]*)\}/g;

/** Put the names of players beside those that they have given. */
export function callingsOf(seats: SeatInfo[], notes: Record<string, string>): Callings {
  return { ...notes, ...Object.fromEntries(seats.map(({ seat, name }) => [`seat:${seat}`, name])) };
}

/** Fill the places that words leave for names; what is put in is not read again. */
export function called(words: string, callings: Callings): string {
  return words.replace(PLACE, (_, ref: string, otherwise: string) => callings[ref] ?? otherwise);
}
