// The coach of a lesson: what is said now, what it lights up, and which choices it lets through.
import type { ChoiceInfo, CoachSays, LessonInfo, State } from '../../wire';
import { hinting, nothingMarked, type Marks } from '../picking';
import * as say from '../words/lesson';
import { noteProgress, progressIn } from './progress';

/** How many of the steps that are told at a place have been read there. */
interface Read {
  place: number;
  read: number;
}

export class Coach {
  /** What is said to a choice that the lesson does not wait for. */
  wrong = $state('');
  /** Whether the learner plays on without the coach. */
  gone = $state(false);
  #read = $state.raw<Read>({ place: 0, read: 0 });

  readonly #state: () => State;
  readonly #telling: () => boolean;

  constructor(state: () => State, telling: () => boolean) {
    this.#state = state;
    this.#telling = telling;
    const { table, game, lesson } = state();
    const known = lesson && progressIn(game, lesson.name);
    if (known?.table === table) this.#read = { place: known.place, read: known.read };
  }

  lesson: LessonInfo | null = $derived.by(() => {
    const { desks, lesson } = this.#state();
    return desks.length > 0 && !this.gone ? lesson : null;
  });
  /** Whether what happens at the table is being told; the coach speaks after it. */
  listens = $derived.by(() => this.#telling() || this.lesson?.says.length === 0);
  #at = $derived.by(() => {
    const { lesson } = this;
    const read = lesson?.place === this.#read.place ? this.#read.read : 0;
    return Math.max(0, Math.min(read, (lesson?.says.length ?? 1) - 1));
  });
  says: CoachSays | null = $derived.by(() =>
    this.listens ? null : (this.lesson?.says[this.#at] ?? null),
  );
  /** The number of the step that is told, from 1 on. */
  number = $derived.by(() => (this.lesson ? this.lesson.place + this.#at + 1 : 0));
  isLast = $derived.by(() => this.lesson !== null && this.number === this.lesson.steps);
  /** Whether there is only something to read now, and nothing to choose. */
  reads = $derived.by(() => this.says !== null && this.says.choices.length === 0);

  /** Go on to what the coach says next. */
  goOn(): void {
    const { lesson } = this;
    if (!lesson || !this.reads || this.isLast) return;
    this.wrong = '';
    this.#read = { place: lesson.place, read: this.#at + 1 };
    this.keep();
  }

  /** Keep how far the lesson has come, for whoever leaves and comes back. */
  keep(): void {
    const { lesson } = this;
    const { table, game } = this.#state();
    if (!lesson) return;
    const over = this.isLast && this.reads;
    const learned = over ? { learned: true } : {};
    const { place } = lesson;
    noteProgress(game, lesson.name, { table, place, read: this.#at, over, ...learned });
  }

  /** Whether a choice goes on from here; if not, the coach says why not. */
  lets({ plays }: ChoiceInfo): boolean {
    const { says } = this;
    if (!this.lesson || this.lesson.lost || !says || (this.reads && this.isLast)) return true;
    if (says.choices.includes(plays[0] ?? -1)) {
      this.wrong = '';
      return true;
    }
    this.wrong = this.reads ? say.readFirst : says.otherwise;
    return false;
  }

  /** The choice that the coach would make: one that is made in a single step, where there is one. */
  example(choices: ChoiceInfo[]): ChoiceInfo | null {
    const fit = choices.filter(({ plays }) => this.says?.choices.includes(plays[0] ?? -1));
    return fit.find(({ plays }) => plays.length === 1) ?? fit[0] ?? null;
  }

  /** The marks of a board, with what the coach speaks of; while there is only something to read, with nothing else. */
  marks(marks: Marks): Marks {
    const { says } = this;
    if (!says) return marks;
    return hinting(this.reads && !this.isLast ? nothingMarked : marks, says.light);
  }
}
