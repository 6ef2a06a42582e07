// What a seat gained in a generation, by comparing what lies before it with what lay there when it began.
import type { TrackKey, View } from '../view';

/** Study levels completed, each with the points it brought, and upgrades bought, each by its track. */
export interface Gains {
  levels: { level: number; points: number }[];
  upgrades: TrackKey[];
}

/** What a seat gained since an earlier moment; since the start of the game if that was not seen. */
export function gains(view: View, before: View | null, seat: number): Gains {
  const now = view.seats[seat];
  const then = before?.seats[seat];
  if (!now) return { levels: [], upgrades: [] };
  const levels = now.studies.flatMap((study, at) => {
    const from = then?.studies[at]?.level ?? 0;
    return Array.from({ length: study.level - from }, (_, more) => {
      const level = from + more + 1;
      return { level, points: (study.points[level - 1] ?? 0) - (study.points[level - 2] ?? 0) };
    });
  });
  const upgrades = now.mat.flatMap((track, at) => {
    const bought = (tracks: typeof track | undefined) =>
      tracks?.upgrades.filter(({ token }) => token !== null).length ?? 0;
    return Array.from({ length: bought(track) - bought(then?.mat[at]) }, () => track.track);
  });
  return { levels, upgrades };
}
