// Where the spaces of a path lie on its drawing, 100 by 100.

/** A point of the drawing. */
interface Point {
  x: number;
  y: number;
}

const START: Point = { x: 5, y: 50 };
const ON_FORKED: readonly Point[] = [
  { x: 25, y: 50 },
  { x: 55, y: 25 },
  { x: 55, y: 75 },
  { x: 85, y: 25 },
  { x: 85, y: 75 },
];
const ON_STRAIGHT: readonly Point[] = [
  { x: 25, y: 50 },
  { x: 55, y: 50 },
  { x: 85, y: 50 },
];

/** The line over the spaces of a way, for a drawing. */
export function lineOf(way: readonly number[], forked: boolean): string {
  const spaces = forked ? ON_FORKED : ON_STRAIGHT;
  const points = way.flatMap((space) => spaces[space] ?? []);
  return `M${START.x} ${START.y}` + points.map(({ x, y }) => `L${x} ${y}`).join('');
}
