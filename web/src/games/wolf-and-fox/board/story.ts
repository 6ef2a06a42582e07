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

export interface Story {
  walk: Walk | null;
  rolled: boolean;
  dayEnded: boolean;
}

/** Tell one move's story, or nothing if more or less than one move lies between the views. */
export function tellStory(before: View, after: View): Story | null {
  if (before.farms.length !== after.farms.length || before.seats.length !== after.seats.length) {
    return null;
  }
  const rolled = after.rolls !== before.rolls;
  const dayEnded = after.farmer?.day !== before.farmer?.day || after.day !== before.day;
  if (before.phase === 'farmer') {
    return farmerWentOn(before, after) ? { walk: null, rolled, dayEnded } : null;
  }
  if (after.moves !== before.moves + 1) return null;
  return { walk: whoWalked(before, after), rolled, dayEnded };
}

function farmerWentOn(before: View, after: View): boolean {
  if (after.moves !== before.moves) return false;
  return after.phase !== 'farmer' || (after.farmer?.taken ?? 0) > (before.farmer?.taken ?? 0);
}

function whoWalked(before: View, after: View): Walk | null {
  const figures: Side[] = ['wolf', 'fox'];
  const moved = figures.filter((figure) => before[figure] !== after[figure]);
  const walkers =
    moved.length > 0 ? moved : figures.filter((figure) => lapped(figure, before, after));
  const [figure] = walkers;
  if (figure === undefined || walkers.length > 1 || before.turn === null) return null;
  const farm = before.farms[after[figure]];
  if (!farm) return null;
  const { inner, outer } = farm;
  return {
    figure,
    from: before[figure],
    steps: farm.steps[figure],
    seat: before.turn,
    inner,
    outer,
  };
}

/** Someone who went once round stands where they stood, and the cards that lay there are gone. */
function lapped(figure: Side, before: View, after: View): boolean {
  const was = before.farms[before[figure]];
  const is = after.farms[after[figure]];
  return JSON.stringify([was?.inner, was?.outer]) !== JSON.stringify([is?.inner, is?.outer]);
}
