// What players and foxes are called.
import type { SeatInfo } from '../../wire';
import type { FoxView } from './view';

/** The names of players, by `seat:0`, and those that players have given to foxes, by their notes. */
export type Callings = Record<string, string>;

const PLACE = /\{([\w:-]+)\|([^{}|]*)\}/g;

/** Put the names of players beside those that they have given. */
export function callingsOf(seats: SeatInfo[], notes: Record<string, string>): Callings {
  return { ...notes, ...Object.fromEntries(seats.map(({ seat, name }) => [`seat:${seat}`, name])) };
}

/** What a fox is called: as its breeder likes, or else as its card says. */
export function nameOf(fox: FoxView, callings: Callings): string {
  return (fox.note === null ? undefined : callings[fox.note]) ?? fox.name;
}

/** Fill the places that words leave for names, such as `{pup:41|Zelda}`; what is put in is not read again. */
export function called(words: string, callings: Callings): string {
  return words.replace(PLACE, (_, ref: string, otherwise: string) => callings[ref] ?? otherwise);
}
