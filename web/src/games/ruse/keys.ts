// What the keys do at the board of Ruse.

export const keyWords: [string, string][] = [
  ['D', 'take up the rolled die, or put it back: every space it can go to says what it brings'],
  ['T', 'turn the den tile in hand; Shift + T turns it back'],
  ['← →', 'step through the end of a round while it is shown; Esc closes it'],
];
