// The axis of a curve.

/** The numbers of an axis: from 0 in round steps, few enough to read. */
export function axisOf(most: number, steps = 6): number[] {
  const step = [1, 2, 5, 10, 20].find((each) => most / each <= steps) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
