// The moments of a story: every move that a page is told of, with the table as it stood then.
import type { State, Step } from '../../wire';

export interface Moment {
  step: Step;
  view: unknown;
  /** Through whose eyes it was seen. */
  viewer: number | null;
  /** Whether a person of this page made the move. */
  own: boolean;
  /** The points to show with it, and where they came from. */
  scores: number[];
  sources: State['sources'];
  /** How much of the log may be read while it is shown. */
  logged: number;
  /** Whether the game ends with it, which is told only after it. */
  final: boolean;
}

/** The moments that a state brings; what the last move of a game led to is not told with it but after it. */
export function momentsOf(before: State | null, state: State, log: string[]): Moment[] {
  const own = state.desks
    .map((desk) => desk.seat)
    .filter((seat) => state.seats[seat]?.level === null);
  let logged = log.length - state.steps.reduce((sum, step) => sum + step.lines.length, 0);
  let scores = (before ?? state).seats.map((seat) => seat.points);
  let { sources } = before ?? state;
  return state.steps.map((step) => {
    const final = state.ending !== null && step.ply === state.ply;
    if (!final) {
      logged += step.lines.length;
      ({ scores, sources } = step);
    }
    const byOwn = step.seat !== null && own.includes(step.seat);
    const { viewer } = state;
    const view = step.view ?? state.view;
    return { step, view, viewer, own: byOwn, scores, sources, logged, final };
  });
}

/** What is said of a moment while it is shown. */
export function linesOf({ step, final }: Moment): string[] {
  return final ? [] : step.lines;
}

/** The table as it stood at a moment: nobody can choose anything there. */
export function tableAt(table: State, moment: Moment, acting: number | null): State {
  return {
    ...table,
    view: moment.view as State['view'],
    viewer: moment.viewer,
    sources: moment.sources,
    ending: null,
    clock: null,
    desks: table.desks.map((desk) => ({ ...desk, headline: '', choices: [] })),
    seats: table.seats.map((seat) => ({
      ...seat,
      points: moment.scores[seat.seat] ?? seat.points,
      pending: seat.seat === acting,
      thinking: false,
    })),
  };
}

/** Whether someone of this page is in the middle of a decision, or has a clock running, and must not be held up. */
export function holdsUp(before: State | null, state: State): boolean {
  const open = state.desks.filter((desk) => desk.choices.length > 0);
  if (open.length > 0 && state.clock !== null) return true;
  return open.some(({ seat, decision }) =>
    before?.desks.some(
      (desk) => desk.seat === seat && desk.decision === decision && desk.choices.length > 0,
    ),
  );
}
