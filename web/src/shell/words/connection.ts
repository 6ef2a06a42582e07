// What the page says of the way to the server.

export const noServer = 'The server cannot be reached. Check the connection, then try again.';
export const noReason = 'The server could not do that. Try again in a moment.';
export const connecting = 'Connecting …';
export const down = 'The line is down. Coming back by itself …';
export const kept = 'Your last step is kept and will be sent.';
export const tryNow = 'Try now';
export const updated =
  'The server has been updated. Load the page again to have the new one; nothing is lost.';
export const loadAgain = 'Load again';

/** Where the server itself asks to come back later, after its own sentence. */
export function busy(reason: string): string {
  return `${reason} The page keeps trying.`;
}
