// Who is to move.
import type { Desk, SeatInfo, State } from '../wire';

/** The seats that this page plays. */
export function ownSeats(state: State): number[] {
  return state.desks.map((desk) => desk.seat);
}

/** The desks of this page at which a decision is owed. */
export function busyDesks(state: State): Desk[] {
  return state.desks.filter((desk) => desk.choices.length > 0);
}

/** The desk whose last step this page may take back: of the one who looks, or else of another at this screen. */
export function undoableDesk(state: State): Desk | null {
  const may = state.desks.filter((desk) => desk.may_undo);
  return may.find((desk) => desk.seat === state.viewer) ?? may[0] ?? null;
}

/** Friends whose seats nobody has taken yet; that one is here oneself may be told a moment late. */
export function awaited(state: State): SeatInfo[] {
  const own = ownSeats(state);
  return state.seats.filter(
    (seat) =>
      seat.kind === 'friend' && !seat.here && seat.level === null && !own.includes(seat.seat),
  );
}

/** The people of this page who are to decide; where they hide from each other, only the one who looks. */
export function deciders(state: State, pending: SeatInfo[]): SeatInfo[] {
  const own = ownSeats(state);
  const mine = pending.filter((seat) => own.includes(seat.seat) && seat.level === null);
  const shown = busyDesks(state).map((desk) => desk.seat);
  return shown.length > 0 ? mine.filter((seat) => shown.includes(seat.seat)) : mine;
}
