// The areas of the table, and which of them something is to be done in. A small screen shows one at a time.
import { Areas } from '../../../pieces/areas';
import labels from '../labels.json';
import type { SeatView, Stage, Step } from '../view';

export type Area = 'kennel' | 'supplies' | 'mat' | 'litter' | 'others';

export const AREA_WORDS: Record<Area, string> = {
  kennel: labels.area_kennel,
  supplies: labels.area_supplies,
  mat: labels.area_mat,
  litter: labels.area_litter,
  others: labels.area_others,
};

const places: Record<string, Area> = {
  kennel: 'kennel',
  deck: 'kennel',
  space: 'supplies',
  patron: 'supplies',
  discard: 'supplies',
  token: 'mat',
  trade: 'mat',
  upgrade: 'mat',
  offer: 'mat',
  study: 'mat',
  science: 'mat',
  pup: 'litter',
  die: 'litter',
  face: 'litter',
  drawn: 'litter',
  roll: 'litter',
  part: 'litter',
  trait: 'litter',
  friendly: 'litter',
  best: 'litter',
  record: 'litter',
};

/** Where a player looks first at each step. */
const first: Partial<Record<Step, Area>> = {
  study: 'mat',
  select: 'kennel',
  upgrade: 'mat',
  patron: 'supplies',
  tile: 'supplies',
  foxes: 'litter',
  replace: 'litter',
  roll: 'litter',
  die: 'litter',
  face: 'litter',
  extra: 'litter',
  arrange: 'litter',
  assign: 'litter',
  keep: 'litter',
  order: 'litter',
};

export const AREAS = new Areas<Area, Step>(
  ['kennel', 'supplies', 'mat', 'litter', 'others'],
  places,
  first,
);

/** The area to open by itself. */
export function openingArea(step: Step, needed: Set<Area>): Area | null {
  // The decks lie in the kennel, but what is drawn from them for a card lies with the pups.
  if (step === 'foxes' && needed.has('kennel')) return 'litter';
  return AREAS.opening(step, needed);
}

const dicing: Stage[] = ['breeding', 'studying'];

/** Whether the middle of the table belongs to the dice and what comes of them. */
export function isBreeding(seat: SeatView | null): boolean {
  return seat !== null && dicing.includes(seat.stage);
}

/** Whether there is a litter to look at, born or about to be. */
export function hasPups(seat: SeatView | null): boolean {
  return isBreeding(seat) || (seat !== null && seat.pups.length > 0);
}

const research: Stage[] = ['upgrading', 'settling'];
/** Steps of research for which one looks at what lies on the table. */
const atTheTable: Step[] = ['idle', 'study', 'tile', 'patron'];

/** Whether a seat looks at its pups now: while it makes them, and while it thinks about what they bring. */
export function looksAtPups(seat: SeatView | null): boolean {
  if (seat === null || isBreeding(seat)) return seat !== null;
  return research.includes(seat.stage) && !atTheTable.includes(seat.step);
}
