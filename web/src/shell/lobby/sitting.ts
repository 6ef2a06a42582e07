// From a plan to a seat: the table is set, its keys are dealt, and whoever has planned it sits down.
import { makeTable } from '../../connection/api';
import { hostWord } from '../../connection/hostWord.svelte';
import { dealKeys, noteTable, seatAddress } from '../../connection/seats';
import type { GameInfo, NewTable } from '../../wire';
import { go } from '../routes';

/** Set a table and sit down at it; the keys of friends are kept for their links. */
export async function sitDownAt(wanted: NewTable, { name, title }: GameInfo): Promise<void> {
  const made = await hostWord.using((word) => makeTable(wanted, word));
  const { own, invites } = dealKeys(wanted.seats, made.keys);
  const names = wanted.seats.map((seat) => seat.name);
  noteTable({ id: made.table, game: name, title, names, keys: own, invites });
  go(seatAddress(made.table, own));
}
