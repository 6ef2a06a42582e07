import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk, MakeMove, Refused, Request, Said, State } from '../wire';
import {
  ANSWER_WITHIN,
  LAST_RETRY,
  Connection,
  PING_EVERY,
  type Socket,
  type Status,
} from './connection';
import { Outbox, newId } from './outbox';
import { sampleDesk } from '../sample';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Said[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.closed = true;
  }
  tell(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  break(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

/** Time that passes only when told to. */
class FakeTime {
  now = 0;
  #timers: { at: number; act: () => void }[] = [];

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((each) => each !== due);
      this.now = due.at;
      due.act();
    }
    this.now = end;
  }
}

class FakeShelf {
  kept = new Map<string, string>();
  getItem(label: string): string | null {
    return this.kept.get(label) ?? null;
  }
  setItem(label: string, text: string): void {
    this.kept.set(label, text);
  }
  removeItem(label: string): void {
    this.kept.delete(label);
  }
}

const desk = (decision: number): Desk => sampleDesk(0, { decision });
const state = (decision: number): State =>
  ({ type: 'state', ply: decision, desks: [desk(decision)] }) as unknown as State;
const move = (decision: number, id = newId()): MakeMove => ({
  type: 'move',
  id,
  seat: 0,
  decision,
  choice: 7,
  then: [],
});

let time: FakeTime;
let shelf: FakeShelf;
let sockets: FakeSocket[];
let heard: {
  states: State[];
  preparing: number[];
  done: Request[];
  refused: Refused[];
  statuses: Status[];
  reasons: string[];
  ended: [number, string][];
  hints: number;
  forecasts: unknown[];
  puzzled: number;
};
let connection: Connection;

function makeConnection(): Connection {
  return new Connection(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      after: (milliseconds, act) => time.after(milliseconds, act),
      chance: () => 0.5,
    },
    () => ['key-of-seat-zero-x'],
    new Outbox(shelf, 'outbox'),
    {
      state: (each) => heard.states.push(each),
      preparing: (each) => heard.preparing.push(each.share),
      hint: () => heard.hints++,
      forecast: (forecast) => heard.forecasts.push(forecast.forecast),
      done: (request) => heard.done.push(request),
      refused: (refused) => heard.refused.push(refused),
      status: (status, reason) => {
        heard.statuses.push(status);
        heard.reasons.push(reason);
      },
      ended: (code, reason) => heard.ended.push([code, reason]),
      puzzled: () => heard.puzzled++,
    },
    () => 3,
  );
}

const socket = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

function greeted(decision = 1): void {
  connection.connect();
  socket().onopen?.();
  socket().tell(state(decision));
}

function comeBack(decision: number): void {
  time.pass(LAST_RETRY * 2);
  socket().onopen?.();
  socket().tell(state(decision));
}

const movesSent = (): string[] =>
  sockets.flatMap((each) => each.sent.flatMap((said) => (said.type === 'move' ? [said.id] : [])));

beforeEach(() => {
  time = new FakeTime();
  shelf = new FakeShelf();
  sockets = [];
  heard = {
    states: [],
    preparing: [],
    done: [],
    refused: [],
    statuses: [],
    reasons: [],
    ended: [],
    hints: 0,
    forecasts: [],
    puzzled: 0,
  };
  connection = makeConnection();
});

