// The colours and the names of those at the table.
import { called } from '../../callings';
import { say } from '../../labels';
import labels from '../labels.json';

/** The colour of a seat, or the graphite of the rival who has none. */
export function colourOf(seat: number | null): string {
  return seat === null ? 'light-dark(#3f3945, #9a90a6)' : `var(--seat-${seat})`;
}

/** Who sits there, or the rival who has no seat. */
export function nameOf(names: string[], seat: number | null): string {
  if (seat === null) return labels.the_rival;
  return names[seat] ?? say(labels.seat, { number: seat + 1 });
}

/** A sentence of the table with the names of the players in the places that it leaves for them. */
export function named(sentence: string, names: string[]): string {
  return called(sentence, Object.fromEntries(names.map((name, seat) => [`seat:${seat}`, name])));
}
