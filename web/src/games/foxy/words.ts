// What is on the table, in words.
import { listed } from '../../shell/turn';
import type { SeatInfo } from '../../wire';
import { kinds } from './art/kinds';
import type { CardView, LandscapeKey, MarkView, View } from './view';

const places: Record<LandscapeKey, string> = {
  countryside: 'In the countryside',
  forest: 'In the forest',
  savannah: 'On the savannah',
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

/** How a number fared in the tally: "wrote 5: exactly right, 10 points". */
export function markWords({ number, circled, points, crossed }: MarkView, exact: number): string {
  const wrote = `wrote ${number}${circled ? ', circled' : ''}`;
  const gained = points === 1 ? '1 point' : points > 0 ? `${points} points` : 'no points';
  if (number === exact) return `${wrote}: exactly right, ${gained}`;
  const how = number > exact ? 'too high' : 'too low';
  return `${wrote}: ${how}${crossed ? ', crossed out' : ''}, ${gained}`;
}