describe('calling', () => {
  it('says hello with its keys, and is open once the table has answered', () => {
    connection.connect();
    socket().onopen?.();
    expect(socket().sent).toEqual([
      { type: 'hello', keys: ['key-of-seat-zero-x'], told: 3, changes: true },
    ]);
    expect(connection.status).toBe('connecting');
    socket().tell(state(1));
    expect(connection.status).toBe('open');
    expect(heard.states).toHaveLength(1);
  });

  it('hears what has changed since the state before', () => {
    greeted(1);
    socket().tell({ type: 'changed', fields: { ply: 2, desks: [desk(2)] }, view: [] });
    expect(heard.states.at(-1)).toEqual(state(2));
  });

  it('waits for a game that is being prepared as long as it hears of it', () => {
    connection.connect();
    socket().onopen?.();
    for (const share of [0.1, 0.5, 0.9]) {
      time.pass(ANSWER_WITHIN - 1);
      socket().tell({ type: 'preparing', title: 'Foxy', share });
    }
    expect(heard.preparing).toEqual([0.1, 0.5, 0.9]);
    expect(sockets).toHaveLength(1);
    socket().tell(state(1));
    expect(connection.status).toBe('open');
    time.pass(ANSWER_WITHIN);
    expect(connection.status).toBe('open');
  });

  it('gives up on a call that nobody answers, and tries again', () => {
    connection.connect();
    time.pass(ANSWER_WITHIN);
    expect(connection.status).toBe('waiting');
    expect(sockets[0]?.closed).toBe(true);
    time.pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it('waits longer after each failure, but never longer than the longest wait', () => {
    connection.connect();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const lostAt = time.now;
      const known = sockets.length;
      socket().break();
      while (sockets.length === known) time.pass(100);
      waits.push(time.now - lostAt);
    }
    expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(waits.at(-1)).toBe(LAST_RETRY);
  });

  it('starts with short waits again after it has been open', () => {
    greeted();
    socket().break();
    comeBack(1);
    const known = sockets.length;
    socket().break();
    time.pass(500);
    expect(sockets).toHaveLength(known + 1);
  });

  it('comes back at once when it is told to hurry', () => {
    greeted();
    socket().break();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    time.pass(LAST_RETRY);
    expect(sockets.filter((each) => !each.closed)).toHaveLength(1);
  });

  it('does not come back when the table ends it for good', () => {
    greeted();
    socket().break(4404, 'There is no such table.');
    time.pass(LAST_RETRY * 4);
    expect(heard.ended).toEqual([[4404, 'There is no such table.']]);
    expect(sockets).toHaveLength(1);
    connection.hurry();
    expect(sockets).toHaveLength(1);
  });

  it.each([4429, 4503])('comes back, later and later, when the table is only busy (%i)', (code) => {
    connection.connect();
    for (const wait of [500, 1000, 2000, 4000, 8000, LAST_RETRY, LAST_RETRY]) {
      socket().onopen?.();
      socket().break(code, 'Too many are watching.');
      expect(connection.status).toBe('waiting');
      expect(heard.reasons.at(-1)).toBe('Too many are watching.');
      const known = sockets.length;
      time.pass(wait - 1);
      expect(sockets).toHaveLength(known);
      time.pass(1);
      expect(sockets).toHaveLength(known + 1);
    }
    expect(heard.ended).toEqual([]);
    socket().onopen?.();
    socket().tell(state(1));
    expect(connection.status).toBe('open');
  });

  it('has no reason to give when the connection just breaks', () => {
    greeted();
    socket().break(1006, 'gone');
    expect(connection.status).toBe('waiting');
    expect(heard.reasons.at(-1)).toBe('');
  });

  it('stays closed once it has been closed', () => {
    greeted();
    connection.close();
    socket().break();
    time.pass(LAST_RETRY * 4);
    expect(sockets).toHaveLength(1);
    expect(connection.status).toBe('closed');
  });

  it('says so when it does not understand the table', () => {
    greeted();
    socket().tell({ type: 'fanfare' });
    socket().onmessage?.({ data: 'not JSON' });
    expect(heard.puzzled).toBe(2);
  });
});

describe('keeping the connection alive', () => {
  it('pings every twenty seconds and stays open while it is answered', () => {
    greeted();
    for (let round = 0; round < 3; round++) {
      time.pass(PING_EVERY);
      socket().tell({ type: 'pong' });
    }
    expect(socket().sent.filter((said) => said.type === 'ping')).toHaveLength(3);
    time.pass(ANSWER_WITHIN);
    expect(connection.status).toBe('open');
  });

  it('notices a connection that died in silence', () => {
    greeted();
    time.pass(PING_EVERY + ANSWER_WITHIN);
    expect(connection.status).toBe('waiting');
  });

  it('checks a connection at once when the page is looked at again', () => {
    greeted();
    connection.hurry();
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
    time.pass(ANSWER_WITHIN);
    expect(connection.status).toBe('waiting');
  });
});

describe('a move counts once', () => {
  it('is sent, and told of when it is done', () => {
    greeted();
    const first = move(1);
    expect(connection.ask(first)).toBe(true);
    socket().tell({ type: 'done', id: first.id });
    expect(heard.done).toEqual([first]);
    expect(movesSent()).toEqual([first.id]);
  });

  it('ignores a second click on the same decision, before and after the answer', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    expect(connection.ask(move(1))).toBe(false);
    socket().tell({ type: 'done', id: first.id });
    expect(connection.ask(move(1))).toBe(false);
    expect(movesSent()).toEqual([first.id]);
  });

  it('takes the next decision, and the same one again after it was taken back', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    socket().tell(state(2));
    socket().tell({ type: 'done', id: first.id });
    expect(connection.ask(move(2))).toBe(true);
    greeted(2);
    socket().tell(state(1));
    expect(connection.ask(move(1))).toBe(true);
  });

  it('is sent again with the same id when the connection broke before the table heard it', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    socket().break();
    comeBack(1);
    expect(movesSent()).toEqual([first.id, first.id]);
    socket().tell({ type: 'done', id: first.id });
    expect(heard.done).toHaveLength(1);
  });

  it('is sent again when only the answer was lost, and is done once', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    socket().tell(state(2));
    socket().break();
    comeBack(2);
    expect(movesSent()).toEqual([first.id, first.id]);
    socket().tell({ type: 'done', id: first.id });
    socket().break();
    comeBack(2);
    expect(movesSent()).toEqual([first.id, first.id]);
    expect(heard.done).toEqual([first]);
  });

  it('is not sent again after it is done, and a second answer is ignored', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    socket().tell({ type: 'done', id: first.id });
    socket().tell({ type: 'done', id: first.id });
    socket().break();
    comeBack(2);
    expect(heard.done).toHaveLength(1);
    expect(movesSent()).toEqual([first.id]);
  });

  it('may be made anew after it was refused', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    socket().tell({ type: 'refused', id: first.id, reason: 'Pick a die first.', rule: 'col-1' });
    expect(heard.refused.map((refused) => refused.reason)).toEqual(['Pick a die first.']);
    expect(connection.ask(move(1))).toBe(true);
  });

  it('waits for the connection when it is made offline', () => {
    greeted();
    socket().break();
    const first = move(1);
    connection.ask(first);
    expect(connection.ask(move(1))).toBe(false);
    expect(movesSent()).toEqual([]);
    comeBack(1);
    expect(movesSent()).toEqual([first.id]);
  });

  it('waits until the table knows the seats of the new connection', () => {
    connection.connect();
    connection.ask(move(1));
    socket().onopen?.();
    expect(movesSent()).toEqual([]);
    socket().tell(state(1));
    expect(movesSent()).toHaveLength(1);
  });

  it('survives a reload', () => {
    greeted();
    const first = move(1);
    connection.ask(first);
    connection.close();
    connection = makeConnection();
    greeted();
    expect(connection.ask(move(1))).toBe(false);
    expect(movesSent()).toEqual([first.id, first.id]);
    socket().tell({ type: 'done', id: first.id });
    expect(shelf.kept.size).toBe(0);
  });

  it('keeps the order of what was asked', () => {
    greeted();
    socket().break();
    connection.ask({ type: 'rename', id: newId(), seat: 0, name: 'Ann', mark: null });
    connection.ask(move(1));
    comeBack(1);
    expect(socket().sent.map((said) => said.type)).toEqual(['hello', 'rename', 'move']);
  });
});

