// The order of foxes along each row, so that few lines of the family tree cross.
import type { Block, Cell, Row } from './litters';

const SWEEPS = 8;

/** Order every row: by the mean of the parents, by the mean of the pups, and then by swapping neighbours. */
export function ordered(rows: Row[]): Row[] {
  let best = rows;
  let fewest = Infinity;
  let now = rows;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    now = sweep % 2 === 0 ? upwards(downwards(now)) : downwards(upwards(now));
    const swapped = swappedNeighbours(now);
    const crossings = countCrossings(swapped);
    if (crossings < fewest) {
      fewest = crossings;
      best = swapped;
    }
    now = swapped;
  }
  return best;
}

/** How often lines cross between all neighbouring rows. */
export function countCrossings(rows: Row[]): number {
  return rows
    .slice(1)
    .reduce((sum, row, above) => sum + crossingsBetween(rows[above] ?? [], row), 0);
}

function crossingsBetween(above: Row, below: Row): number {
  const places = placesOf(above);
  const lines = below.flatMap((block, to) =>
    block.parents.map((parent) => [places.get(parent) ?? 0, to] as const),
  );
  let crossings = 0;
  lines.forEach(([from, to], first) => {
    for (const [otherFrom, otherTo] of lines.slice(first + 1)) {
      if ((from - otherFrom) * (to - otherTo) < 0) crossings += 1;
    }
  });
  return crossings;
}

/** Where each fox, or the line of it, stands along a row. */
function placesOf(row: Row): Map<number, number> {
  return new Map(row.flatMap((block) => block.cells).map((cell, place) => [cell.fox, place]));
}

/** Order each row by the mean position of the parents. */
function downwards(rows: Row[]): Row[] {
  const done: Row[] = [];
  for (const row of rows) {
    const above = placesOf(done.at(-1) ?? []);
    const total = above.size || 1;
    done.push(
      sortedBy(row, (block, own) =>
        mean(
          block.parents.map((parent) => (above.get(parent) ?? 0) / total),
          own,
        ),
      ),
    );
  }
  return done;
}

/** Order each row, and the pups of each litter, by the mean position of their own pups. */
function upwards(rows: Row[]): Row[] {
  const done: Row[] = [];
  for (const row of [...rows].reverse()) {
    const below = done[0] ?? [];
    const pull = (cell: Cell, own: number) =>
      mean(
        below.flatMap((block, place) =>
          block.parents.includes(cell.fox) ? [place / below.length] : [],
        ),
        own,
      );
    const inner = row.map((block) => ({ ...block, cells: sortedBy(block.cells, pull) }));
    done.unshift(
      sortedBy(inner, (block, own) =>
        mean(
          block.cells.map((cell) => pull(cell, own)),
          own,
        ),
      ),
    );
  }
  return done;
}

/** Swap neighbours, of a row and within a litter, for as long as it takes crossings away. */
function swappedNeighbours(rows: Row[]): Row[] {
  const now = rows.map((row) => row.map((block) => ({ ...block, cells: [...block.cells] })));
  for (let before = Infinity; countCrossings(now) < before;) {
    before = countCrossings(now);
    for (const [number, row] of now.entries()) {
      const around = () => countCrossings(now.slice(Math.max(0, number - 1), number + 2));
      for (const list of [row, ...row.map((block) => block.cells)]) improve(list, around);
    }
  }
  return now;
}

/** Swap two neighbours wherever that makes the count smaller. */
function improve(list: (Block | Cell)[], count: () => number): void {
  let fewest = count();
  for (let place = 1; place < list.length; place += 1) {
    swap(list, place);
    const crossings = count();
    if (crossings < fewest) fewest = crossings;
    else swap(list, place);
  }
}

function swap<Item>(list: Item[], place: number): void {
  list.splice(place - 1, 2, ...list.slice(place - 1, place + 1).reverse());
}

/** Sort by a value; whoever has none of its own is given its present place along the row, 0 to 1. */
function sortedBy<Item>(list: Item[], value: (item: Item, own: number) => number): Item[] {
  return list
    .map((item, place) => ({ item, value: value(item, place / list.length) }))
    .sort((one, other) => one.value - other.value)
    .map(({ item }) => item);
}

function mean(numbers: number[], otherwise: number): number {
  return numbers.length > 0
    ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    : otherwise;
}
