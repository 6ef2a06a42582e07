// How far this browser has come with each lesson.
import { recall, remember } from '../../connection/storage';

export interface Progress {
  /** The table where it was begun last. */
  table: string;
  /** How many steps lay behind there when something was read last, and how many have been read since. */
  place: number;
  read: number;
  /** Whether it has ever been gone through to its end. */
  learned: boolean;
  /** Whether it has been gone through to its end at that table. */
  over: boolean;
}

const nameOf = (game: string, lesson: string) => `lesson:${game}/${lesson}`;

export function progressIn(game: string, lesson: string): Progress | null {
  return recall<Progress | null>(nameOf(game, lesson), null);
}

export function noteProgress(game: string, lesson: string, news: Partial<Progress>): void {
  const fresh: Progress = { table: '', place: 0, read: 0, learned: false, over: false };
  remember(nameOf(game, lesson), { ...fresh, ...progressIn(game, lesson), ...news });
}
