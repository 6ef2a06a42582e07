// What the keys do at the board of Foxy and in its tally.

export const keyWords: [string, string][] = [
  ['1 – 9', 'write that number; so does 0'],
  ['Shift + 0 – 9', 'write 10 to 19'],
  ['Alt + 0 – 9', 'write 20 to 29; with Shift as well 30 to 39'],
  ['C', 'circle the number that comes next'],
  ['← →', 'step through the tally or a replay; Space plays and pauses'],
];
