// What the page says of the way to the server.

export const noServer = 'The server cannot be reached. Check your connection and try again.';
export const noReason = 'That did not work. Try again in a moment.';
export const connecting = 'Connecting …';
export const down = 'Connection lost. Reconnecting …';
export const kept = 'Your last move is safe and will be sent.';
export const tryNow = 'Try now';
export const updated = 'There is a new version. Reload the page to get it; nothing is lost.';
export const loadAgain = 'Reload';

/** Where the server itself asks to come back later, after its own sentence. */
export function busy(reason: string): string {
  return `${reason} The page keeps trying.`;
}
