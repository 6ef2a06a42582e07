// The analysis of a finished game on the page: asked for again and again while the server thinks, until it is good.
import { fetchAnalysis, Trouble } from '../../connection/api';
import { withRetries } from '../../connection/retrying';
import type { Report } from '../../wire';
import { placeOf } from './course';

/** Milliseconds between two looks at how far the server is. */
const ASK_EVERY = 700;

export class Analysis {
  isOpen = $state(false);
  report = $state.raw<Report | null>(null);
  done = $state(0);
  decisions = $state(0);
  /** Why there is none. */
  trouble = $state('');
  /** The place in the course that is pointed at. */
  at = $state(0);

  #asking: AbortController | null = null;
  #table = '';

  /** Open it; what is known of it already is there at once. */
  open(table: string): void {
    this.#table = table;
    this.isOpen = true;
    this.trouble = '';
    if (this.report?.quality !== 'good') this.#ask();
  }

  close(): void {
    this.isOpen = false;
    this.#asking?.abort();
    this.#asking = null;
  }

  #ask(): void {
    const asking = new AbortController();
    this.#asking?.abort();
    this.#asking = asking;
    void this.#askUntilGood(asking.signal).catch((trouble: unknown) => {
      if (asking.signal.aborted) return;
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble.message;
    });
  }

  async #askUntilGood(signal: AbortSignal): Promise<void> {
    for (;;) {
      const known = this.report?.quality ?? '';
      const told = await withRetries(() => fetchAnalysis(this.#table, known, signal), signal);
      if (signal.aborted) return;
      this.done = told.done;
      this.decisions = told.decisions;
      if (told.report) this.#take(told.report);
      if (told.report?.quality === 'good') return;
      await new Promise((go) => setTimeout(go, ASK_EVERY));
      if (signal.aborted) return;
    }
  }

  /** Take a better report, and keep pointing at the same move. */
  #take(report: Report): void {
    const ply = this.report?.course[this.at]?.ply ?? 0;
    this.report = report;
    this.at = placeOf(report, ply);
  }
}
