// What the table turns to while moves of others are told, watched or replayed.
import type { BoardProps } from '../../props';
import type { View } from '../view';
import { AREAS, type Area } from './areas';

type Told = Pick<BoardProps<View>, 'view' | 'viewer' | 'traces' | 'acting' | 'choices'>;

/** At whose home a move was made; null where that was on the land. */
export function homeOf([main = '']: string[]): number | null {
  const area = AREAS.of(main);
  return area === 'den' || area === 'me' ? Number(main.split(':')[1]) : null;
}

/** Whose den and board to show: of whoever does something there, and to those who watch of whoever acts. */
export function seatShown({ view, viewer, acting, traces, choices }: Told): number {
  const telling = acting !== null && choices.length === 0;
  if (telling && (homeOf(traces) === acting || viewer === null)) return acting;
  return viewer ?? view.turn.seat ?? 0;
}

/** The area of a small table to open for a move that is told there, with the den and the board of a seat in view. */
export function areaFollowed({ acting, traces, choices }: Told, seat: number): Area | null {
  if (acting === null || choices.length > 0) return null;
  const [area, home] = [AREAS.of(traces[0] ?? ''), homeOf(traces)];
  // What was told before the one who acts has moved is not theirs.
  if (home !== null && home !== acting) return null;
  return home === null || home === seat ? area : 'others';
}
