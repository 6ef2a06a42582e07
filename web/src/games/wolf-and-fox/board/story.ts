// What happened between two views, so that the board can show it. A view is the whole truth; a story
// is only how to get there, and where there is none (a reconnection, a slider) the board just shows it.
import type { CardView, Side, View } from '../view';

export interface Walk {
  figure: Side;
  from: number;
  steps: number;
  seat: number;
  inner: CardView | null;
  outer: CardView | null;
}

const FIGURES: Side[] = ['wolf', 'fox'];

export interface Story {
  walk: Walk | null;
  rolled: boolean;
  dayEnded: boolean;
}

/** Tell the story of one move, which left its traces, or nothing if more or less lies between the views. */
export function tellStory(before: View, after: View, traces: readonly string[]): Story | null {
  if (before.farms.length !== after.farms.length || before.seats.length !== after.seats.length) {
    return null;
  }
  const rolled = after.rolls !== before.rolls;
  const dayEnded = after.farmer?.day !== before.farmer?.day || after.day !== before.day;
  if (before.phase === 'farmer') {
    return farmerWentOn(before, after) ? { walk: null, rolled, dayEnded } : null;
  }
  if (after.moves !== before.moves + 1) return null;
  return { walk: whoWalked(before, after, traces), rolled, dayEnded };
}

function farmerWentOn(before: View, after: View): boolean {
  if (after.moves !== before.moves) return false;
  return after.phase !== 'farmer' || (after.farmer?.taken ?? 0) > (before.farmer?.taken ?? 0);
}

function whoWalked(before: View, after: View, traces: readonly string[]): Walk | null {
  const figure = FIGURES.find((each) => traces.includes(each));
  const farm = figure && before.farms[after[figure]];
  if (!farm || before.turn === null) return null;
  const { inner, outer } = farm;
  // More than once round, a figure passes a farm again.
  const steps = traces.filter((ref) => ref.startsWith('path:')).length;
  return { figure, from: before[figure], steps, seat: before.turn, inner, outer };
}
