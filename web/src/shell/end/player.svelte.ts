// A replay on the table: which step is shown, whether it runs, and how much of it has come.
import { fetchReplayPart, Trouble } from '../../connection/api';
import { withRetries } from '../../connection/retrying';
import type { ChapterMark, ReplayPart, Step } from '../../wire';
import { settings } from '../settings.svelte';
import { dwell } from '../story/pacing';
import type { Page } from '../story/storyteller.svelte';
import { nextPart, type Stretch } from './parts';

/** Milliseconds between two steps where everything is to be shown at once. */
const FASTEST = 250;

export class Player {
  /** The step that is wanted, which may still have to come. */
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  isOpen = $state(false);
  /** Whether what is shown was never played, but might have been. */
  neverPlayed = $state(false);
  /** The step on the table: the one that is wanted or, until that has come, the one before. */
  shown = $state.raw<Step | null>(null);
  /** The page of the story that waits for the player to go on. */
  page = $state.raw<Page | null>(null);
  /** The pages of the whole game, and where they come. */
  chapters = $state.raw<ChapterMark[]>([]);
  /** Under which version of the rules it was played. */
  rules = $state('');
  /** Why the rest does not come, once it has been asked for again and again. */
  trouble = $state('');
  /** What has come, each step at its place. */
  #steps = $state.raw<readonly (Step | undefined)[]>([]);
  isLoading = $derived(this.#steps[this.at] === undefined);
  /** What the steps up to the one that is wanted did in words, as far as they have come. */
  lines = $derived(this.#steps.slice(0, this.at + 1).flatMap((step) => step?.lines ?? []));

  #table = '';
  #parts: (Stretch | null)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the page of the step that is looked at is to be opened as soon as that has come. */
  #opens = false;
  #fetching: AbortController | null = null;

  /** Show a table's game up to its last step, from the deal or from another step on. */
  open(table: string, last: number, at = 0): void {
    this.close();
    this.#table = table;
    this.#parts = [null];
    this.at = at;
    this.last = last;
    this.isOpen = true;
    this.fetch();
  }

  /** Show how a game might have gone on, from steps that are all here: the moment, the choice and what follows. */
  tell(steps: readonly Step[]): void {
    this.close();
    this.#parts = [];
    this.#steps = steps;
    this.last = steps.length - 1;
    this.at = Math.min(1, this.last);
    this.neverPlayed = true;
    this.isOpen = true;
    this.#look();
  }

  close(): void {
    this.pause();
    this.neverPlayed = false;
    this.#fetching?.abort();
    this.#fetching = null;
    this.isOpen = false;
    this.shown = null;
    this.page = null;
    this.chapters = [];
    this.#steps = [];
  }

  /** Go to a step by hand, which stops the replay from running. */
  show(at: number): void {
    this.pause();
    this.#goTo(Math.min(this.last, Math.max(0, at)));
  }

  /** Go on or back by hand, past the steps at which there is nothing to see. */
  step(by: 1 | -1): void {
    this.show(this.#eventful(by));
  }

  /** Go to the end of a chapter, and open its page. */
  showChapter({ ply }: ChapterMark): void {
    this.pause();
    this.#goTo(ply, true);
  }

  /** Go on from a page of the story. */
  turnPage(): void {
    this.page = null;
    if (this.playing) this.#advance();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.#goTo(0);
    this.#run();
  }

  pause(): void {
    clearTimeout(this.#timer);
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

  #keep(number: number, { parts, steps, rules, chapters }: ReplayPart): void {
    const from = steps[0]?.ply ?? 0;
    this.#parts = Array.from({ length: parts }, (_, each) => this.#parts[each] ?? null);
    this.#parts[number] = { from, to: from + steps.length };
    this.rules = rules;
    this.chapters = chapters;
    const wasLoading = this.isLoading;
    const kept = this.#steps.slice();
    for (const step of steps) kept[step.ply] = step;
    this.#steps = kept;
    this.#look();
    // A step that was waited for is shown for as long as any other.
    if (this.playing && wasLoading) this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.playing = true;
    const step = this.#steps[this.at];
    if (!step) return;
    const time = Math.max(FASTEST, dwell(step, false, 0, settings.pace));
    this.#timer = setTimeout(() => this.#finish(step), time);
  }

  /** A step has been seen: its page comes, or the next step. */
  #finish(step: Step): void {
    if (step.chapter && settings.pace !== 'once') this.#openPage(step);
    else this.#advance();
  }

  #advance(): void {
    if (this.at < this.last) this.#goTo(this.#eventful(1));
    if (this.at === this.last) this.pause();
    else this.#run();
  }

  /** The next step that is worth a look: the first and the last always are, and whatever has yet to come may be. */
  #eventful(by: 1 | -1): number {
    let at = this.at + by;
    while (at > 0 && at < this.last && isQuiet(this.#steps[at])) at += by;
    return at;
  }

  #goTo(at: number, opens = false): void {
    this.at = at;
    this.page = null;
    this.#opens = opens;
    this.#look();
    if (this.isLoading) this.fetch();
  }

  #look(): void {
    const step = this.#steps[this.at];
    if (!step) return;
    this.shown = step;
    if (this.#opens) this.#openPage(step);
    this.#opens = false;
  }

  #openPage({ chapter, view }: Step): void {
    if (chapter) this.page = { chapter, view, viewer: null };
  }
}

/** Whether a step says nothing and leaves no mark, as when one of many writes unseen. */
function isQuiet(step: Step | undefined): boolean {
  return step?.lines.length === 0 && step.at.length === 0 && step.chapter === null;
}
