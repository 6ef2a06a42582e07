// The areas of the table, and which of them something is to be chosen in. A small screen shows one at a time.
import { Areas } from '../../../pieces/areas';
import { narrowing, remaining } from '../../../shell/picking';
import type { ChoiceInfo } from '../../../wire';
import labels from '../labels.json';

export type Area = 'land' | 'den' | 'me' | 'others';

export const AREA_WORDS: Record<Area, string> = {
  land: labels.land,
  den: labels.den,
  me: labels.me,
  others: labels.others,
};

/** Where things lie; what is offered in every area, such as the supply, has no place of its own. */
const places: Record<string, Area> = {
  space: 'land',
  path: 'land',
  start: 'land',
  hunt: 'land',
  track: 'land',
  place: 'land',
  'den-space': 'den',
  chart: 'den',
  display: 'den',
  drawn: 'den',
  cell: 'den',
  exit: 'den',
  instinct: 'me',
  markers: 'land', // marking is a deed of the tile
  kit: 'me',
  growth: 'me',
  'growth-space': 'me',
  flag: 'me',
  card: 'me',
  ruse: 'me',
  hunted: 'me',
};

/** Where a player looks first at each step. */
const first: Record<string, Area> = {
  rolled: 'land',
  place: 'land',
  walk: 'land',
  act: 'land',
  track: 'land',
  territory: 'land',
  den: 'den',
  take: 'den',
  lay: 'den',
  dig: 'den',
  turn: 'den',
  instinct: 'me',
  keep: 'me',
  return: 'me',
  kit: 'me',
  advance: 'me',
  grow: 'me',
};

export const AREAS = new Areas<Area>(['land', 'den', 'me', 'others'], places, first);

/** The area to open next: whoever has picked something stays where it lies, unless the rest lies elsewhere. */
export function nextArea(asks: string, choices: ChoiceInfo[], picked: string[]): Area | null {
  const here = AREAS.of(picked.at(-1) ?? '');
  if (!here) return AREAS.opening(asks, AREAS.needed(choices));
  const left = AREAS.needed([{ at: [...narrowing(remaining(choices, picked))] }]);
  return left.size === 0 || left.has(here) ? here : AREAS.opening(asks, left);
}
