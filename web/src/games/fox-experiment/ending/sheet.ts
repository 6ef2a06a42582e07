// The score sheet: a column for everyone who scores, a line for every source, and what each number is made of.
import type { SheetColumn } from '../../../pieces/sheet';
import type { Ending, SeatInfo } from '../../../wire';
import type { PatronGoal } from '../art/patrons';
import type { AutomaView, SeatView, TrackKey, TraitCounts, View } from '../view';
import { counted, listed } from '../../../phrases';

/** One thing a number of the sheet is made of. */
export interface Part {
  words: string;
  /** Nothing where points are given for several things together. */
  points: number | null;
  needs?: TraitCounts;
  goal?: PatronGoal;
  track?: TrackKey;
  tokens?: TraitCounts & { friendly: number };
}

export interface Cell {
  points: number;
  parts: Part[];
}

export interface SheetLine {
  source: string;
  words: string;
  cells: Cell[];
}

/** Everyone who scores, in the order of the seats. */
export function columnsOf(view: View, seats: SeatInfo[], ending: Ending): SheetColumn[] {
  const own = seats.map(({ seat, name }) => ({
    entrant: seat,
    name,
    total: ending.scores[seat] ?? 0,
    won: ending.winners.includes(seat),
  }));
  if (view.automa?.points == null) return own;
  const { name, points } = view.automa;
  return [...own, { entrant: seats.length, name, total: points, won: ending.winners.length === 0 }];
}

/** All lines of the sheet, with a cell for every column. */
export function linesOf(view: View): SheetLine[] {
  const automa = view.automa?.points == null ? null : view.automa;
  return (view.seats[0]?.sources ?? []).map(({ source, words }) => {
    const cells = view.seats.map((seat, number) => ({
      points: pointsFrom(seat, source),
      parts: seatParts[source]?.(seat, view, number) ?? [],
    }));
    if (automa) {
      const parts = automaParts[source]?.(automa, view) ?? [];
      cells.push({ points: pointsFrom(automa, source), parts });
    }
    return { source, words, cells };
  });
}

/** Say how a tie was decided, if there was one. */
export function tieWords(view: View, columns: SheetColumn[]): string | null {
  const best = Math.max(...columns.map(({ total }) => total));
  const level = columns.filter(({ total }) => total === best);
  const winner = level.find(({ won }) => won);
  if (level.length < 2 || !winner) return null;
  const both = `${listed(level.map(({ name }) => name))} have ${best} points each.`;
  const space = view.seats[winner.entrant]?.space;
  if (space == null) return `${both} A tie goes to ${inSentence(winner.name)}.`;
  return `${both} ${winner.name} stands nearest to the beginning of the supply track, on space ${space + 1}, and wins.`;
}

function inSentence(name: string): string {
  return name.replace(/^The /, 'the ');
}

function pointsFrom({ sources }: SeatView | AutomaView, source: string): number {
  return sources.find((each) => each.source === source)?.points ?? 0;
}

const TRACK_WORDS: Record<TrackKey, string> = {
  pups: 'Pups',
  studies: 'Studies',
  dice: 'Friendly dice',
  patrons: 'Patrons',
};

const seatParts: Record<string, (seat: SeatView, view: View, number: number) => Part[]> = {
  studies: (seat) =>
    seat.studies.map(({ level, levels, points }) => studyPart(level, levels, points)),
  patrons: (seat, view, number) =>
    seat.patrons.flatMap((place) => {
      const patron = view.patrons[place];
      if (!patron) return [];
      const { words, goal, now } = patron;
      return [{ words, goal, points: now[number] ?? 0 }];
    }),
  upgrades: (seat) =>
    seat.mat.map(({ track, upgrades }) => {
      const unlocked = upgrades.filter(({ token }) => token !== null);
      return {
        words: `${TRACK_WORDS[track]}: ${unlocked.length} of ${upgrades.length}`,
        track,
        points: unlocked.reduce((sum, { stars }) => sum + stars, 0),
      };
    }),
  friendliness: (_, view, number) => rewardParts(view, number),
  points_and_science: ({ point_tokens, hand }) => [
    { words: counted(point_tokens, 'point token'), points: null },
    { words: counted(hand, 'science card'), points: null },
  ],
  tokens: ({ tokens, friendly }) => [
    {
      words: `${counted(total({ ...tokens, friendly }), 'token')} in all`,
      tokens: { ...tokens, friendly },
      points: null,
    },
  ],
};

const automaParts: Record<string, (automa: AutomaView, view: View) => Part[]> = {
  studies: ({ studies, finished }, view) => {
    const points = view.seats[0]?.studies[0]?.points ?? [];
    const open = studies.map(({ level, levels }) => studyPart(level, levels, points));
    const done = { words: counted(finished, 'finished study', 'finished studies') };
    return finished > 0 ? [{ ...done, points: finished * (points.at(-1) ?? 0) }, ...open] : open;
  },
  friendliness: (_, view) => rewardParts(view, view.seats.length),
  points_and_science: ({ point_tokens }) => [
    { words: counted(point_tokens, 'point token'), points: null },
  ],
};

function studyPart(level: number, levels: TraitCounts[], points: number[]): Part {
  return level === 0
    ? { words: 'Not begun', needs: levels[0], points: 0 }
    : { words: `Level ${level}`, needs: levels[level - 1], points: points[level - 1] ?? 0 };
}

function rewardParts({ rewards }: View, entrant: number): Part[] {
  return rewards.flatMap(({ winners, points }, place) =>
    winners.includes(entrant) ? [{ words: `Generation ${place + 1}`, points }] : [],
  );
}

function total(tokens: Record<string, number>): number {
  return Object.values(tokens).reduce((sum, number) => sum + number, 0);
}
