// The connection to the table: it comes back by itself, and what was asked over it counts once.
import type {
  Forecast,
  GoOn,
  Hint,
  Look,
  Preparing,
  Refused,
  Request,
  Said,
  State,
  Told,
} from '../wire';
import { changedBy } from './changes';
import type { Outbox } from './outbox';

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs of the world around it. */
export interface World {
  open(): Socket;
  /** Do something later; the answer calls it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** A number from 0 to 1, to keep many pages from coming back in the same instant. */
  chance(): number;
}

/** Whoever listens on the connection. */
export interface Ears {
  state(state: State): void;
  /** The game is not ready yet; the table is told of by itself when it is. */
  preparing(preparing: Preparing): void;
  hint(hint: Hint): void;
  forecast(forecast: Forecast): void;
  done(request: Request): void;
  refused(refused: Refused, request: Request | null): void;
  /** How the connection is; where the table itself asks to come back later, the reason is its own. */
  status(status: Status, reason: string): void;
  /** The table ended the connection for good, and says why. */
  ended(code: number, reason: string): void;
  /** The table said something this page has no word for: the page is older than the server. */
  puzzled(): void;
}

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

export const PING_EVERY = 20_000;
export const ANSWER_WITHIN = 10_000;
export const FIRST_RETRY = 500;
export const LAST_RETRY = 15_000;

/** Close codes from here on are the table's own: coming back would not help, unless it was only too busy. */
const FINAL_CODES = 4000;
const BUSY_CODES = [4429, 4503];

/** One page's connection to one table. */
export class Connection {
  #socket: Socket | null = null;
  #greeted = false;
  /** The state told last on this socket, of which the next may tell only what has changed. */
  #last: State | null = null;
  #attempts = 0;
  #status: Status = 'closed';
  #answered = new Map<number, number>();
  #callOffRetry = () => {};
  #callOffPing = () => {};
  #callOffDeadline = () => {};

  constructor(
    private readonly world: World,
    private readonly keys: () => string[],
    private readonly outbox: Outbox,
    private readonly ears: Ears,
    /** How far this page has been told of the game before, if it has. */
    private readonly told: () => number | null,
  ) {}

  get status(): Status {
    return this.#status;
  }

  /** Call the table. */
  connect(): void {
    this.#hangUp();
    this.#say('connecting');
    const socket = this.world.open();
    this.#socket = socket;
    socket.onopen = () => this.#sayHello();
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = (event) => this.#lose(event.code, event.reason);
    this.#expectAnswer();
  }

