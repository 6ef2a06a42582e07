// Somebody comes by link: whether they have said who they are, and which names and marks are theirs to take.
import { knownTable } from '../../connection/seats';
import { MARKS } from '../../pieces/marks.svelte';
import type { SeatInfo, State } from '../../wire';
import { nameMissing } from '../words/lobby';
import { nameTakenBy } from '../words/dialogs';
import { ownSeats } from '../turn';

/** The seat of a friend who has just come by link and has not said who they are. */
export function newcomer(table: State): number | null {
  const own = ownSeats(table);
  const friend = table.seats.find((seat) => own.includes(seat.seat) && seat.kind === 'friend');
  if (!friend || friend.level !== null || table.ending || knownTable(table.table)?.introduced)
    return null;
  return friend.seat;
}

/** The mark that somebody likes, or the first that nobody else has. */
export function freeMark(seats: SeatInfo[], seat: number, liked: number): number {
  const taken = new Set(seats.filter((each) => each.seat !== seat).map((each) => each.mark));
  const all = [liked, seat, ...Array(MARKS).keys()];
  return all.find((mark) => mark >= 0 && mark < MARKS && !taken.has(mark)) ?? seat;
}

/** What is wrong with a name at this table. */
export function troubleWithName(seats: SeatInfo[], seat: number, name: string): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return nameMissing;
  const other = seats.find((each) => each.seat !== seat && each.name.toLowerCase() === wanted);
  return other ? nameTakenBy(other.name) : null;
}
