import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDesk } from '../../sample';
import type { Request, State } from '../../wire';
import { Room } from './room.svelte';

class FakeSocket {
  static latest: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Request[] = [];

  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {}
  tell(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const desk = sampleDesk(0);
const state = {
  type: 'state',
  table: 'abc',
  ply: 0,
  seats: [],
  steps: [],
  pass_to: null,
  clock: null,
  ending: null,
  desks: [desk],
  viewer: 0,
  log: { since: 0, lines: [] },
} as unknown as State;

let room: Room;
const socket = () => FakeSocket.latest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  room = new Room('abc', ['the-key-of-the-seat']);
  room.join();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a hint that is refused', () => {
  it('is told of with the reason, and may be asked for again', () => {
    socket().tell(state);
    room.askHint(desk);
    expect(room.awaits('hint', 0)).toBe(true);
    const reason = 'The bots are busy. Ask again in a moment.';
    socket().tell({ type: 'refused', id: socket().sent.at(-1)?.id, reason, rule: null });
    expect(room.awaits('hint', 0)).toBe(false);
    expect(room.notices.map((notice) => notice.words)).toEqual([reason]);
    room.askHint(desk);
    expect(room.awaits('hint', 0)).toBe(true);
    expect(socket().sent.filter((said) => said.type === 'hint')).toHaveLength(2);
  });
});

describe('a table that is too busy', () => {
  const reason = 'Too many people are watching. Come back in a minute.';

  it('says so while the page comes back by itself, until it is back', () => {
    socket().onclose?.({ code: 4429, reason });
    expect([room.status, room.busy, room.unreachable]).toEqual(['waiting', reason, true]);
    expect(room.gone).toBeNull();
    vi.advanceTimersByTime(1000);
    expect([room.status, room.busy]).toEqual(['connecting', reason]);
    socket().onopen?.();
    socket().tell(state);
    expect([room.status, room.busy, room.unreachable]).toEqual(['open', '', false]);
  });

  it('is forgotten when the connection breaks for another reason', () => {
    socket().onclose?.({ code: 4503, reason });
    vi.advanceTimersByTime(1000);
    socket().onclose?.({ code: 1006, reason: '' });
    expect([room.status, room.busy]).toEqual(['waiting', '']);
  });

  it('is another thing than a table that is not there', () => {
    socket().onclose?.({ code: 4404, reason: 'There is no such table.' });
    expect(room.gone).toEqual({ kind: 'missing', reason: 'There is no such table.' });
    expect(room.busy).toBe('');
  });
});

describe('a seat that changes hands', () => {
  const told = (level: string | null, here: boolean) =>
    ({ ...state, seats: [{ seat: 0, level, here, free_in: 0 }] }) as unknown as State;

  it('is given back by the table without being asked for', () => {
    socket().tell(told('kit', true));
    expect(room.state?.seats[0]?.level).toBe('kit');
    socket().tell(told(null, true));
    expect(room.state?.seats[0]).toMatchObject({ level: null, here: true });
    expect(room.gone).toBeNull();
  });

  it('notes when it was told, for the time that runs on', () => {
    vi.advanceTimersByTime(5000);
    const before = performance.now();
    socket().tell(told(null, false));
    expect(room.toldAt).toBe(before);
  });
});

describe('a line that breaks', () => {
  it('is taken up where the story broke off', () => {
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', told: null });
    socket().tell({ ...state, ply: 7 });
    socket().onclose?.({ code: 1006, reason: '' });
    vi.advanceTimersByTime(5000);
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', told: 7 });
  });
});

describe('a proxy that lets no sockets through', () => {
  const answering = (status: number) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ reason: 'No socket.' }), { status })),
    );
  async function fail(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      socket().onclose?.({ code: 1006, reason: '' });
      await vi.advanceTimersByTimeAsync(5000);
    }
  }

  it('is found out when the second call fails and the server answers all the same', async () => {
    answering(426);
    await fail(1);
    expect([room.unreachable, room.stopped]).toEqual([true, false]);
    await fail(1);
    expect(room.stopped).toBe(true);
    socket().tell(state);
    expect([room.unreachable, room.stopped]).toEqual([false, false]);
  });

  it('is not held against a server that is down, or busy', async () => {
    await fail(3);
    expect(room.stopped).toBe(false);
    answering(503);
    await fail(2);
    expect(room.stopped).toBe(false);
  });
});
