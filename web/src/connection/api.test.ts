import { afterEach, describe, expect, it, vi } from 'vitest';
import { askRematch, fetchLobby, fetchReplayPart, makeTable, Trouble } from './api';
import { serverHasChanged } from './version';

type Answer = Response | Error;
let asked: [string, RequestInit | undefined][] = [];

function answering(...answers: Answer[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('network');
  });
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const troubleOf = (promise: Promise<unknown>) =>
  promise.catch((trouble: unknown) => trouble as Trouble);

afterEach(() => vi.unstubAllGlobals());

describe('asking the server', () => {
  it("tells the server's own reason and rule", async () => {
    answering(json({ reason: 'Choose 2 to 4 players.', rule: 'set-1' }, 422));
    const trouble = await troubleOf(makeTable({ game: 'x', seats: [], box: null }));
    expect(trouble).toMatchObject({
      status: 422,
      message: 'Choose 2 to 4 players.',
      rule: 'set-1',
    });
  });

  it('tells when the server cannot be reached, or only something in between answers', async () => {
    answering(new TypeError('network'), new Response('<h1>Bad gateway</h1>', { status: 502 }));
    for (const trouble of [await troubleOf(fetchLobby()), await troubleOf(fetchLobby())]) {
      expect(trouble).toMatchObject({ status: 0 });
      expect((trouble as Trouble).message).toMatch('cannot be reached');
    }
  });

  it('has words for a failure without any', async () => {
    answering(new Response('', { status: 500 }));
    expect(await troubleOf(fetchLobby())).toMatchObject({ status: 500 });
  });

  it('tells when the server wants to be asked again, in its own words', async () => {
    const limit = (headers: Record<string, string>) =>
      new Response(JSON.stringify({ reason: 'Set fewer tables.', rule: null }), {
        status: 429,
        headers,
      });
    answering(limit({ 'Retry-After': '17' }), limit({}), limit({ 'Retry-After': 'tomorrow' }));
    for (const retryAfter of [17, null, null])
      expect(await troubleOf(makeTable({ game: 'x', seats: [], box: null }))).toMatchObject({
        status: 429,
        message: 'Set fewer tables.',
        retryAfter,
      });
  });

  it('tells when the connection breaks in the middle of an answer', async () => {
    answering(new Response('{"games": [', { status: 200 }));
    expect(await troubleOf(fetchLobby())).toMatchObject({ status: 0 });
  });

  it('asks for one part of a replay', async () => {
    answering(json({ part: 3, parts: 4, steps: [] }));
    expect(await fetchReplayPart('abc', 3)).toEqual({ part: 3, parts: 4, steps: [] });
    expect(asked[0]?.[0]).toBe('/api/tables/abc/replay?part=3');
  });

  it("sends a seat's key in a header, never in the address", async () => {
    answering(json({ table: 'next', keys: [] }));
    await askRematch('abc', 'the-key-of-the-seat');
    const [path, init] = asked[0] ?? [];
    expect(path).toBe('/api/tables/abc/rematch');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer the-key-of-the-seat' });
  });
});

describe('serverHasChanged', () => {
  it('notices another version, and takes silence for no change', async () => {
    const lobby = (version: string) => json({ games: [], levels: [], version });
    answering(lobby('1'), lobby('1'), new TypeError('network'), lobby('2'));
    const changes = [];
    for (let visit = 0; visit < 4; visit++) changes.push(await serverHasChanged());
    expect(changes).toEqual([false, false, false, true]);
  });
});
