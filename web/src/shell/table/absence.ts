// How long the seat of someone who has just left is kept for them.
import type { SeatInfo } from '../../wire';

/** Seconds until the others may let a bot play a seat, so many milliseconds after the table was told. */
export function secondsKept(seat: SeatInfo, milliseconds: number): number {
  if (seat.here || seat.level !== null) return 0;
  return Math.max(0, Math.ceil(seat.free_in - Math.max(0, milliseconds) / 1000));
}

/** Seconds as clocks show them: "0:42". */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
