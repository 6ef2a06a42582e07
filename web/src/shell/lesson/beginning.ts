// From a lesson to its table: it is set, and whoever learns sits down.
import { beginLesson, Trouble } from '../../connection/api';
import { hostWord } from '../../connection/hostWord.svelte';
import { noteTable, seatAddress } from '../../connection/seats';
import { recall } from '../../connection/storage';
import { go } from '../routes';
import { guest } from '../words/lobby';
import { noteProgress } from './progress';

/** Begin a lesson at a table of its own; the answer is why that cannot be, or nothing. */
export async function begin(game: string, lesson: string): Promise<string> {
  try {
    const order = { game, lesson, name: recall('name', guest) };
    const made = await hostWord.using((word) => beginLesson(order, word));
    const keys = made.keys.map(({ key }) => key);
    noteTable({ id: made.table, game, keys, lesson });
    noteProgress(game, lesson, { table: made.table, place: 0, read: 0, over: false });
    go(seatAddress(made.table, keys));
    return '';
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    return trouble.message;
  }
}
