// Who stands in which row of the family tree, and with whom: the parts of a row before they are given their places.

import type { FamilyFoxView, LitterView } from '../view';

/** What the tree has to know of a fox. */
export type Kin = Pick<
  FamilyFoxView,
  'id' | 'generation' | 'owner' | 'father' | 'mother' | 'row' | 'parents' | 'pups'
>;

/** A fox, or the line of a fox further up that passes through this row to later pups. */
export interface Cell {
  fox: number;
  passing: boolean;
}

/** What stays together in a row: the pups of one litter, a single wild fox, or a passing line. */
export interface Block {
  cells: Cell[];
  parents: number[];
}

export type Row = Block[];

/** Make the rows, from the first wild foxes down; nothing in them is ordered yet. */
export function blocksOf(family: Kin[], litters: LitterView[]): Row[] {
  const last = Math.max(0, ...family.map(({ row }) => row));
  const rows: Row[] = Array.from({ length: last + 1 }, () => []);
  for (const fox of family) {
    const { row } = fox;
    if (fox.generation === null) rows[row]?.push(single(fox.id, false));
    const lowest = Math.max(row, ...generationsWithPupsOf(fox.id, litters));
    for (let below = row + 1; below < lowest; below += 1) rows[below]?.push(single(fox.id, true));
  }
  for (const { generation, pups, parents } of litters) {
    rows[generation]?.push({ cells: pups.map((fox) => ({ fox, passing: false })), parents });
  }
  return rows;
}

function generationsWithPupsOf(fox: number, litters: LitterView[]): number[] {
  return litters
    .filter((litter) => litter.parents.includes(fox))
    .map((litter) => litter.generation);
}

function single(fox: number, passing: boolean): Block {
  return { cells: [{ fox, passing }], parents: passing ? [fox] : [] };
}
