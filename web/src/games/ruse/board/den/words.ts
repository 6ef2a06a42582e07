// What the things on a player's board and in a den are called, for titles and for screen readers.
import type {
  CatchView,
  CellView,
  ExitView,
  InstinctView,
  KitView,
  SeatView,
  TileView,
  View,
} from '../../view';
import { counted } from '../../../../phrases';
import { gainWords, printed } from '../../words';
import { COLUMNS } from './paths';
import { sideWords } from './turnings';

/** Where a cell lies. */
function placeWords(cell: number): string {
  return `column ${(cell % COLUMNS) + 1}, row ${Math.floor(cell / COLUMNS) + 1}`;
}

/** A cell with its tile, or with what is printed on it. */
export function cellWords(cell: CellView, number: number): string {
  const at = `Den, ${placeWords(number)}`;
  if (!cell.opens) return `${at}: free${giftWords(cell.printed)}`;
  const joined = cell.joined ? 'joined to the start' : 'not joined to the start';
  return `${at}: tile open to ${sideWords(cell.opens)}${giftWords(cell.gain)}, ${joined}`;
}

/** An exit with whoever waits there. */
export function exitWords(exit: ExitView, number: number, kit: KitView | null): string {
  const parts = [
    exit.reached ? 'a path leads here' : 'no path yet',
    kit ? kitWords(kit) : '',
    exit.cube ? 'with its cube' : '',
  ];
  return `Exit ${number + 1}: ${parts.filter(Boolean).join(', ')}`;
}

/** A kit and how far it has come. */
export function kitWords(kit: KitView): string {
  const row = `${kit.black ? 'Black kit' : 'Kit'} of row ${kit.row + 1}`;
  const where = ['not born yet', '', '', '', '', '', 'out of the den', 'at an exit'][kit.space];
  return `${row}, value ${kit.value}, ${where || `on space ${kit.space}`}`;
}

const CATCH_WORDS: Record<string, string> = {
  small: 'small catch',
  large: 'large catch',
  tasty: 'tasty catch',
  lucky: 'lucky catch',
  failed: 'empty pounce',
};

/** A hunting tile. */
export function catchWords({ catch: what, territory }: CatchView): string {
  return `Hunting tile, ${CATCH_WORDS[what] ?? what}, ${territory}`;
}

/** A den tile that is not placed. */
export function tileWords(tile: TileView): string {
  if (!tile.opens) return 'empty place';
  return `tile open to ${sideWords(tile.opens)}${giftWords(tile.gain)}`;
}

/** What is printed somewhere, as the end of a sentence. */
function giftWords(code: string): string {
  return printed(code) ? `, with ${gainWords(code)}` : '';
}

/** An instinct: what it counts, and what it brings or would bring. */
export function instinctWords({ name, counts, each, count, value, points }: InstinctView): string {
  const sum = `${counted(each, 'victory point')} for each of ${counts}, now ${count}`;
  return value === null
    ? `${name}: ${sum}; a kit of 6 would bring ${points}`
    : `${name}, with a kit of ${value}: ${sum}; brings ${points}`;
}

/** A den in a sentence: how many tiles, and how many exits they lead to. */
export function denWords({ cells, exits }: SeatView): string {
  const tiles = cells.filter(({ opens }) => opens).length;
  const reached = exits.filter((exit) => exit.reached).length;
  return `${counted(tiles, 'den tile')}, ${counted(reached, 'exit')} reached`;
}

/** Everything that is open about a seat, in one paragraph. */
export function seatWords(view: View, own: SeatView): string {
  const held = view.supply.map(({ name }, at) => `${name}: ${own.resources[at] ?? 0}`);
  const tracks = view.territories.map(({ name }, at) => `${name} ${own.tracks[at] ?? 0}`);
  const kits = own.kits.filter(({ space }) => space > 0).map(kitWords);
  const instincts = own.instincts.filter(({ value }) => value !== null).map(instinctWords);
  const { ruse } = own;
  return [
    `${counted(own.points, 'victory point')}, ${counted(own.growth, 'growth point')}`,
    `resources: ${held.join(', ')}`,
    `tracks: ${tracks.join(', ')}`,
    `${counted(own.markers, 'marker')} left`,
    counted(own.catches.length, 'hunting tile'),
    denWords(own),
    ...kits,
    ...instincts,
    ruse ? `ruse tile ${ruse.name}${ruse.used ? ', used' : ''}` : '',
    ...own.flags.map(({ gain }) => `flag: ${gainWords(gain)}`),
    `${counted(own.cards, 'private objective')} in hand`,
    ...own.validated.map(({ name }) => `validated: ${name}`),
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
