// What a hunt has brought, by the table before and after it.
import type { CatchView, View } from '../view';

/** The hunting tile that somebody has turned over between two moments; null where it was none or several. */
export function caughtBetween(before: View, after: View): CatchView | null {
  const fresh = after.seats.flatMap((seat, at) => added(before.seats[at]?.catches, seat.catches));
  return fresh.length === 1 ? (fresh[0] ?? null) : null;
}

/** The tiles that were not there before. */
function added(before: CatchView[] = [], after: CatchView[]): CatchView[] {
  const left = before.map(faceOf);
  return after.filter((tile) => {
    const known = left.indexOf(faceOf(tile));
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
}

function faceOf(tile: CatchView): string {
  return `${tile.territory} ${tile.catch}`;
}