describe('other requests', () => {
  it('asks for one hint at a time, and the hint is its own answer', () => {
    greeted();
    const hint: Request = { type: 'hint', id: newId(), seat: 0, decision: 1 };
    expect(connection.ask(hint)).toBe(true);
    expect(connection.ask({ ...hint, id: newId() })).toBe(false);
    socket().tell({ type: 'hint', id: hint.id });
    expect(heard.hints).toBe(1);
    expect(connection.ask({ ...hint, id: newId() })).toBe(true);
  });

  it('hears a refusal of something that had no name', () => {
    greeted();
    socket().tell({ type: 'refused', id: null, reason: 'That was no message.', rule: null });
    expect(heard.refused).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('starts empty when what was stored is damaged', () => {
    shelf.setItem('outbox', '{"not": "a list"');
    expect(new Outbox(shelf, 'outbox').waiting).toEqual([]);
    shelf.setItem('outbox', '[1, null, "x"]');
    expect(new Outbox(shelf, 'outbox').waiting).toEqual([]);
  });

  it('does without a storage, and with one that is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    for (const outbox of [new Outbox(null, 'outbox'), new Outbox(full, 'outbox')]) {
      outbox.keep(move(1));
      expect(outbox.waiting).toHaveLength(1);
    }
  });

  it('forgets hints on a reload', () => {
    new Outbox(shelf, 'outbox').keep({ type: 'hint', id: newId(), seat: 0, decision: 1 });
    expect(new Outbox(shelf, 'outbox').waiting).toEqual([]);
  });
});

describe('names and forecasts', () => {
  const note = (key: string, text: string): Request => ({
    type: 'note',
    id: newId(),
    seat: 0,
    key,
    text,
  });
  const ask = (id: string): Request => ({ type: 'forecast', id, seat: 0, at: ['pup:1'] });

  it('lets several things be named at once, but none twice the same', () => {
    greeted();
    expect(connection.ask(note('pup:1', 'Zelda'))).toBe(true);
    expect(connection.ask(note('pup:2', 'Zelda'))).toBe(true);
    expect(connection.ask(note('pup:1', 'Lulu'))).toBe(true);
    expect(connection.ask(note('pup:1', 'Lulu'))).toBe(false);
  });

  it('gives each forecast to whoever asked for it, once, and forgets them on a reload', () => {
    greeted();
    expect(connection.ask(ask('first-one'))).toBe(true);
    expect(connection.ask(ask('second-one'))).toBe(true);
    expect(shelf.getItem('outbox')).toBeNull();
    const told = { type: 'forecast', id: 'second-one', seat: 0, at: ['pup:1'], forecast: 2 };
    socket().tell(told);
    socket().tell(told);
    expect(heard.forecasts).toEqual([2]);
    expect(heard.puzzled).toBe(0);
  });

  it('says through whose eyes to look only while the connection is open', () => {
    connection.mention({ type: 'look', seat: 1 });
    greeted();
    connection.mention({ type: 'look', seat: 1 });
    expect(socket().sent.filter((said) => said.type === 'look')).toHaveLength(1);
  });
});
