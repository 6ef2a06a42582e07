// A table as this page knows it: the latest state, the log, and everything asked over the connection.
import { connectionAddress, socketsAreStopped } from '../../connection/api';
import {
  Connection,
  type Ears,
  type Socket,
  type Status,
  type World,
} from '../../connection/connection';
import { Outbox, newId } from '../../connection/outbox';
import { noteTable } from '../../connection/seats';
import { keepInTab, keptInTab, tabStorage } from '../../connection/storage';
import { serverHasChanged } from '../../connection/version';
import type { ChoiceInfo, Desk, Hint, Level, Preparing, Request, State } from '../../wire';
import { settings } from '../settings.svelte';
import { Storyteller } from '../story/storyteller.svelte';
import { joined, newLines } from './log';

/** Something to tell the player once. */
export interface Notice {
  id: string;
  words: string;
  rule: string | null;
}

/** Why there is no table to show. */
export interface Gone {
  kind: 'missing' | 'seat' | 'old' | 'other';
  reason: string;
}

/** Someone who waits for a forecast. */
interface Waiting {
  id: string;
  resolve: (forecast: unknown) => void;
  reject: (reason: Error) => void;
}

const NOTICE_STAYS = 12_000;

export class Room {
  state = $state.raw<State | null>(null);
  /** How far the game is that the table waits for, before there is a state. */
  preparing = $state.raw<Preparing | null>(null);
  log = $state.raw<string[]>([]);
  /** Tells what has happened, move by move. */
  readonly story = new Storyteller(() => settings.pace);
  hint = $state.raw<Hint | null>(null);
  status = $state<Status>('closed');
  /** What has been asked and not been answered. */
  asked = $state.raw<readonly Request[]>([]);
  notices = $state.raw<Notice[]>([]);
  gone = $state.raw<Gone | null>(null);
  /** The server has become another since this page came from it. */
  outdated = $state(false);
  /** The first call failed, and the connection has not been open since. */
  unreachable = $state(false);
  /** The server answers, but nothing in between lets a connection to it through. */
  stopped = $state(false);
  /** Why the table asks this page to come back later, in its own words; empty where it does not. */
  busy = $state('');
  /** When the state was told, on the page's clock, for the times in it that run on. */
  toldAt = 0;
  /** How long the log was when this page last made a move. */
  lastMove = $state<number | null>(null);

  readonly #connection: Connection;
  readonly #outbox: Outbox;
  #waiting: Waiting[] = [];

