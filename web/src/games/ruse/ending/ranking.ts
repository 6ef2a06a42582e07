// The order in which the finished dens are shown.
import type { Ending, SeatInfo } from '../../../wire';

/** The best first; of those with as many points the winners, and then by their seats. */
export function ranked(seats: SeatInfo[], { scores, winners }: Ending): SeatInfo[] {
  const points = ({ seat }: SeatInfo) => scores[seat] ?? 0;
  const won = ({ seat }: SeatInfo) => Number(winners.includes(seat));
  return [...seats].sort((one, other) => points(other) - points(one) || won(other) - won(one));
}
