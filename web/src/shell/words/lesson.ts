// What the page says around a lesson; what the coach says comes with the lesson.

export const learn = 'Learn by playing';
export const begin = 'Learn';
export const beginning = 'Setting the table …';
export const again = 'Again';
export const beginAgain = 'Begin again';
export const resume = 'Go on';
export const learned = 'learned';

export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}

/** What a button does, for those who hear only the button. */
export function toLesson(words: string, title: string): string {
  return `${words}: ${title}`;
}

export const coach = 'Your coach';
export const goOn = 'Go on';
export const goOnKey = 'Go on (Enter or Space)';
export const showMe = 'Show me';
export const showMeKey = 'Show me (H)';
export const yourTurn = 'Your turn';
export const watch = 'Watch what happens …';
export const readFirst = 'One moment: read on first, then it is your turn.';
export const playOn = 'Play on from here';
export const toLobby = 'To the lobby';
export const lost =
  'This lesson has changed since you began it. Begin it again, or play on as you like.';

export function progress(place: number, steps: number): string {
  return `${place} of ${steps}`;
}

export const offer = 'Your first table?';
export function offered(game: string, minutes: string): string {
  return `New to ${game}? A lesson of ${minutes} shows you how it goes, on a real board.`;
}
export const noThanks = 'No, thanks';
