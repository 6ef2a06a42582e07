// Who stands in which row of the family tree, and with whom: the parts of a row before they are given their places.

/** What the tree has to know of a fox. */
export interface Kin {
  id: number;
  generation: number | null;
  owner: number | null;
  father: number | null;
  mother: number | null;
}

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

/** The pups of one pair in one generation; a parent replaced between two pups makes two litters of them. */
export interface Litter {
  generation: number;
  owner: number | null;
  parents: number[];
  pups: number[];
}

/** The parents of a fox that are known. */
export function parentsOf(fox: Kin): number[] {
  return [fox.father, fox.mother].filter((parent) => parent !== null);
}

/** Gather all bred foxes by litters, in the order of their birth. */
export function littersOf(family: Kin[]): Litter[] {
  const litters = new Map<string, Litter>();
  for (const fox of family) {
    if (fox.generation === null) continue;
    const key = [fox.generation, fox.owner, fox.father, fox.mother].join(' ');
    const litter = litters.get(key);
    if (litter) litter.pups.push(fox.id);
    else {
      const { generation, owner } = fox;
      litters.set(key, { generation, owner, parents: parentsOf(fox), pups: [fox.id] });
    }
  }
  return [...litters.values()];
}

/** The row of every fox: its generation, and for a wild fox the row above its first pups. */
export function rowsOf(family: Kin[], litters: Litter[]): Map<number, number> {
  const rows = new Map<number, number>();
  for (const fox of family) {
    const own = litters.filter((litter) => litter.parents.includes(fox.id));
    const first = Math.min(...own.map((litter) => litter.generation));
    rows.set(fox.id, fox.generation ?? (own.length > 0 ? first - 1 : 0));
  }
  return rows;
}

/** Make the rows, from the first wild foxes down; nothing in them is ordered yet. */
export function blocksOf(family: Kin[], litters: Litter[]): Row[] {
  const rowOf = rowsOf(family, litters);
  const rows: Row[] = Array.from({ length: Math.max(0, ...rowOf.values()) + 1 }, () => []);
  for (const fox of family) {
    const row = rowOf.get(fox.id) ?? 0;
    if (fox.generation === null) rows[row]?.push(single(fox.id, false));
    const last = Math.max(row, ...generationsWithPupsOf(fox.id, litters));
    for (let below = row + 1; below < last; below += 1) rows[below]?.push(single(fox.id, true));
  }
  for (const { generation, pups, parents } of litters) {
    rows[generation]?.push({ cells: pups.map((fox) => ({ fox, passing: false })), parents });
  }
  return rows;
}

function generationsWithPupsOf(fox: number, litters: Litter[]): number[] {
  return litters
    .filter((litter) => litter.parents.includes(fox))
    .map((litter) => litter.generation);
}

function single(fox: number, passing: boolean): Block {
  return { cells: [{ fox, passing }], parents: passing ? [fox] : [] };
}
