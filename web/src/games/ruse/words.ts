// What lies on the table, in words: for labels, and for those who listen to it.
import { counted, listed } from '../../phrases';
import { wordsOf } from './art/icons';
import type { ResourceKind } from './art/kinds';
import type { DeedView, MountainView, PathView, SpaceView, TerritoryView, View } from './view';

const DEEDS: Record<string, string> = {
  hunt: 'hunt',
  mark: 'mark',
  track: 'track',
  kit: 'kit +1',
  resource: 'a resource of your choice',
  flag: 'use a flag',
  step: 'a step on any track',
  objective: 'a private objective',
};

export const OBSTACLES: Record<string, string> = {
  storm: 'Storm: by day foxes walk one space less here',
  wolf: 'Wolf: nobody hunts or tracks here',
  camp: 'Camp: foxes here at the end of the round gain growth points',
  bear: 'Bear: foxes here at the end of the round gain a resource',
  beaver: 'Beaver: whoever comes over the dam pays its owner',
};

/** The spaces of a path by their keys. */
const SPACES: Record<string, string> = {
  a1: 'edge',
  b1: 'upper middle',
  b2: 'lower middle',
  c1: 'upper depths',
  c2: 'lower depths',
  m1: 'foot',
  m2: 'slope',
  m3: 'peak',
};

/** What somebody else is doing at each step. */
const DOINGS: Record<string, string> = {
  keep: 'chooses private objectives',
  return: 'chooses a private objective',
  welcome: 'chooses what to begin with',
  resource: 'chooses a resource',
  kit: 'makes a kit stronger',
  advance: 'lets a kit grow',
  track: 'chooses a track',
  territory: 'chooses a territory',
  instinct: 'chooses an instinct',
  rolled: 'looks at the roll',
  place: 'places a die',
  walk: 'walks',
  act: 'acts',
  den: 'digs',
  take: 'takes a den tile',
  dig: 'lays a den tile',
  lay: 'lays a den tile',
  turn: 'turns a den tile',
  grow: 'lets the kits grow',
};

/** What is going on, said to the one who has to choose or to those who look on. */
export function turnWords(view: View, mine: boolean, names: string[]): string {
  const { seat, asks, words } = view.turn;
  if (mine || seat === null || !DOINGS[asks])
    return asks === 'territory' ? whereWords(view) : words;
  return `${nameOf(names, seat)} ${DOINGS[asks]}.`;
}

/** What has to be put into a territory. */
function whereWords({ turn, photographer }: View): string {
  const thing = turn.obstacle ? obstacleName(turn.obstacle) : `the ${figureName(photographer)}`;
  return `Choose the territory for ${thing}.`;
}

/** The figure that disturbs the foxes. */
export function figureName(photographer: boolean): string {
  return photographer ? 'photographer' : 'hunter';
}

/** The colour of a seat, or the graphite of the rival who has none. */
export function colourOf(seat: number | null): string {
  return seat === null ? 'light-dark(#3f3945, #9a90a6)' : `var(--seat-${seat})`;
}

/** Who sits there, or the rival who has no seat. */
export function nameOf(names: string[], seat: number | null): string {
  return seat === null ? 'the rival' : (names[seat] ?? `Seat ${seat + 1}`);
}

/** A sentence of the table with the names of the players in their places. */
export function named(sentence: string, names: string[]): string {
  const place = /\{seat:(\d+)\|([^{}|]*)\}/g;
  return sentence.replace(place, (_, seat: string, other: string) => names[Number(seat)] ?? other);
}

/** What an icon code brings, in words; a dash stands for nothing. */
export function gainWords(code: string, resource?: ResourceKind): string {
  return wordsOf(printed(code), resource);
}

/** The icons that are printed for a code. */
export function printed(code: string): string {
  return code === '-' ? '' : code;
}

/** What may be done on a tile, and what it costs. */
export function deedWords({ deed, cost, deplete, done }: DeedView): string {
  const price = deplete ? 'all that is left of the die' : counted(cost, 'pip');
  return `${DEEDS[deed] ?? deed} for ${price}${done ? ', done' : ''}`;
}

/** Dice that are still to be rolled. */
export function diceWords(dice: number): string {
  return `${counted(dice, 'die', 'dice')} to roll`;
}

