// The show of the tally: which card is turned over, how far its telling has come, and whether it runs.
import type { Pace } from '../../../shell/settings.svelte';

/** What happens with a card, one after the other; the show rests when the points have landed. */
const STAGES = ['card', 'crosses', 'exact', 'numbers', 'points', 'landed'] as const;
type Stage = (typeof STAGES)[number];

/** How long a stage is looked at before the next, in milliseconds, at a tempo of 1. */
const LASTS: Record<Stage, number> = {
  card: 460,
  crosses: 420,
  exact: 420,
  numbers: 560,
  points: 600,
  landed: 460,
};

/** What each pace makes of that: twenty cards take 80, 35 or 16 seconds. */
const TEMPI: Record<Pace, number> = { slow: 1.4, normal: 0.6, quick: 0.28, once: 0 };

const WHOLE = Object.values(LASTS).reduce((sum, time) => sum + time);

export class Showing {
  /** 0: the deck lies there; then the cards; one more than the cards: the ranking. */
  at = $state(0);
  stage = $state<Stage>('landed');
  playing = $state(false);
  readonly last: number;
  readonly #still: () => boolean;
  readonly #pace: () => Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A show of so many cards, at the player's pace; where nothing may move, a card is there with all its numbers. */
  constructor(cards: number, still: () => boolean, pace: () => Pace) {
    this.last = cards + 1;
    this.#still = still;
    this.#pace = pace;
  }

  /** What the pace makes of every time that is written here. */
  get tempo(): number {
    return TEMPI[this.#pace()];
  }

  /** Whether the telling of the shown card has come as far as this. */
  reached(stage: Stage): boolean {
    return STAGES.indexOf(this.stage) >= STAGES.indexOf(stage);
  }

  /** Go somewhere by hand: everything there has happened already, and the show pauses. */
  show(at: number): void {
    this.pause();
    this.at = Math.min(this.last, Math.max(0, at));
    this.stage = 'landed';
  }

  back(): void {
    this.show(this.at - 1);
  }

  /** Turn one card over, and stop after it. */
  forward(): void {
    this.pause();
    if (this.at === this.last) return;
    this.#turn();
    this.#wait();
  }

  skip(): void {
    this.show(this.last);
  }

  play(): void {
    if (this.at === this.last) this.show(0);
    this.playing = true;
    this.#wait();
  }

  /** Start of itself, unless the player wants everything at once. */
  begin(): void {
    if (this.tempo === 0) this.skip();
    else this.play();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Stop where it is; what is half told is told to its end. */
  pause(): void {
    this.playing = false;
    this.stop();
    this.stage = 'landed';
  }

  /** Stop the clock of the show. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #turn(): void {
    this.at += 1;
    this.stage = this.at === this.last || this.#isStill ? 'landed' : 'card';
  }

  #wait(): void {
    this.stop();
    if (!this.playing && this.stage === 'landed') return;
    if (this.playing && this.tempo === 0) return this.skip();
    const time = this.#isStill && this.at > 0 ? WHOLE : LASTS[this.stage];
    this.#timer = setTimeout(() => this.#advance(), time * this.tempo);
  }

  get #isStill(): boolean {
    return this.#still() || this.tempo === 0;
  }

  #advance(): void {
    const next = STAGES[STAGES.indexOf(this.stage) + 1];
    if (next) this.stage = next;
    else if (this.at < this.last) this.#turn();
    if (this.at === this.last) this.playing = false;
    this.#wait();
  }
}
