// Whose turn it is, who has won and who plays a seat, in sentences.
import { listed } from '../../phrases';
import type { RivalInfo, SeatInfo, State } from '../../wire';
import { deciders, ownSeats } from '../turn';

/** So many others are named; more are counted. */
const NAMED = 2;

/** Say whose turn it is, and what the table waits for. */
export function turnSentence(state: State): string {
  if (state.ending) return endSentence(state);
  const own = ownSeats(state);
  const pending = state.seats.filter((seat) => seat.pending);
  const mine = deciders(state, pending);
  if (mine.length > 0) {
    const alone = own.length === 1;
    return alone
      ? 'It is your turn.'
      : `It is ${possessive(listed(mine.map((seat) => seat.name)))} turn.`;
  }
  const away = pending.filter((seat) => !seat.here);
  if (away.length > 0)
    return `Waiting for ${listed(away.map((seat) => seat.name))} to come to the table.`;
  if (pending.length === 0) return state.ply === 0 ? 'The table is being set.' : 'One moment …';
  const verb = pending.length === 1 ? 'is' : 'are';
  return `${listed(pending.map((seat) => seat.name))} ${verb} choosing.`;
}

/** Where several decide at the same time: who else has not finished, so that nobody thinks they are waited for alone. */
export function othersSentence(state: State): string {
  const own = ownSeats(state);
  const pending = state.seats.filter((seat) => seat.pending);
  const others = pending.filter((seat) => !own.includes(seat.seat));
  if (state.ending || others.length === 0 || others.length === pending.length) return '';
  if (others.length > NAMED) return `${others.length} others are choosing too.`;
  const verb = others.length === 1 ? 'is' : 'are';
  return `${listed(others.map((seat) => seat.name))} ${verb} choosing too.`;
}

/** Say who has won. */
export function endSentence(state: State): string {
  const winners = (state.ending?.winners ?? []).map((seat) => state.seats[seat]?.name ?? '');
  const rivals = state.ending?.rivals ?? [];
  if (winners.length === 0) return rivalSentence(rivals);
  if (rivals.length > 0 && state.seats.length === 1) {
    const who = state.desks.length > 0 ? 'You' : winners[0];
    return `${who} won against ${listed(rivals.map((rival) => rival.name))}!`;
  }
  if (state.seats.length === 1) return 'The game is over.';
  return winners.length === 1 ? `${winners[0]} wins!` : `${listed(winners)} share the win!`;
}

/** Say which rival has won, where no seat has. */
function rivalSentence(rivals: RivalInfo[]): string {
  const most = Math.max(...rivals.map((rival) => rival.points));
  const best = rivals.filter((rival) => rival.points === most).map((rival) => rival.name);
  if (best.length === 0) return 'The game is over.';
  return `${listed(best)} ${best.length === 1 ? 'wins' : 'win'}!`;
}

/** Say who plays a seat, and whether they are here. */
export function seatSentence(seat: SeatInfo, own: boolean): string {
  if (seat.kind === 'bot') return `bot, ${seat.level}`;
  if (seat.level !== null) return `played by a bot, ${seat.level}`;
  if (own) return seat.kind === 'here' ? 'at this screen' : 'you';
  return seat.here ? 'here' : 'away';
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