/** A die space: what it brings and takes, and the die on it. */
export function spaceWords(space: SpaceView, names: string[], resource?: ResourceKind): string {
  if (space.die) {
    const owner = nameOf(names, space.die.seat);
    return space.die.value > 0
      ? `${owner}'s die, ${counted(space.die.value, 'pip')} left`
      : `${owner}'s die, depleted`;
  }
  const gain = gainWords(space.gain, resource);
  const price = space.penalty > 0 ? `, ${counted(space.penalty, 'pip')} less` : '';
  return `${space.open ? 'free' : 'covered'}: ${gain}${price}`;
}

/** A space of a path: what may be done there and who is there. */
export function pathWords(space: PathView, names: string[]): string {
  const parts = [`${SPACES[space.key] ?? space.key}: ${space.deeds.map(deedWords).join(', ')}`];
  if (space.dam) parts.push('the beaver dam');
  if (space.marker !== null) parts.push(`marked by ${nameOf(names, space.marker)}`);
  if (space.rival) parts.push('marked by the rival');
  if (space.foxes.length > 0) parts.push(foxWords(space.foxes, names));
  return parts.join('; ');
}

function foxWords(foxes: number[], names: string[]): string {
  return `${listed(foxes.map((seat) => nameOf(names, seat)))} here`;
}

/** The whole table in lines, for those who listen to it. */
export function tableWords(view: View, names: string[]): string[] {
  return [
    roundWords(view, names),
    ...view.territories.map((territory) => territoryWords(territory, view.photographer, names)),
    mountainWords(view.mountain, names),
    ...view.seats.map((seat, at) => seatWords(seat, nameOf(names, at))),
  ];
}

function roundWords(view: View, names: string[]): string {
  const order = listed(view.order.map((seat) => nameOf(names, seat)));
  const cheese = view.cheese === null ? '' : ` ${nameOf(names, view.cheese)} has the cheese.`;
  const gain = gainWords(view.destiny.gain);
  const destiny = view.destiny.die ? ` Whoever rolls a ${view.destiny.die} gains ${gain}.` : '';
  if (view.round === 0) return `Setting up. Order: ${order}.`;
  return `Round ${view.round} of ${view.rounds}, ${view.night ? 'night' : 'day'}. Order: ${order}.${destiny}${cheese}`;
}

function territoryWords(territory: TerritoryView, photographer: boolean, names: string[]): string {
  const { name, resource, spaces, path, hunting, hunter, obstacles, track } = territory;
  const figure = hunter ? [`The ${figureName(photographer)}`] : [];
  const disturbances = [...figure, ...obstacles.map(obstacleName)];
  const paws = track.flatMap(({ paws }, step) =>
    paws.map((seat) => `${nameOf(names, seat)} on step ${step + 1}`),
  );
  return [
    `${name}.`,
    `Die spaces: ${spaces.map((space) => spaceWords(space, names, resource as ResourceKind)).join('; ')}.`,
    `Path: ${path.map((space) => pathWords(space, names)).join('. ')}.`,
    `${counted(hunting, 'hunting tile')}.`,
    disturbances.length > 0
      ? `${listed(disturbances)} ${disturbances.length > 1 ? 'are' : 'is'} here.`
      : '',
    paws.length > 0 ? `Track: ${listed(paws)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function obstacleName(kind: string): string {
  return `the ${OBSTACLES[kind]?.split(':')[0] ?? kind}`;
}

function mountainWords({ spaces, path }: MountainView, names: string[]): string {
  const dice = spaces.map((space) => spaceWords(space, names)).join('; ');
  return `Mountain. Die spaces: ${dice}. Path: ${path.map((space) => pathWords(space, names)).join('. ')}.`;
}

function seatWords(seat: View['seats'][number], name: string): string {
  const { points, growth, dice, kits_out: out, markers } = seat;
  const things = [
    counted(points, 'victory point'),
    counted(growth, 'growth point'),
    diceWords(dice),
    `${counted(out, 'kit')} out of the den`,
    `${counted(markers, 'marker')} left`,
  ];
  return `${name}: ${things.join(', ')}.`;
}
