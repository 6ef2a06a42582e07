// What the page says of an analysis: of the course of a game, of decisions and luck, and of playing on from a moment.

export const analysis = 'Analysis';
export const theCourse = 'The course of the game';
export const close = 'Close the analysis';
export const thinking = 'Thinking about every move …';
export const none = 'No single decision made a clear difference.';
export const asTable = 'The course as a table';
export const move = 'Move';
export const bothWays = 'How both go on';
export const whatHappened = 'What happened';
export const decisionsAndLuck = 'Decisions and luck';
export const remembered = 'What was remembered';
export const howToRead =
  'The start, luck, one’s own decisions and those of the others add up to the result. A decision is judged by what its seat knew, against the best there was, so it never counts above zero; luck is all the rest: dice, draws and what the others’ secrets did.';
export const howToReadMemory =
  'What remembering everything would have brought, what was forgotten, and the points in the end.';
export const turningPoints = 'The moments that mattered most';
export const chances = 'Chance to win after every move';
export const pointsLeft = 'Points still to be had after every card';
export const showOnBoard = 'On the board';
export const showOther = 'The other way';
export const asPlayed = 'As it was played';
export const otherWay = 'The other way';
export const playOn = 'Play on from here';
export const pointHint =
  'Point at a move, or step through with the arrow keys; Enter or a click shows the board there.';

export const start = 'At the start';
export const luck = 'Luck';
export const own = 'Own decisions';
export const others = 'Others’ decisions';
export const result = 'Result';
export const perfect = 'A perfect memory';
export const forgotten = 'Forgotten';
export const who = 'Who';

export const neverPlayed = 'This was never played: it might have gone on like this.';
export const backToAnalysis = 'Back to the analysis';

export const dice = 'Dice';
export const trueDice = 'The dice that came';
export const newDice = 'New dice';
export const seatOf = (name: string) => `Who plays ${name}`;
export const bot = (level: string) => `A bot: ${level}`;
export const begin = 'Set the table';
export const cancel = 'Back';
export const staysAsItWas = 'A new table is set; this game stays what it was.';

export function playOnFrom(ply: number): string {
  return ply === 0 ? 'Play on from the deal' : `Play on from move ${ply}`;
}

export function progress(done: number, decisions: number): string {
  return `${done} of ${decisions} moves thought through. The course is rough until then.`;
}

export function moveNumber(ply: number): string {
  return ply === 0 ? 'The deal' : `Move ${ply}`;
}

export function chance(value: number): string {
  return `${Math.round(100 * value)}%`;
}

export function points(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '').replace('-', '−');
}

/** What was added, with its sign. */
export function change(text: string, value: number): string {
  return value > 0 ? `+${text}` : text.replace('-', '−');
}

export function ahead(chanceToWin: number | null, expected: number): string {
  const told = `${points(expected)} points`;
  return chanceToWin === null ? told : `${chance(chanceToWin)} to win, ${told}`;
}
