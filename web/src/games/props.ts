// What the shell gives to the components of a game.
import type { Marks } from '../shell/picking';
import type { ChoiceInfo, ClockInfo, Ending, SeatInfo } from '../wire';

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
  /** Play a choice at once, without asking again: for dragging and for big buttons. */
  play: (id: number) => void;
  /** The names that players have given to things, by their refs. */
  notes: Record<string, string>;
  /** Give a thing a name; a refusal is told to the player. */
  note: (key: string, text: string) => void;
  /** The game's own forecast for the things of these refs; it rejects with a sentence that says why not. */
  forecast: (at: string[]) => Promise<unknown>;
  /** What has happened so far, in words. */
  logLines: string[];
  /** Take back the viewer's last step, where that may be done now. */
  takeBack: (() => void) | null;
  /** The viewer's time for this decision and what is left of it just now, both in seconds; it counts down live. */
  clock: ClockInfo | null;
}

/** What a game's own part of the end is given. */
export interface EndingProps<View = unknown> {
  /** Say that the result is no longer a secret: where the end opens with this part, the page keeps it until then. */
  tell: () => void;
  view: View;
  seats: SeatInfo[];
  viewer: number | null;
  ending: Ending;
  notes: Record<string, string>;
}
