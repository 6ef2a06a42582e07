import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from './api';
import { FIRST_WAIT, LONGEST_WAIT, withRetries, RETRIES } from './retrying';

const busy = (seconds: number | null) => new Trouble(429, 'Come back later.', null, seconds);
const lost = new Trouble(0, 'The server cannot be reached.');

let asked: number[];
let given: string | Trouble | Error | null;
let leaving: AbortController;

/** Ask a server that fails a number of times, each time in the next way. */
function asking(...answers: (Trouble | Error | 'good')[]): void {
  void withRetries(async () => {
    asked.push(Date.now());
    const answer = answers[asked.length - 1] ?? 'good';
    if (answer instanceof Error) throw answer;
    return answer;
  }, leaving.signal).then(
    (answer) => (given = answer),
    (trouble: Error) => (given = trouble),
  );
}

const waits = () => asked.slice(1).map((moment, at) => moment - (asked[at] ?? 0));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  given = null;
  leaving = new AbortController();
});
afterEach(() => vi.useRealTimers());

describe('withRetries', () => {
  it('gives the answer at once where there is one', async () => {
    asking('good');
    await vi.runAllTimersAsync();
    expect([given, asked.length]).toEqual(['good', 1]);
  });

  it('asks again when the server was out of reach, busy or stumbled, after longer and longer waits', async () => {
    asking(lost, busy(null), new Trouble(500, ''), new Trouble(503, ''), 'good');
    await vi.runAllTimersAsync();
    expect(given).toBe('good');
    expect(waits()).toEqual([1, 2, 4, 8].map((times) => times * FIRST_WAIT));
  });

  it('waits as long as the server asks for, but not without end', async () => {
    asking(busy(7), busy(3600), 'good');
    await vi.runAllTimersAsync();
    expect(waits()).toEqual([7000, LONGEST_WAIT]);
  });

  it('gives up in the end, with the reason', async () => {
    asking(...Array.from({ length: RETRIES }, () => lost), busy(1));
    await vi.runAllTimersAsync();
    expect(given).toMatchObject({ status: 429, message: 'Come back later.' });
    expect(asked).toHaveLength(RETRIES + 1);
  });

  it('takes a plain no for an answer', async () => {
    const missing = new Trouble(404, 'There is no such table.');
    asking(missing);
    await vi.runAllTimersAsync();
    expect([given, asked.length]).toEqual([missing, 1]);
  });

  it('asks no more once nobody wants to know', async () => {
    asking(lost);
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort();
    expect(vi.getTimerCount()).toBe(0);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
    expect(given).not.toBeNull();
  });
});
