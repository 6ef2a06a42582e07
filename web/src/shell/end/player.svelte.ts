// A replay on the table: which step is shown, and whether it runs.
import { fetchReplay } from '../../connection/api';
import type { ReplayStep } from '../../wire';

const STEP_EVERY = 1600;

export class Player {
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);
  playing = $state(false);
  shown = $derived(this.steps[this.at] ?? null);
  last = $derived(Math.max(0, this.steps.length - 1));

  #timer: ReturnType<typeof setInterval> | undefined;

  /** Fetch a table's replay and show it from the deal. */
  async open(table: string): Promise<void> {
    this.steps = (await fetchReplay(table)).steps;
    this.at = 0;
  }

  close(): void {
    this.pause();
    this.steps = [];
  }

  /** Go to a step by hand, which stops the replay from running. */
  show(at: number): void {
    this.pause();
    this.at = Math.min(this.last, Math.max(0, at));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#timer = setInterval(() => this.#advance(), STEP_EVERY);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  #advance(): void {
    if (this.at < this.last) this.at += 1;
    if (this.at === this.last) this.pause();
  }
}
