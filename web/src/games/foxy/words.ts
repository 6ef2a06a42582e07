// What is on the table, in words.
import { listed } from '../../phrases';
import type { SeatInfo } from '../../wire';
import { kinds } from './art/kinds';
import type { CardView, LandscapeKey, MarkView, View } from './view';

const places: Record<LandscapeKey, string> = {
  countryside: 'In the countryside',
  forest: 'In the forest',
  savannah: 'In the savannah',
  sea: 'In the sea',
};

/** What a card shows: "In the forest: a bear and a cat". */
export function cardWords(card: CardView): string {
  if (card.is_fox || !card.landscape) return 'The fox';
  return `${places[card.landscape]}: ${listed(card.animals.map((animal) => withArticle(kinds[animal].name)))}`;
}

function withArticle(name: string): string {
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** Whom the table waits for: "Ann and Ben are still writing." Empty when nobody is. */
export function awaitedWords(view: View, seats: SeatInfo[], viewer: number | null): string {
  const writing = seats.filter(
    ({ seat }) => seat !== viewer && view.seats[seat]?.has_written === false,
  );
  if (writing.length === 0) return '';
  if (writing.length > 3) return `${writing.length} are still writing.`;
  const names = listed(writing.map(({ name }) => name));
  return `${names} ${writing.length === 1 ? 'is' : 'are'} still writing.`;
}

/** What a circled number counts when it is exactly right: "double". */
export function timesWords(times: number): string {
  if (times === 2) return 'double';
  return times === 1 ? 'once' : `${times} times`;
}

/** How a number fared in the tally: "wrote 5: exactly right, 10 points"; alone only by how much it was off. */
export function markWords(mark: MarkView, exact: number, alone: boolean): string {
  const { number, circled, points, crossed, off } = mark;
  const wrote = `wrote ${number}${circled ? ', circled' : ''}`;
  if (alone && number === exact) return `${wrote}: exactly right`;
  if (alone) return `${wrote}: ${off} too ${number > exact ? 'high' : 'low'}`;
  const gained = points === 1 ? '1 point' : points > 0 ? `${points} points` : 'no points';
  if (number === exact) return `${wrote}: exactly right, ${gained}`;
  const how = number > exact ? 'too high' : 'too low';
  return `${wrote}: ${how}${crossed ? ', crossed out' : ''}, ${gained}`;
}
