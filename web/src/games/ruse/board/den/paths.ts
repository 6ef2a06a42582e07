// The paths of a den: which tiles are joined to the start, and which exits they lead to.

export const COLUMNS = 5;
/** The cell above the start of the den; cells are counted row by row from the bottom. */
export const START = 2;

const SIDES = 'NESW';
const STEPS: Record<string, { by: number; back: string }> = {
  N: { by: COLUMNS, back: 'S' },
  E: { by: 1, back: 'W' },
  S: { by: -COLUMNS, back: 'N' },
  W: { by: -1, back: 'E' },
};

export interface Paths {
  /** The cells whose tiles are joined to the start. */
  joined: Set<number>;
  /** The exits, from the left, that a path leads to. */
  exits: Set<number>;
}

/** The open sides of a tile after some quarter turns clockwise. */
export function turned(opens: string, quarters: number): string {
  const sides = [...opens].map((side) => (SIDES.indexOf(side) + quarters) % SIDES.length);
  return sides
    .sort((one, other) => one - other)
    .map((side) => SIDES[side])
    .join('');
}

/** The cell on a side of another one, or null outside the den. */
function beside(cell: number, side: string, cells: number): number | null {
  const column = cell % COLUMNS;
  if ((side === 'W' && column === 0) || (side === 'E' && column === COLUMNS - 1)) return null;
  const there = cell + (STEPS[side]?.by ?? 0);
  return there >= 0 && there < cells ? there : null;
}

/** The paths from the start through tiles with these open sides, one text for each cell. */
export function pathsOf(cells: string[]): Paths {
  const joined = new Set<number>();
  const exits = new Set<number>();
  const ahead = cells[START]?.includes('S') ? [START] : [];
  for (let cell = ahead.pop(); cell !== undefined; cell = ahead.pop()) {
    joined.add(cell);
    for (const side of cells[cell] ?? '') {
      const there = beside(cell, side, cells.length);
      if (there === null) {
        if (side === 'N') exits.add(cell % COLUMNS);
      } else if (cells[there]?.includes(STEPS[side]?.back ?? '') && !joined.has(there)) {
        ahead.push(there);
      }
    }
  }
  return { joined, exits };
}

/** The paths there would be with a tile laid, or turned, on a cell. */
export function pathsWith(cells: string[], cell: number, opens: string): Paths {
  return pathsOf(cells.with(cell, opens));
}
