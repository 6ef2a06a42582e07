// A replay on the table: which step is shown, whether it runs, and how much of it has come.
import { fetchReplayPart, Trouble } from '../../connection/api';
import { withRetries } from '../../connection/retrying';
import type { ReplayPart, ReplayStep } from '../../wire';
import { nextPart, type Stretch } from './parts';

const STEP_EVERY = 1600;

export class Player {
  /** The step that is wanted, which may still have to come. */
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  isOpen = $state(false);
  /** The step on the table: the one that is wanted or, until that has come, the one before. */
  shown = $state.raw<ReplayStep | null>(null);
  /** Why the rest does not come, once it has been asked for again and again. */
  trouble = $state('');
  /** What has come, each step at its place. */
  #steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  isLoading = $derived(this.#steps[this.at] === undefined);
  /** What the steps up to the one that is wanted did in words, as far as they have come. */
  lines = $derived(this.#steps.slice(0, this.at + 1).flatMap((step) => step?.lines ?? []));

  #table = '';
  #parts: (Stretch | null)[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #fetching: AbortController | null = null;

  /** Show a table's game from the deal to its last step. */
  open(table: string, last: number): void {
    this.close();
    this.#table = table;
    this.#parts = [null];
    this.at = 0;
    this.last = last;
    this.isOpen = true;
    this.fetch();
  }

  close(): void {
    this.pause();
    this.#fetching?.abort();
    this.#fetching = null;
    this.isOpen = false;
    this.shown = null;
    this.#steps = [];
  }

  /** Go to a step by hand, which stops the replay from running. */
  show(at: number): void {
    this.pause();
    this.#goTo(Math.min(this.last, Math.max(0, at)));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.#goTo(0);
    this.#run();
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Fetch what is missing, part by part, unless that is under way. */
  fetch(): void {
    if (this.#fetching) return;
    const fetching = new AbortController();
    this.#fetching = fetching;
    this.trouble = '';
    void this.#fetchAll(fetching.signal)
      .catch((trouble: unknown) => {
        if (fetching.signal.aborted) return;
        if (!(trouble instanceof Trouble)) throw trouble;
        this.trouble = trouble.message;
      })
      .finally(() => {
        if (this.#fetching === fetching) this.#fetching = null;
      });
  }

  async #fetchAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const number = nextPart(this.#parts, this.at);
      if (number === null) return;
      const part = await withRetries(() => fetchReplayPart(this.#table, number, signal), signal);
      if (signal.aborted) return;
      this.#keep(number, part);
    }
  }

  #keep(number: number, { parts, steps }: ReplayPart): void {
    const from = steps[0]?.ply ?? 0;
    this.#parts = Array.from({ length: parts }, (_, each) => this.#parts[each] ?? null);
    this.#parts[number] = { from, to: from + steps.length };
    const wasLoading = this.isLoading;
    const kept = this.#steps.slice();
    for (const step of steps) kept[step.ply] = step;
    this.#steps = kept;
    this.#look();
    // A step that was waited for is shown for as long as any other.
    if (this.playing && wasLoading) this.#run();
  }

  #run(): void {
    clearInterval(this.#timer);
    this.playing = true;
    this.#timer = setInterval(() => this.#advance(), STEP_EVERY);
  }

  #advance(): void {
    if (this.isLoading) return;
    if (this.at < this.last) this.#goTo(this.at + 1);
    if (this.at === this.last) this.pause();
  }

  #goTo(at: number): void {
    this.at = at;
    this.#look();
    if (this.isLoading) this.fetch();
  }

  #look(): void {
    this.shown = this.#steps[this.at] ?? this.shown;
  }
}
