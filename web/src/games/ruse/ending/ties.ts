// How a tie for the most points was decided.
import type { Ending, SeatInfo } from '../../../wire';
import type { SeatView, View } from '../view';
import { listed } from '../../../phrases';

const BREAKERS: { words: string; of: (seat: SeatView) => number }[] = [
  { words: 'more kits out of the den', of: ({ kits_out: out }) => out },
  { words: 'more validated objectives', of: ({ validated }) => validated.length },
  { words: 'more growth points', of: ({ growth }) => growth },
];

/** Say how a tie was decided, if there was one. */
export function tieWords(view: View, seats: SeatInfo[], ending: Ending): string | null {
  const best = Math.max(...ending.scores);
  const level = seats.filter(({ seat }) => ending.scores[seat] === best);
  if (level.length < 2) return null;
  const both = `${listed(level.map(({ name }) => name))} have ${best} points each.`;
  const winners = level.filter(({ seat }) => ending.winners.includes(seat));
  const names = listed(winners.map(({ name }) => name));
  if (winners.length === level.length) return `${both} They share the victory.`;
  const reason = breakerOf(view, level, winners);
  return reason ? `${both} ${names} won with ${reason}.` : `${both} ${names} won the tie.`;
}

/** The first thing in which the winners were ahead of the last that they left behind. */
function breakerOf(view: View, level: SeatInfo[], winners: SeatInfo[]): string | null {
  let left = level.flatMap(({ seat }) => view.seats[seat] ?? []);
  for (const { words, of } of BREAKERS) {
    const most = Math.max(...left.map(of));
    left = left.filter((seat) => of(seat) === most);
    if (left.length === winners.length) return words;
  }
  return null;
}
