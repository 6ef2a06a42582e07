// The course of a tunnel through a den tile, 100 wide, running a little over its edges so that tiles join.

const ways: Record<string, string> = {
  N: 'M50 50V-9',
  E: 'M50 50H109',
  S: 'M50 50V109',
  W: 'M50 50H-9',
};

const bends: Record<string, string> = {
  NE: 'M50-9V14Q50 50 86 50H109',
  ES: 'M109 50H86Q50 50 50 86V109',
  SW: 'M50 109V86Q50 50 14 50H-9',
  NW: 'M50-9V14Q50 50 14 50H-9',
};

/** The tunnel to the open sides, such as "NS": two neighbouring sides make a bend, others meet in the middle. */
export function tunnelOf(opens: string): string {
  const sides = [...'NESW'].filter((side) => opens.includes(side));
  return bends[sides.join('')] ?? sides.map((side) => ways[side]).join('');
}
