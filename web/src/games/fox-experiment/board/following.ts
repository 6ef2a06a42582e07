// What the table turns to while moves are told, watched or replayed.
import type { BoardProps } from '../../props';
import type { SeatView } from '../view';
import { AREAS, isBreeding, type Area } from './areas';

type Told = Pick<BoardProps, 'viewer' | 'traces' | 'acting' | 'replaying' | 'choices'>;

/** Whose place lies large on the table: one's own, and in a replay that of whoever acts. */
export function homeShown({
  viewer,
  acting,
  replaying,
}: Pick<Told, 'viewer' | 'acting' | 'replaying'>): number | null {
  return replaying ? (acting ?? viewer) : viewer;
}

/** The area of a small table where a move that is told was made, with a place in view; null where none is told. */
export function areaFollowed(
  { traces: [main], acting, choices }: Pick<Told, 'traces' | 'acting' | 'choices'>,
  place: SeatView | null,
): Area | null {
  if (acting === null || main === undefined || choices.length > 0) return null;
  const area = AREAS.of(main);
  if (area !== null) return area;
  if (main !== place?.ref) return 'others';
  return isBreeding(place) ? 'litter' : 'mat';
}
