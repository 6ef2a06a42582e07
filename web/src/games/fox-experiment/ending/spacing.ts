// How far apart the blocks of a row stand: each as near as can be to where it would like to be.

/** A block of a row: how broad it is and where its middle would like to be. */
export interface Wish {
  breadth: number;
  middle: number;
}

interface Group {
  sum: number;
  count: number;
}

/**
 * The middles of the blocks in their order, none overlapping, with the smallest sum of squared distances from
 * the wishes: blocks that would overlap are pushed together into groups that stand at the mean of their wishes.
 */
export function spaced(wishes: Wish[], gap: number): number[] {
  const offsets: number[] = [];
  let edge = 0;
  for (const { breadth } of wishes) {
    offsets.push(edge + breadth / 2);
    edge += breadth + gap;
  }
  const groups: Group[] = [];
  wishes.forEach(({ middle }, place) => {
    let group: Group = { sum: middle - (offsets[place] ?? 0), count: 1 };
    for (
      let before = groups.at(-1);
      before && before.sum / before.count >= group.sum / group.count;
      before = groups.at(-1)
    ) {
      groups.pop();
      group = { sum: before.sum + group.sum, count: before.count + group.count };
    }
    groups.push(group);
  });
  const starts = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return offsets.map((offset, place) => offset + (starts[place] ?? 0));
}
