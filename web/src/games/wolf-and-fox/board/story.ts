// What happened between two views, so that the board can show it. A view is the whole truth; a story
// is only how to get there, and where there is none (a reconnection, a slider) the board just shows it.
import { stepsBetween } from './ring';
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
  const rolled = roundsSoFar(after) !== roundsSoFar(before);
  const dayEnded = lastFarmerDay(after) !== lastFarmerDay(before) || after.day !== before.day;
  if (before.phase === 'farmer') {
    return farmerWentOn(before, after) ? { walk: null, rolled, dayEnded } : null;
  }
  if (!oneMoveOn(before, after)) return null;
  return { walk: whoWalked(before, after), rolled: rolled && after.phase === 'collect', dayEnded };
}

function roundsSoFar(view: View): number {
  return (view.day - 1) * view.rounds + view.round;
}

function lastFarmerDay(view: View): number {
  return view.farmer?.day ?? 0;
}

function usedDice(view: View): number {
  return view.dice.filter((die) => die.used_by !== null).length;
}

function oneMoveOn(before: View, after: View): boolean {
  if (before.phase !== 'collect') return false;
  const later = roundsSoFar(after) - roundsSoFar(before);
  if (later === 0 && after.phase === 'collect') return usedDice(after) === usedDice(before) + 1;
  return (later === 0 || later === 1) && usedDice(before) === before.seats.length - 1;
}

function farmerWentOn(before: View, after: View): boolean {
  if (after.phase === 'farmer')
    return after.day === before.day && lostCards(after) > lostCards(before);
  const later = roundsSoFar(after) - roundsSoFar(before);
  return later === 0 || later === 1;
}

function lostCards(view: View): number {
  const lost = view.seats.flatMap((seat) => seat.lost);
  return lost.reduce((sum, { count }) => sum + count, 0);
}

function whoWalked(before: View, after: View): Walk | null {
  const figures: Side[] = ['wolf', 'fox'];
  const moved = figures.filter((figure) => before[figure] !== after[figure]);
  const walkers =
    moved.length > 0 ? moved : figures.filter((figure) => lapped(figure, before, after));
  const [figure] = walkers;
  if (figure === undefined || walkers.length > 1 || before.turn === null) return null;
  const farm = before.farms[after[figure]];
  return {
    figure,
    from: before[figure],
    steps: stepsBetween(before[figure], after[figure]),
    seat: before.turn,
    inner: farm?.inner ?? null,
    outer: farm?.outer ?? null,
  };
}

/** Someone who went once round stands where they stood, and the cards that lay there are gone. */
function lapped(figure: Side, before: View, after: View): boolean {
  const was = before.farms[before[figure]];
  const is = after.farms[after[figure]];
  return JSON.stringify([was?.inner, was?.outer]) !== JSON.stringify([is?.inner, is?.outer]);
}
