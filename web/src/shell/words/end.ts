// What the page says at the end of a game, and of replays and proofs.

export const theEnd = 'The end';
export const afterTheEnd = 'After the end';
export const theBoard = 'The board';
export const undrawn = 'This cannot be drawn here. The scores and the log tell it in words.';

export const beforeResult = 'Before the result';
export const over = 'It is over.';
export const whoHasWon = 'Who has won? Watch the board to find out, step by step.';
export const showResult = 'Show the result now';

export const rematch = 'Rematch';
export const rematchCalled = 'Somebody would like a rematch.';
export const goToRematch = 'Go to the new table';
export const watchRematch = 'Watch the rematch';
export const saveFile = 'Save file';
export const wasItFair = 'Was it fair?';

export const finalScores = 'Final scores';
export const scoresBySource = 'Final scores by source';

export const replay = 'Replay';
export const endReplay = 'End replay';
export const closeReplay = 'Close the replay';
export const loading = 'Loading …';
export const toDeal = 'Back to the deal';
export const stepBack = 'One step back';
export const play = 'Play';
export const pause = 'Pause';
export const stepOn = 'One step on';
export const toEnd = 'Go to the end';
export const step = 'Step';
export const chapters = 'Chapters';

export function stepOf(at: number, last: number): string {
  return `Step ${at} of ${last}`;
}

export const proof = 'Fairness proof';
export const proofExplained =
  'Before the first move everyone was shown a fingerprint of the secret seed that all dice and cards come from. Now the seed is revealed, and anyone can check that it is the same one.';
export const checking = 'Checking in your browser …';
export const cannotCheck =
  'Browsers can check this only over https. The last line below shows how to check by hand.';
export const seedFits = 'Checked in your browser: the seed matches the fingerprint.';
export const seedDiffers = 'Checked in your browser: the seed does not match the fingerprint!';
export const replaying = 'Replaying every move …';
export const fingerprint = 'Fingerprint';
export const seed = 'Seed';
export const salt = 'Salt';
export const byHand = 'By hand';