  /** Say who this page is, and where its story broke off. */
  #sayHello(): void {
    this.#send({ type: 'hello', keys: this.keys(), told: this.told(), changes: true });
  }

  /** Hang up for good. */
  close(): void {
    this.#hangUp();
    this.#say('closed');
  }

  /** Come back now, or make sure the connection is alive: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#status === 'waiting') {
      this.#attempts = 0;
      this.connect();
    } else if (this.#status === 'open') {
      this.#ping();
    }
  }

  /** Ask for something once; it is kept and sent again until it is answered. False if it has been asked already. */
  ask(request: Request): boolean {
    if (this.#isRepeat(request)) return false;
    if (request.type === 'move') this.#answered.set(request.seat, request.decision);
    this.outbox.keep(request);
    if (this.#greeted) this.#send(request);
    return true;
  }

  /** Say something that matters only now: whose eyes to look through, or to go on; a lost connection forgets it. */
  mention(said: Look | GoOn): void {
    if (this.#greeted) this.#send(said);
  }

  /** A move answers a decision; until the table has moved on, the same decision cannot be answered again. */
  #isRepeat(request: Request): boolean {
    if (request.type === 'move' && this.#answered.get(request.seat) === request.decision)
      return true;
    return this.outbox.waiting.some((each) => asksTheSame(each, request));
  }

  #hear(data: unknown): void {
    const told = understood(data);
    if (!told) return this.ears.puzzled();
    this.#callOffDeadline();
    if (told.type === 'state') this.#hearState(told);
    else if (told.type === 'changed' && this.#last) this.#hearState(changedBy(this.#last, told));
    else if (told.type === 'preparing') this.#hearPreparing(told);
    else if (told.type === 'done') this.#settle(told.id, (request) => this.ears.done(request));
    else if (told.type === 'refused') this.#hearRefusal(told);
    else if (told.type === 'hint') this.#settle(told.id, () => this.ears.hint(told));
    else if (told.type === 'forecast') this.#settle(told.id, () => this.ears.forecast(told));
  }

  #hearPreparing(preparing: Preparing): void {
    this.#expectAnswer();
    this.ears.preparing(preparing);
  }

  #hearState(state: State): void {
    this.#last = state;
    this.#forgetAnswered(state);
    this.ears.state(state);
    if (!this.#greeted) this.#greet();
  }

  /** The first state means that the table knows our seats: now is the time for what the last connection lost. */
  #greet(): void {
    this.#greeted = true;
    this.#attempts = 0;
    for (const request of this.outbox.waiting) this.#send(request);
    this.#pingLater();
    this.#say('open');
  }

  #forgetAnswered(state: State): void {
    for (const [seat, decision] of this.#answered) {
      const desk = state.desks.find((each) => each.seat === seat);
      const waiting = this.outbox.waiting.some(
        (each) => each.type === 'move' && each.seat === seat,
      );
      if (!waiting && (desk?.decision !== decision || !this.#greeted)) this.#answered.delete(seat);
    }
  }

  #hearRefusal(refused: Refused): void {
    if (refused.id === null) return this.ears.refused(refused, null);
    this.#settle(refused.id, (request) => {
      if (request.type === 'move') this.#answered.delete(request.seat);
      this.ears.refused(refused, request);
    });
  }

  #settle(id: string, tell: (request: Request) => void): void {
    const request = this.outbox.settle(id);
    if (request) tell(request);
  }

  #ping(): void {
    this.#send({ type: 'ping' });
    this.#expectAnswer();
    this.#pingLater();
  }

  #pingLater(): void {
    this.#callOffPing();
    this.#callOffPing = this.world.after(PING_EVERY, () => this.#ping());
  }

  #expectAnswer(): void {
    this.#callOffDeadline();
    this.#callOffDeadline = this.world.after(ANSWER_WITHIN, () => this.#lose(0, ''));
  }

  #lose(code: number, reason: string): void {
    this.#hangUp();
    const busy = BUSY_CODES.includes(code);
    if (code >= FINAL_CODES && !busy) {
      this.#say('closed');
      this.ears.ended(code, reason);
      return;
    }
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#callOffRetry = this.world.after(wait * (0.75 + this.world.chance() / 2), () =>
      this.connect(),
    );
    this.#say('waiting', busy ? reason : '');
  }

  #hangUp(): void {
    this.#callOffRetry();
    this.#callOffPing();
    this.#callOffDeadline();
    this.#greeted = false;
    this.#last = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(said: Said): void {
    this.#socket?.send(JSON.stringify(said));
  }

  #say(status: Status, reason = ''): void {
    if (status === this.#status) return;
    this.#status = status;
    this.ears.status(status, reason);
  }
}

function asksTheSame(one: Request, other: Request): boolean {
  return one.type === other.type && one.seat === other.seat && subject(one) === subject(other);
}

/** What a request is about; no forecast is another, since each has someone waiting for it. */
function subject(request: Request): string | number | null {
  if (request.type === 'note') return `${request.key} ${request.text}`;
  if (request.type === 'forecast') return request.id;
  return 'decision' in request ? request.decision : null;
}

function understood(data: unknown): Told | null {
  try {
    const told = JSON.parse(String(data)) as { type?: unknown };
    const known = ['state', 'changed', 'preparing', 'done', 'refused', 'hint', 'forecast', 'pong'];
    return known.includes(String(told.type)) ? (told as Told) : null;
  } catch {
    return null;
  }
}
