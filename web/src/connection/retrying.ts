// Asking again for what did not come the first time.
import { Trouble } from './api';

export const RETRIES = 4;
export const FIRST_WAIT = 1_000;
export const LONGEST_WAIT = 30_000;

/** Ask until there is an answer, a few times at most: each wait is longer, and as long as the server asks for. */
export async function withRetries<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await ask();
    } catch (trouble) {
      if (signal.aborted || retries === RETRIES || !mayPass(trouble)) throw trouble;
      await pause(waitAfter(trouble, retries), signal);
    }
  }
}

/** Whether asking again may help: the server was out of reach, too busy, or stumbled. */
function mayPass(trouble: unknown): trouble is Trouble {
  if (!(trouble instanceof Trouble)) return false;
  return trouble.status === 0 || trouble.status === 429 || trouble.status >= 500;
}

function waitAfter({ retryAfter }: Trouble, retries: number): number {
  return Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT * 2 ** retries, 1000 * (retryAfter ?? 0)));
}

/** Wait; whoever no longer wants the answer ends the wait at once, and asks no more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
