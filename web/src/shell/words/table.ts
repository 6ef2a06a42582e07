// What the table says: the ways around it, choosing and waiting, players and log.
import { listed } from '../../phrases';
import type { ChoiceInfo, Desk, SeatInfo } from '../../wire';

export const finding = 'Finding your seat …';
export function preparing(title: string): string {
  return `Getting ${title} ready`;
}
export const preparingNote =
  'This happens once, after an installation or an update. The table begins by itself.';
export const settingUp = 'Setting up the board …';
export const undrawn =
  'This board cannot be drawn here. The game goes on: the list of choices and the log tell everything in words.';

export const table = 'Table';
export const board = 'Board';
export const signs = 'Signs';
export const leaveForLobby = 'Leave for the lobby';
export const leave = 'Leave';
export const invite = 'Invite';
export const rules = 'Rules';
export const settings = 'Settings';
export const keys = 'Keys';

export const watching = 'Watching';
export const watchersNameNothing = 'You are watching. Only those who play give names.';
export const watchersForeseeNothing =
  'You are watching. Only those who play are told what to expect.';
export const replayForeseesNothing = 'This has been played. Close the replay to look ahead.';

export const yourChoices = 'Your choices';
export const whoseChoice = 'Whose choice to make';
export const choices = 'Choices';
/** The heading of single choices that follow a group. */
export const otherChoices = 'Or';
export const undo = 'Undo';
export const hint = 'Hint';
export const thinking = 'Thinking …';
export const play = 'Play';
export const sending = 'Sending …';
export const backToBoard = 'Back to the board';
export const putBack = 'Put everything back';
export const putBackKey = 'Put everything back (Esc)';
export const timeLeft = 'Time left';

export function showList(choices: number): string {
  return `Show the list of ${choices}`;
}

/** Where to choose, unless a headline has said it: where nothing on the board tells the choices apart, in the list. */
export function prompt({ onlyInList, picked, left, desk }: Prompting): string {
  if (onlyInList) return 'Choose from the list.';
  if (picked.length > 0) return `${left.length} choices left. Pick one more thing.`;
  return desk?.headline ? '' : 'Choose on the board or from the list.';
}

/** What has been picked so far, and what there is left to choose from. */
interface Prompting {
  onlyInList: boolean;
  picked: string[];
  left: ChoiceInfo[];
  desk: Desk | null;
}

/** Before another way to do what is chosen. */
export const orElse = 'Or:';
/** Play what gives something up. */
export const anyway = 'Do it anyway';
export const goOn = 'Go on';
export const goOnKey = 'Go on (Enter)';
export const askingOthers = 'Asking …';
export const allowUndo = 'Allow';
export const denyUndo = 'No';

export function wouldUndo(name: string): string {
  return `${name} would like to undo their last step. Is that all right with you?`;
}

export function undoWithin(seconds: number): string {
  return `Undo, for another ${seconds === 1 ? 'second' : `${seconds} seconds`}`;
}

export function seconds(left: number): string {
  return `${left} s`;
}

/** Why the time does not run yet. */
export function clockWaits(names: string[]): string {
  return `The clock starts when ${listed(names)} ${names.length === 1 ? 'is' : 'are'} here.`;
}

export function secondsLeft(left: number): string {
  return `${left} seconds left.`;
}

export const openTheRule = 'Open the rule';

export function rule(id: string): string {
  return `Rule ${id}`;
}

export const hintAside = '(hint)';
export const hintOthers = 'What else you could do';
export const hintOtherwise = 'choose otherwise';
export const closeHint = 'Close the hint';
export const chooseHint = 'Choose this';

/** Whose advice it is, before the choice. */
export function hintBy(advisor: string): string {
  return `${advisor}:`;
}

export const dismiss = 'Dismiss';

export const show = 'Show';
export const playersAndLog = 'Players and log';
export const players = 'Players';
export const log = 'Log';
export const points = 'points';
export const playerThinks = 'thinking';
export const playerToMove = 'to move';

/** A player, and who plays the seat. */
export function player(name: string, seated: string): string {
  return `${name}: ${seated}`;
}

export const happened = 'What has happened';
export const sinceLastMove = 'Since your last move';
export const fairDice = 'Fair dice';
/** Before the fingerprint. */
export const fairDiceExplained =
  'All dice and cards come from a secret seed that was settled before the first move. After the end it is shown, and anyone can check that this is its fingerprint:';

export const waitingFor = 'Waiting for:';
export const watchingWaits =
  'You are watching. Every move appears here and in the log as it is made.';
export const showLinks = 'Show the links';

/** What someone who is waited for does, after the name. */
export function awaitedDoes({ thinking, here }: SeatInfo): string {
  if (thinking) return 'is thinking';
  return here ? 'is choosing' : 'is away';
}

/** Where several share a screen: whose last step it is. */
export function undoOf(name: string): string {
  return `Undo ${name}’s last step`;
}

export function takeSeatBack(name: string | null): string {
  return name === null ? 'Take my seat back' : `Take ${name}’s seat back`;
}

export function botPlaysFor(name: string, level: string | null): string {
  return `A bot (${level}) is playing for ${name}.`;
}

export function notHere(names: string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} not at the table.`;
}

export function letBotPlay(name: string): string {
  return `Let a bot play for ${name} …`;
}

export function passTo(name: string): string {
  return `Pass the device to ${name}`;
}
export const nobodyLooks = 'Nobody else should be looking at it now.';

export function iAm(name: string): string {
  return `I am ${name}`;
}

export function undoMine(name: string | undefined): string {
  return `${name}: undo my last step`;
}
