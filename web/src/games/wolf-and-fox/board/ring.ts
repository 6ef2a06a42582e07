// Where everything lies on the board. Lengths are hundredths of the board's side; a turn is a place on
// the ring counted in farms, clockwise from farm A at the top, and may lie between two farms. A box may have
// more farms than the printed board, so every place follows from how many there are.

export const FOREST = 15.2;
export const PATH = 17.6;
export const FIELD = { from: 20.2, to: 46.2 };
export const CARD = { width: 9, height: 12.6 };
const HOUSE = 9.4;
const SMALL_HOUSE = 7.4;
/** The farms of the printed board, which is laid out by hand. */
const PRINTED = 8;
const TRACK_SPACES = 100;
const TRACK_INSET = 1.7;

export interface Spot {
  x: number;
  y: number;
}

function angleOf(turn: number, farms: number): number {
  return (turn / farms) * 2 * Math.PI - Math.PI / 2;
}

/** Go so far out from the middle: in a circle near the forest, ever squarer towards the board's edge. */
export function spotAt(turn: number, radius: number, farms: number): Spot {
  const across = Math.cos(angleOf(turn, farms));
  const down = Math.sin(angleOf(turn, farms));
  const power = 2 + 8 * (radius / 46) ** 4;
  const reach = radius / (Math.abs(across) ** power + Math.abs(down) ** power) ** (1 / power);
  return { x: 50 + reach * across, y: 50 + reach * down };
}

/** List spots along the ring from one turn to another, close enough together to look like a curve. */
export function spotsAlong(from: number, to: number, radius: number, farms: number): Spot[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * 10));
  return Array.from({ length: pieces + 1 }, (_, i) =>
    spotAt(from + ((to - from) * i) / pieces, radius, farms),
  );
}

/** Draw a line through spots, as the data of an SVG path. */
export function lineThrough(spots: Spot[]): string {
  return 'M' + spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
}

/** Go round the field that belongs to a farm, between its hedges. */
export function fieldCorners(farm: number, farms: number): Spot[] {
  const hedge = 0.025;
  const left = farm - 0.5 + hedge;
  const right = farm + 0.5 - hedge;
  return [
    ...spotsAlong(left, right, FIELD.to, farms),
    ...spotsAlong(right, left, FIELD.from, farms),
  ];
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Find the smallest frame around some spots. */
export function frameAround(spots: Spot[]): Frame {
  const across = spots.map(({ x }) => x);
  const down = spots.map(({ y }) => y);
  const left = Math.min(...across);
  const top = Math.min(...down);
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** Cut a shape out of its frame, as a CSS polygon. */
export function cutOut(spots: Spot[], frame: Frame): string {
  const part = (at: number, from: number, size: number) =>
    `${(((at - from) / size) * 100).toFixed(1)}%`;
  const corners = spots.map(
    ({ x, y }) => `${part(x, frame.left, frame.width)} ${part(y, frame.top, frame.height)}`,
  );
  return `polygon(${corners.join(', ')})`;
}

/** Say which way someone faces who walks clockwise past a turn, in degrees. */
export function headingAt(turn: number, radius: number, farms: number): number {
  const here = spotAt(turn - 0.02, radius, farms);
  const there = spotAt(turn + 0.02, radius, farms);
  return (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
}

/** Find a space of the score track, which runs clockwise round the edge from the top left corner. */
export function trackSpot(points: number): Spot {
  const space = ((points % TRACK_SPACES) + TRACK_SPACES) % TRACK_SPACES;
  const side = Math.floor(space / 25);
  const along = TRACK_INSET + ((100 - 2 * TRACK_INSET) * (space % 25)) / 25;
  const far = 100 - TRACK_INSET;
  if (side === 0) return { x: along, y: TRACK_INSET };
  if (side === 1) return { x: far, y: along };
  if (side === 2) return { x: 100 - along, y: far };
  return { x: TRACK_INSET, y: 100 - along };
}

export interface FarmPlan {
  inner: Spot;
  outer: Spot;
  house: Spot;
  /** The side of the house. */
  size: number;
}

/** Lay out one farm: the inner card towards the forest, the outer card beyond it, the house beside. */
export function farmPlan(farm: number, farms: number): FarmPlan {
  return farms === PRINTED ? printedPlan(farm) : crowdedPlan(farm, farms);
}

// How far out the two cards lie, and where the house stands from the outer card: farther out and
// farther round clockwise. A farm above or below the forest, beside it and in a corner differ in room.
const UPRIGHT = { inner: 26.6, outer: 39.4, out: 0.6, round: 10 };
const BESIDE = { inner: 27.4, outer: 38.4, out: 1, round: 11.6 };
const CORNER = { inner: 27.6, outer: 36.2, out: 12.6, round: 0 };

function printedPlan(farm: number): FarmPlan {
  const room = farm % 2 === 1 ? CORNER : farm % 4 === 0 ? UPRIGHT : BESIDE;
  const outer = spotAt(farm, room.outer, PRINTED);
  const across = Math.cos(angleOf(farm, PRINTED));
  const down = Math.sin(angleOf(farm, PRINTED));
  const house = {
    x: outer.x + room.out * across - room.round * down,
    y: outer.y + room.out * down + room.round * across,
  };
  return { inner: spotAt(farm, room.inner, PRINTED), outer, house, size: HOUSE };
}

// With more farms each has less room: the outer card makes way for a smaller house.
function crowdedPlan(farm: number, farms: number): FarmPlan {
  return {
    inner: spotAt(farm, 27, farms),
    outer: spotAt(farm - 0.2, 40, farms),
    house: spotAt(farm + 0.3, 38, farms),
    size: SMALL_HOUSE,
  };
}
