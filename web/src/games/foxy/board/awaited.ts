import { listed } from '../../../phrases';
import type { SeatInfo } from '../../../wire';
import { say } from '../../labels';
import labels from '../labels.json';
import type { View } from '../view';

/** Whom the table waits for: "Ann and Ben are still writing." Empty when nobody is. */
export function awaitedWords(view: View, seats: SeatInfo[]): string {
  const writing = seats.filter(({ seat }) => view.seats[seat]?.has_written === false);
  const count = writing.length;
  if (count === 0) return '';
  if (count > 3) return say(labels.many_still_writing, { count });
  return say(labels.still_writing, { names: listed(writing.map(({ name }) => name)), count });
}
