// Asking for the odds of a pair: not at every move of the mouse, never twice, and never showing an old answer.
import type { OddsView } from '../../view';

const PAUSE = 160; // milliseconds

export type Answer = { odds: OddsView } | { refusal: string };

/** Asks one question at a time and remembers every answer. */
export class Asking {
  private answers: Record<string, Answer> = {};
  private asked = '';
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** The answer to the last question, as soon as there is one. */
  answer = $state.raw<Answer | null>(null);

  constructor(private readonly forecast: (at: string[]) => Promise<unknown>) {}

  /** Ask about a pair on an occasion; null when there is no pair. */
  about(occasion: string, at: string[] | null): void {
    if (occasion === this.asked) return;
    this.asked = occasion;
    clearTimeout(this.waiting);
    this.answer = this.answers[occasion] ?? null;
    if (this.answer === null && at !== null) {
      this.waiting = setTimeout(() => void this.ask(occasion, at), PAUSE);
    }
  }

  private async ask(occasion: string, at: string[]): Promise<void> {
    let answer: Answer;
    try {
      answer = { odds: (await this.forecast(at)) as OddsView };
      this.answers[occasion] = answer;
    } catch (problem) {
      answer = { refusal: problem instanceof Error ? problem.message : String(problem) };
    }
    if (occasion === this.asked) this.answer = answer;
  }
}
