import type { Marks } from '../../../shell/picking';
import type { SeatView, View } from '../view';

/** What a seat has to choose from beside the board. */
export type Offered = 'studies' | 'tiles' | null;

/** Say what lies beside the board for a seat. */
export function offering(view: View, seat: SeatView, marks: Marks): Offered {
  if (seat.offer.length > 0) return 'studies';
  const swappable = view.tile_discards.some(
    ({ ref }) => marks.open.has(ref) || marks.picked.has(ref),
  );
  return swappable ? 'tiles' : null;
}
