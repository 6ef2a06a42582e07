// Tiles that look alike are one choice, which points at the first of them.

/** What shows on a tile, or on a flag, which opens to nothing. */
interface Face {
  ref: string;
  gain: string;
  opens?: string;
}

/** Whether two tiles look alike before they are turned. */
function areAlike(one: Face, other: Face): boolean {
  return one.opens === other.opens && one.gain === other.gain;
}

/** The ref that choices have for a tile: that of the first one that looks like it. */
export function twinOf(tile: Face, tiles: Face[]): string {
  return tiles.find((other) => areAlike(tile, other))?.ref ?? tile.ref;
}

/** Whether it makes no difference which of the tiles is meant. */
export function areAllAlike(tiles: Face[]): boolean {
  return new Set(tiles.map((tile) => twinOf(tile, tiles))).size === 1;
}