  constructor(
    readonly table: string,
    readonly keys: string[],
  ) {
    this.#outbox = new Outbox(tabStorage(), `reynard:outbox:${table}`);
    this.#connection = new Connection(
      browserWorld(table),
      () => keys,
      this.#outbox,
      this.#ears(),
      () => this.state?.ply ?? null,
    );
    this.asked = this.#outbox.waiting;
    this.lastMove = keptInTab(`last-move:${table}`);
  }

  /** Sit down: call the table, and come back whenever the network or the player does. The answer leaves. */
  join(): () => void {
    const hurry = () => this.#connection.hurry();
    const look = () => document.visibilityState === 'visible' && hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', look);
    this.#connection.connect();
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', look);
      this.#connection.close();
      this.story.stop();
    };
  }

  retry(): void {
    this.#connection.hurry();
  }

  /** Play a choice: all its steps in one go. */
  play(desk: Desk, { plays }: ChoiceInfo): void {
    const { seat, decision } = desk;
    const [choice, ...then] = plays;
    if (choice === undefined) return;
    const asked = this.#ask({ type: 'move', id: newId(), seat, decision, choice, then });
    if (!asked) return;
    this.lastMove = this.log.length;
    keepInTab(`last-move:${this.table}`, this.lastMove);
  }

  undo({ seat, decision }: Desk): void {
    this.#ask({ type: 'undo', id: newId(), seat, decision });
  }

  /** Allow somebody to undo a step after which this seat has begun to choose, or not. */
  answerUndo(seat: number, asker: number, allow: boolean): void {
    this.#ask({ type: 'answer_undo', id: newId(), seat, asker, allow });
  }

  /** Do without the rest of the time in which the seat's last step could be undone. */
  goOn(seat: number): void {
    this.#connection.mention({ type: 'go_on', seat });
  }

  askHint({ seat, decision }: Desk): void {
    this.hint = null;
    this.#ask({ type: 'hint', id: newId(), seat, decision });
  }

  /** Let a bot play a seat, or with no level give the seat back. */
  handOver(seat: number, level: Level | null): void {
    this.#ask({ type: 'hand_over', id: newId(), seat, level });
  }

  /** Change the name of a seat, and if one is given its mark. */
  rename(seat: number, name: string, mark: number | null = null): void {
    this.#ask({ type: 'rename', id: newId(), seat, name, mark });
  }

  /** Give a thing on the table a name. */
  note(seat: number, key: string, text: string): void {
    this.#ask({ type: 'note', id: newId(), seat, key, text });
  }

  /** Ask what may be expected of choosing these things; a refusal's sentence is the error's message. */
  forecast(seat: number, at: string[]): Promise<unknown> {
    const id = newId();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, resolve, reject });
      this.#ask({ type: 'forecast', id, seat, at });
    });
  }

  /** Look at the table through the eyes of another seat of this page. */
  look(seat: number): void {
    this.#connection.mention({ type: 'look', seat });
  }

  /** Whether an answer is awaited to something of this type. */
  awaits(type: Request['type'], seat: number): boolean {
    return this.asked.some((request) => request.type === type && request.seat === seat);
  }

  notify(words: string, rule: string | null = null): void {
    const notice = { id: newId(), words, rule };
    this.notices = [...this.notices.filter((each) => each.words !== words), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), NOTICE_STAYS);
  }

  dismiss(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  #ask(request: Request): boolean {
    const asked = this.#connection.ask(request);
    this.asked = this.#outbox.waiting;
    return asked;
  }

  #ears(): Ears {
    const settled = () => (this.asked = this.#outbox.waiting);
    return {
      state: (state) => this.#hear(state),
      preparing: (preparing) => (this.preparing = preparing),
      hint: (hint) => {
        settled();
        this.hint = hint;
      },
      forecast: ({ id, forecast }) => {
        settled();
        this.#answered(id)?.resolve(forecast);
      },
      done: settled,
      refused: ({ id, reason, rule }, request) => {
        settled();
        if (id !== null && request?.type === 'forecast')
          this.#answered(id)?.reject(new Error(reason));
        else this.notify(reason, rule);
      },
      status: (status, reason) => this.#hearStatus(status, reason),
      ended: (code, reason) => (this.gone = goneFor(code, reason)),
      puzzled: () => (this.gone = { kind: 'old', reason: '' }),
    };
  }

  /** Whoever waits for this forecast, and from now on no longer does. */
  #answered(id: string): Waiting | undefined {
    const answered = this.#waiting.find((each) => each.id === id);
    this.#waiting = this.#waiting.filter((each) => each !== answered);
    return answered;
  }

  #hearStatus(status: Status, reason: string): void {
    this.status = status;
    if (status === 'waiting') {
      this.busy = reason;
      this.preparing = null;
    }
    if (status === 'waiting' && !this.state) void this.#findOutWhy();
    if (status !== 'open') return;
    this.unreachable = this.stopped = false;
    this.busy = '';
    void serverHasChanged().then((changed) => (this.outdated = changed));
  }

  /** After the first call that failed the server may just have been starting; after the second it is asked. */
  async #findOutWhy(): Promise<void> {
    const isFirst = !this.unreachable;
    this.unreachable = true;
    if (isFirst) return;
    const stopped = await socketsAreStopped(this.table);
    if (this.status !== 'open') this.stopped = stopped;
  }

  #hear(state: State): void {
    const log = joined(this.log, state.log);
    if (!this.state) this.#note(state);
    this.story.hear(this.state, state, log, this.#newsOf(state, log));
    this.log = log;
    this.toldAt = performance.now();
    this.state = state;
    this.#dropOldHint(state);
    const unseated = this.keys.length > 0 && state.desks.length === 0;
    if (unseated) this.gone = { kind: 'seat', reason: '' };
  }

  /** Another pair of eyes reads another log: only what has been added to it is news to them. */
  #newsOf(state: State, log: string[]): string[] {
    if (!this.state) return [];
    const same = this.state.viewer === state.viewer;
    return same ? newLines(this.log, log) : log.slice(this.log.length);
  }

  /** Keep the way back to this table; keys that open nothing here are not worth keeping. */
  #note(state: State): void {
    const names = state.seats.map((seat) => seat.name);
    const keys = state.desks.length > 0 ? this.keys : [];
    const seats = state.desks.map((desk) => desk.seat);
    noteTable({ id: state.table, game: state.game, title: state.title, names, keys, seats });
  }

  /** A hint answers one decision; when that is made, the hint is of no more use. */
  #dropOldHint(state: State): void {
    const { hint } = this;
    if (!hint) return;
    const desk = state.desks.find((each) => each.seat === hint.seat);
    if (desk?.decision !== hint.decision || desk.choices.length === 0) this.hint = null;
  }
}

function goneFor(code: number, reason: string): Gone {
  if (code === 4404) return { kind: 'missing', reason };
  return { kind: 'other', reason };
}

function browserWorld(table: string): World {
  return {
    open: () => new WebSocket(connectionAddress(table)) as unknown as Socket,
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}
