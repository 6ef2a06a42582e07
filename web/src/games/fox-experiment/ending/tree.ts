// The family tree: where every fox stands and how the lines run. Pure geometry, in units of the drawing.
import type { LitterView } from '../view';
import { blocksOf, type Block, type Kin, type Row } from './litters';
import { ordered } from './ordering';
import { spaced } from './spacing';

/** The room for one fox with its name, the gaps, and where litters branch above their row. */
export const CELL = { breadth: 100, height: 118, gap: 14, passing: 10 };
const CHANNEL = 88;
const BRANCH = 26;
const MARGIN = 24;
const SETTLING = 60;
/** How much the middle of the tree pulls, beside one parent or pup: it draws families together that share no fox. */
const GRAVITY = 0.2;

/** A fox at its place; x is its middle and y its upper edge. */
export interface Placed<Fox extends Kin> {
  fox: Fox;
  row: number;
  x: number;
  y: number;
}

/** A line from a parent to the branching point of a litter. */
export interface ParentLine {
  parent: number;
  litter: number;
  path: string;
}

/** A line from the branching point of a litter to one of its pups. */
export interface PupLine {
  pup: number;
  litter: number;
  path: string;
}

export interface RowBand {
  /** 0 for the row of wild foxes only, then the generations. */
  generation: number;
  y: number;
  height: number;
}

export interface Tree<Fox extends Kin> {
  width: number;
  height: number;
  rows: RowBand[];
  foxes: Placed<Fox>[];
  litters: (LitterView & { x: number; y: number })[];
  parentLines: ParentLine[];
  pupLines: PupLine[];
}

/** Lay the family out: rows by generation, litters together, few crossings, parents near above their pups. */
export function layTree<Fox extends Kin>(family: Fox[], litters: LitterView[]): Tree<Fox> {
  const rows = ordered(blocksOf(family, litters));
  const middles = settled(rows);
  const spots = spotsOf(rows, middles);
  const byId = new Map(family.map((fox) => [fox.id, fox]));
  const foxes = spots.flatMap((row, number) =>
    row.flatMap(({ fox: id, passing, x }) => {
      const fox = passing ? undefined : byId.get(id);
      return fox ? [{ fox, row: number, x, y: topOf(number) }] : [];
    }),
  );
  const branches = litters.map((litter) => {
    const xs = foxes.filter(({ fox }) => litter.pups.includes(fox.id)).map(({ x }) => x);
    const y = topOf(litter.generation) - BRANCH;
    return { ...litter, x: (Math.min(...xs) + Math.max(...xs)) / 2, y };
  });
  return {
    width: Math.max(0, ...foxes.map(({ x }) => x)) + CELL.breadth / 2 + MARGIN,
    height: topOf(rows.length - 1) + CELL.height + MARGIN,
    rows: rows.map((_, generation) => ({ generation, y: topOf(generation), height: CELL.height })),
    foxes,
    litters: branches,
    parentLines: branches.flatMap((litter, number) =>
      litter.parents.map((parent) => ({
        parent,
        litter: number,
        path: wayDown(spots, parent, litter),
      })),
    ),
    pupLines: branches.flatMap((litter, number) =>
      litter.pups.map((pup) => {
        const x = foxes.find(({ fox }) => fox.id === pup)?.x ?? litter.x;
        return { pup, litter: number, path: comb(litter, x) };
      }),
    ),
  };
}

interface Spot {
  fox: number;
  passing: boolean;
  x: number;
}

function topOf(row: number): number {
  return MARGIN + row * (CELL.height + CHANNEL);
}

function breadthOf(block: Block): number {
  return block.cells.reduce((sum, { passing }) => sum + (passing ? CELL.passing : CELL.breadth), 0);
}

