// What a den marks while a tile is laid or turned in it.
import type { Marks } from '../../../../shell/picking';
import type { ChoiceInfo } from '../../../../wire';
import type { CellView } from '../../view';

/** What is chosen already. */
interface Chosen {
  tile: string | undefined;
  cell: string | null | undefined;
  /** All tiles in hand look alike, so none of them need be chosen. */
  alike: boolean;
}

/** The marks of the table, with the tiles to choose from and the cells where the chosen one may lie. */
export function marksOfLaying(
  marks: Marks,
  choices: ChoiceInfo[],
  cells: CellView[],
  { tile, cell, alike }: Chosen,
): Marks {
  if (choices.length === 0) return marks;
  const isCell = (ref: string) => cells.some((each) => each.ref === ref);
  const mine = new Set(choices.flatMap(({ at }) => at));
  const fitting = choices.filter(({ at }) => !tile || at.includes(tile));
  const free = fitting.flatMap(({ at }) => at.filter(isCell));
  const tiles = alike ? [] : [...mine].filter((ref) => !isCell(ref));
  const others = [...marks.open].filter((ref) => !mine.has(ref));
  const picked = new Set([tile, cell].filter((ref) => ref != null));
  const open = [...others, ...tiles, ...free].filter((ref) => !picked.has(ref));
  return { ...marks, open: new Set(open), picked };
}
