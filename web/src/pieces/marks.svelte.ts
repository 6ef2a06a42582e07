// Which mark each seat of the table that is shown wears; people who come by link choose theirs.

/** How many marks can be drawn. */
export const MARKS = 12;

const worn = $state<{ marks: number[] }>({ marks: [] });

/** Let the seats of a table wear their marks; with none each wears its own. */
export function wear(marks: number[]): void {
  if (marks.join() !== worn.marks.join()) worn.marks = marks;
}

/** The mark of a seat. */
export function markOf(seat: number): number {
  return worn.marks[seat] ?? seat;
}