/** The middles of all blocks: each is pulled towards its parents and its pups until nothing moves much. */
function settled(rows: Row[]): number[][] {
  let middles = rows.map((row) =>
    centred(
      spaced(
        row.map((block) => ({ breadth: breadthOf(block), middle: 0 })),
        CELL.gap,
      ),
    ),
  );
  for (let time = 0; time < SETTLING; time += 1) {
    for (const [number, row] of rows.entries()) {
      const spots = spotsOf(rows, middles);
      const wishes = row.map((block, place) => ({
        breadth: breadthOf(block),
        middle: wishOf(rows, middles, spots, number, place),
      }));
      middles = middles.with(number, spaced(wishes, CELL.gap));
    }
  }
  const edge = Math.min(
    ...rows.flatMap((row, number) =>
      row.map((block, place) => (middles[number]?.[place] ?? 0) - breadthOf(block) / 2),
    ),
  );
  return middles.map((row) => row.map((middle) => middle - edge + MARGIN));
}

function centred(middles: number[]): number[] {
  const half = ((middles[0] ?? 0) + (middles.at(-1) ?? 0)) / 2;
  return middles.map((middle) => middle - half);
}

/** Where a block would like to be: between what lies straight below its parents and straight above its pups. */
function wishOf(
  rows: Row[],
  middles: number[][],
  spots: Spot[][],
  number: number,
  place: number,
): number {
  const block = rows[number]?.[place];
  const own = middles[number]?.[place] ?? 0;
  if (!block) return own;
  const pulls = block.parents.flatMap((parent) =>
    (spots[number - 1] ?? []).filter(({ fox }) => fox === parent).map(({ x }) => x),
  );
  for (const { fox, x } of spots[number] ?? []) {
    if (!block.cells.some((cell) => cell.fox === fox)) continue;
    (rows[number + 1] ?? []).forEach((below, belowPlace) => {
      if (below.parents.includes(fox))
        pulls.push((middles[number + 1]?.[belowPlace] ?? 0) - x + own);
    });
  }
  return pulls.reduce((sum, pull) => sum + pull, 0) / (pulls.length + GRAVITY);
}

/** The middle of every fox and every passing line, row by row. */
function spotsOf(rows: Row[], middles: number[][]): Spot[][] {
  return rows.map((row, number) =>
    row.flatMap((block, place) => {
      let edge = (middles[number]?.[place] ?? 0) - breadthOf(block) / 2;
      return block.cells.map((cell) => {
        const breadth = cell.passing ? CELL.passing : CELL.breadth;
        edge += breadth;
        return { ...cell, x: edge - breadth / 2 };
      });
    }),
  );
}

/** From below a parent, straight through the rows it passes, to where the litter branches. */
function wayDown(
  spots: Spot[][],
  parent: number,
  litter: LitterView & { x: number; y: number },
): string {
  const steps = spots
    .slice(0, litter.generation)
    .flatMap((row, number) =>
      row.filter(({ fox }) => fox === parent).map((spot) => ({ ...spot, number })),
    );
  const [start, ...passed] = steps;
  if (!start) return '';
  let [x, y] = [start.x, topOf(start.number) + CELL.height];
  let path = `M${round(x)} ${round(y)}`;
  for (const step of passed) {
    path += bend(x, y, step.x, topOf(step.number) - BRANCH);
    [x, y] = [step.x, topOf(step.number) + CELL.height];
    path += `V${round(y)}`;
  }
  return path + bend(x, y, litter.x, litter.y);
}

function bend(x: number, y: number, toX: number, toY: number): string {
  const half = (y + toY) / 2;
  return `C${round(x)} ${round(half)} ${round(toX)} ${round(half)} ${round(toX)} ${round(toY)}`;
}

/** Down from the branching point, along to above the pup, and down to it. */
function comb({ x, y }: { x: number; y: number }, pupX: number): string {
  const bar = y + BRANCH / 2;
  const turn = Math.min(8, Math.abs(pupX - x));
  const side = Math.sign(pupX - x);
  return `M${round(x)} ${round(y)}V${round(bar)}H${round(pupX - side * turn)}Q${round(pupX)} ${round(bar)} ${round(pupX)} ${round(bar + turn)}V${round(y + BRANCH)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
