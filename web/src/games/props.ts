// What the shell gives to the components of a game.
import type { Marks } from '../shell/picking';
import type { ChoiceInfo, ClockInfo, Ending, SeatInfo, StoryChapter } from '../wire';

/** What every board is given. A board only draws, and says what was picked. */
export interface BoardProps<View = unknown> {
  view: View;
  seats: SeatInfo[];
  viewer: number | null;
  marks: Marks;
  pick: (ref: string) => void;
  previewed: ChoiceInfo | null;
  /** What the viewer may do now; nothing for a spectator and in a replay. */
  choices: ChoiceInfo[];
  /** Take a choice as a whole, by a button or by dropping a thing; asked about like any other, and twice is a yes. */
  play: (id: number) => void;
  /** Play a choice that the board has asked about by itself, such as a tile that lies there until "Place here". */
  confirm: (id: number) => void;
  /** The names that players have given to things, by their refs. */
  notes: Record<string, string>;
  /** Give a thing a name; a refusal is told to the player. */
  note: (key: string, text: string) => void;
  /** The game's own forecast for the things of these refs; it rejects with a sentence that says why not. */
  forecast: (at: string[]) => Promise<unknown>;
  /** What has happened so far, in words. */
  logLines: string[];
  /** Undo the viewer's last step, where that may be done now. */
  takeBack: (() => void) | null;
  /** The things that the last move was about, the main one first; the frame marks them `data-trace` by `data-spot`. */
  traces: string[];
  /** Who made the move that is shown, while moves are being told or replayed; null where the table is as it is. */
  acting: number | null;
  /** Whether the game is over and its result yet to be told, so that the board must not show it. */
  untold?: boolean;
  /** Whether a game that has been played is gone through again: the board then follows whoever acts. */
  replaying: boolean;
  /** The viewer's time for this decision and what is left of it just now, both in seconds; it counts down live. */
  clock: ClockInfo | null;
}

/** One line of a game's legend: signs that mean the same kind of thing, their name, and what they are for. */
export interface LegendEntry<Name extends string = string> {
  signs: Name[];
  title: string;
  words: string;
}

/** What a game's own drawing of one of its signs is given: its name, as the legend and the rulebook have it. */
export interface SignProps<Name extends string = string> {
  name: Name;
}

/** What a game's own part of the end is given. */
export interface EndingProps<View = unknown> {
  /** Say that the result is no longer a secret: where the end opens with this part, the page keeps it until then. */
  tell: () => void;
  /** Say everyone's points so far, which the page shows until the result is told. */
  points: (points: number[]) => void;
  /** Say how many of the log's last lines are not to be read yet; until it is said, none of them are. */
  keepBack: (lines: number) => void;
  view: View;
  seats: SeatInfo[];
  viewer: number | null;
  ending: Ending;
  notes: Record<string, string>;
}

/** What a game's own page about a day, a generation or a round is given; the shell writes the title and the way on. */
export interface ChapterProps<View = unknown> {
  view: View;
  seats: SeatInfo[];
  viewer: number | null;
  chapter: StoryChapter;
  notes: Record<string, string>;
}
