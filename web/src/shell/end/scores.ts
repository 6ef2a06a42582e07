// Final points, one row for each place they came from.
import type { SourceInfo } from '../../wire';

export interface SourceRow {
  words: string;
  points: number[];
}

/** Lay every seat's sources side by side; a source some seat does not have counts nothing there. */
export function bySource(breakdown: SourceInfo[][]): SourceRow[] {
  const words = [...new Set(breakdown.flatMap((sources) => sources.map((source) => source.words)))];
  return words.map((each) => ({
    words: each,
    points: breakdown.map((sources) => pointsOf(sources, each)),
  }));
}

function pointsOf(sources: SourceInfo[], words: string): number {
  return sources
    .filter((source) => source.words === words)
    .reduce((sum, source) => sum + source.points, 0);
}
