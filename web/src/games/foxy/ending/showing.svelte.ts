// The show of the tally: which card is turned over, how far its telling has come, and whether it runs.

/** What happens with a card, one after the other; the show rests when the points have landed. */
const STAGES = ['card', 'crosses', 'exact', 'numbers', 'points', 'landed'] as const;
type Stage = (typeof STAGES)[number];

/** How long a stage is looked at before the next, in milliseconds. */
const LASTS: Record<Stage, number> = {
  card: 460,
  crosses: 420,
  exact: 420,
  numbers: 560,
  points: 600,
  landed: 460,
};

export class Showing {
  /** 0: the deck lies there; then the cards; one more than the cards: the ranking. */
  at = $state(0);
  stage = $state<Stage>('landed');
  playing = $state(false);
  readonly last: number;
  readonly #still: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A show of so many cards; where nothing may move of itself, a step is there at once. */
  constructor(cards: number, still: () => boolean) {
    this.last = cards + 1;
    this.#still = still;
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
    this.stage = this.at === this.last || this.#still() ? 'landed' : 'card';
  }

  #wait(): void {
    this.stop();
    if (!this.playing && this.stage === 'landed') return;
    this.#timer = setTimeout(() => this.#advance(), LASTS[this.stage]);
  }

  #advance(): void {
    const next = STAGES[STAGES.indexOf(this.stage) + 1];
    if (next) this.stage = next;
    else if (this.at < this.last) this.#turn();
    if (this.at === this.last) this.playing = false;
    this.#wait();
  }
}
