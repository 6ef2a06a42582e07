// The plan for a new table: which game, how, and who sits where.
import type { GameInfo, Level, NewTable, OptionInfo, SeatKind, SeatPlan } from '../../wire';
import { EASY_LEVEL } from '../levels';
import * as say from '../words/lobby';

export interface Plan {
  game: string;
  options: Record<string, number>;
  seats: SeatPlan[];
  /** Seconds for each decision; 0 is no limit. */
  clock: number;
  /** One of the game's other boxes by name; null is the usual one. */
  box: string | null;
  /** Whether people may ask for hints. */
  hints: boolean;
}

/** Names for bots, out of the old tales of Reynard. */
const BOT_NAMES = [
  'Isengrim',
  'Bruin',
  'Tibert',
  'Grimbert',
  'Hersent',
  'Tiecelin',
  'Baldwin',
  'Lampreel',
];
export const NAME_LENGTH = 24;

/** Me against bots, three at the table where the game allows it. */
export function firstPlan(game: GameInfo, myName: string): Plan {
  const count = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const options = Object.fromEntries(
    game.options.map((option) => [option.name, option.values[0] ?? 0]),
  );
  let seats: SeatPlan[] = [{ kind: 'me', name: myName, level: null }];
  while (seats.length < count) seats = withSeat(seats, game.usual_level);
  return { game: game.name, options, seats, clock: 0, box: null, hints: true };
}

/** Me against one easy bot, by the usual rules. */
export function quickPlan(game: GameInfo, myName: string): Plan {
  const plan = firstPlan(game, myName);
  const count = game.seats.includes(2) ? 2 : (game.seats[0] ?? 2);
  const seats = plan.seats
    .slice(0, count)
    .map((seat) => (seat.kind === 'bot' ? { ...seat, level: EASY_LEVEL } : seat));
  return { ...plan, seats };
}

/** A remembered plan, made to fit what the game offers today. */
export function fitted(plan: Plan, game: GameInfo): Plan {
  const fresh = firstPlan(game, plan.seats.find((seat) => seat.kind === 'me')?.name ?? say.guest);
  const options = { ...fresh.options };
  for (const option of game.options) {
    const wanted = plan.options[option.name];
    if (wanted !== undefined && option.values.includes(wanted)) options[option.name] = wanted;
  }
  const clock = game.clock?.seconds.includes(plan.clock) ? plan.clock : 0;
  const box = game.boxes.find((each) => each.name === plan.box)?.name ?? null;
  const fits = plan.game === game.name && game.seats.includes(plan.seats.length);
  const hints = plan.hints !== false;
  return { game: game.name, options, seats: fits ? plan.seats : fresh.seats, clock, box, hints };
}

/** The seats with one more: a bot, since a bot needs no waiting for. */
export function withSeat(seats: SeatPlan[], level: Level): SeatPlan[] {
  return [...seats, { kind: 'bot', name: botName(seats), level }];
}

/** The seats with another kind of player at one of them, under a name that suits; there is only one me. */
export function seatedAs(seats: SeatPlan[], at: number, kind: SeatKind, level: Level): SeatPlan[] {
  return seats.map((seat, each) => {
    if (each !== at && kind === 'me' && seat.kind === 'me') return { ...seat, kind: 'here' };
    if (each !== at || seat.kind === kind) return seat;
    const others = seats.filter((other) => other !== seat);
    const name = kind === 'bot' ? botName(others) : personName(seat, at);
    return { kind, name, level: kind === 'bot' ? level : null };
  });
}

/** A bot's name stays with the bot; a person's name stays with the person. */
function personName(seat: SeatPlan, at: number): string {
  return seat.kind === 'bot' ? say.player(at + 1) : seat.name;
}

function botName(others: SeatPlan[]): string {
  const taken = new Set(others.map((seat) => seat.name));
  return BOT_NAMES.find((name) => !taken.has(name)) ?? say.bot(others.length + 1);
}

/** What has to be put right at one seat before the game can start. */
export function troubleWith(seats: SeatPlan[], at: number): string | null {
  const name = seats[at]?.name.trim() ?? '';
  if (name === '') return say.nameMissing;
  if (name.length > NAME_LENGTH) return say.nameTooLong(NAME_LENGTH);
  const same = seats.findIndex((seat) => seat.name.trim().toLowerCase() === name.toLowerCase());
  return same < at ? say.nameTaken : null;
}

/** The options that are there to choose with so many seats. */
export function optionsFor(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
}

/** The table to ask the server for, with an own box if its text is given; options for other numbers of seats are left out. */
export function tableFor(plan: Plan, game: GameInfo, ownBox: string | null): NewTable {
  const seats = plan.seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
  const options = Object.fromEntries(
    optionsFor(game, seats.length).map(({ name, values }) => [
      name,
      plan.options[name] ?? values[0] ?? 0,
    ]),
  );
  const box_name = ownBox === null ? plan.box : null;
  const { clock, hints } = plan;
  return { game: plan.game, options, seats, box: ownBox, box_name, clock, hints };
}
