// The score sheet: a column for everyone who scores, and a line for every source.
import type { SheetColumn } from '../../../pieces/sheet';
import type { Ending, SeatInfo } from '../../../wire';
import type { SourceView, View } from '../view';

export interface SheetLine {
  source: string;
  words: string;
  cells: SourceView[];
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
  const { name, points, won } = view.automa;
  return [...own, { entrant: seats.length, name, total: points, won }];
}

/** All lines of the sheet, with a cell for every column. */
export function linesOf(view: View): SheetLine[] {
  const scoring = view.automa?.points == null ? view.seats : [...view.seats, view.automa];
  return (view.seats[0]?.sources ?? []).map(({ source, words }, line) => ({
    source,
    words,
    cells: scoring.flatMap(({ sources }) => sources[line] ?? []),
  }));
}
