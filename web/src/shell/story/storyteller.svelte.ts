// The storyteller: the server may be ahead; what it told is shown here one move after another, at a human pace.
import type { State, Step, StoryChapter } from '../../wire';
import type { Pace } from '../settings.svelte';
import { holdsUp, linesOf, momentsOf, type Moment } from './moments';
import { dwell } from './pacing';

/** A page of the story that lies over the board. */
export interface Page {
  chapter: StoryChapter;
  view: unknown;
  viewer: number | null;
}

export class Storyteller {
  /** The moment on the board while moves are told; null is the table as it is. */
  moment = $state.raw<Moment | null>(null);
  /** Whose move is shown or comes next, while moves are told. */
  acting = $state.raw<number | null>(null);
  /** The page that waits for the player to go on. */
  page = $state.raw<Page | null>(null);
  /** The move that was shown last. */
  latest = $state.raw<Step | null>(null);
  /** What was said last, for those who listen. */
  fresh = $state.raw<string[]>([]);
  /** How many moves wait to be told. */
  waiting = $state(0);
  isTelling = $derived(this.moment !== null || this.page !== null);

  readonly #pace: () => Pace;
  #queue: Moment[] = [];
  /** The moment that is seen now, also where it is the table as it is. */
  #seen: Moment | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #covered = false;

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  /** Hear how the table stands now, and tell what led there; `lines` are what the log has gained. */
  hear(before: State | null, state: State, log: string[], lines: string[]): void {
    this.#forget(state);
    const moments = momentsOf(before, state, log);
    const wasCovered = this.#covered;
    this.#covered = state.pass_to !== null;
    const quiet = !this.isTelling && this.#queue.length === 0;
    const news = moments.length > 0;
    const atOnce = this.#pace() === 'once' || (quiet && !wasCovered && holdsUp(before, state));
    if (news && atOnce) return this.#tellAtOnce(moments, lines);
    if (!news && quiet && lines.length > 0) this.fresh = lines;
    this.#queue.push(...(this.#covered ? moments.filter(needsTelling) : moments));
    this.waiting = this.#queue.length;
    if (!this.#covered && this.#queue.length > 0) this.#begin();
  }

  /** Go on: to the next move, or from a page to what follows it. */
  goOn(): void {
    if (this.page) this.#turnPage();
    else if (this.#seen) this.#close();
  }

  /** Go on to the next page of the story, or to the table as it is. */
  skip(): void {
    if (this.page) return this.#turnPage();
    while (this.moment && !this.page) this.#close();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What was taken back is not told any more. */
  #forget(state: State): void {
    const first = state.steps[0]?.ply ?? state.ply + 1;
    const stands = (moment: Moment | null) => moment !== null && moment.step.ply < first;
    this.#queue = this.#queue.filter(stands);
    if (this.latest && this.latest.ply >= first) this.latest = null;
    if (this.#seen && !stands(this.#seen)) {
      this.stop();
      this.#seen = this.moment = this.page = null;
      this.acting = null;
    }
  }

  #tellAtOnce(moments: Moment[], lines: string[]): void {
    this.stop();
    this.#queue = [];
    this.waiting = 0;
    this.#seen = this.moment = this.page = null;
    this.acting = null;
    this.latest = moments.at(-1)?.step ?? null;
    this.fresh = lines;
  }

  /** Tell what waits, unless something is being shown; the player's own move interrupts whatever is left to see. */
  #begin(): void {
    if (this.page) return;
    const next = this.#queue[0];
    if (this.#seen === null || (this.moment === null && next?.own)) return this.#next();
    if (this.moment === null) this.#hold(this.#seen);
  }

  #next(): void {
    this.stop();
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    this.#seen = next ?? null;
    if (!next) return this.#rest();
    this.latest = next.final ? { ...next.step, lines: [] } : next.step;
    this.fresh = linesOf(next);
    // Where nothing more is to come, the table is as it was told, and whoever is to choose may choose.
    if (this.#queue.length > 0 || next.step.chapter || next.final) this.#hold(next);
    else this.#rest();
    const time = dwell(next.step, next.own, this.#queue.length, this.#pace());
    this.#timer = setTimeout(() => this.#close(), time);
  }

  #hold(moment: Moment): void {
    this.moment = moment;
    this.acting = moment.own ? (this.#queue[0]?.step.seat ?? null) : moment.step.seat;
  }

  #rest(): void {
    this.moment = null;
    this.acting = null;
  }

  /** A moment has been seen: its page comes, or the next moment. */
  #close(): void {
    this.stop();
    const seen = this.#seen;
    const chapter = seen?.step.chapter;
    if (seen && chapter && this.moment) {
      const { view, viewer } = seen;
      this.page = { chapter, view, viewer };
      return;
    }
    this.#end();
  }

  #turnPage(): void {
    this.page = null;
    this.#end();
  }

  #end(): void {
    const seen = this.#seen;
    if (seen?.final) {
      this.latest = seen.step;
      this.fresh = seen.step.lines;
    }
    this.#next();
  }
}

/** Whoever takes the device next has seen their neighbour's move being made, but not the page that came with it. */
function needsTelling({ own, step }: Moment): boolean {
  return !own || step.chapter !== null;
}
