// Seat keys: they travel in the part of a link that browsers never send, and rest in this browser.
import type { SeatKey, SeatPlan } from '../wire';
import { forget, recall, remember } from './storage';

/** A table that this browser has been at. */
export interface KnownTable {
  id: string;
  game: string;
  title: string;
  names: string[];
  keys: string[];
  /** Seats made for friends, whose links this browser can show again. */
  invites: SeatKey[];
  visited: number;
}

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const KEPT = 30;

/** The keys in a link's fragment. */
export function keysIn(fragment: string): string[] {
  const keys = fragment.replace(/^#/, '').split('.');
  return [...new Set(keys.filter((key) => KEY.test(key)))];
}

/** The address of a table, with the seats that the keys open; without keys it is for watching. */
export function tableLink(table: string, keys: string[] = []): string {
  const path = `/table/${encodeURIComponent(table)}`;
  return keys.length > 0 ? `${path}#${keys.join('.')}` : path;
}

/** The keys to sit with: those in the link if it has any, else those this browser has kept. */
export function keysFor(table: string, fragment: string): string[] {
  const given = keysIn(fragment);
  return given.length > 0 ? given : (knownTable(table)?.keys ?? []);
}

/** The tables this browser has been at, the latest first. */
export function knownTables(): KnownTable[] {
  const tables = recall<KnownTable[]>('tables', []);
  return Array.isArray(tables) ? tables.filter((table) => Array.isArray(table.keys)) : [];
}

export function knownTable(id: string): KnownTable | undefined {
  return knownTables().find((table) => table.id === id);
}

/** Note a visit to a table, adding to what was known of it. */
export function noteTable(visit: Partial<KnownTable> & { id: string }): void {
  const known = knownTable(visit.id);
  const keys = new Set([...(known?.keys ?? []), ...(visit.keys ?? [])]);
  const noted: KnownTable = {
    game: '',
    title: '',
    names: [],
    invites: [],
    ...known,
    ...visit,
    keys: [...keys],
    visited: Date.now(),
  };
  const others = knownTables().filter((table) => table.id !== visit.id);
  remember('tables', [noted, ...others].slice(0, KEPT));
}

/** Strike a table from the list. */
export function forgetTable(id: string): void {
  const left = knownTables().filter((table) => table.id !== id);
  if (left.length > 0) remember('tables', left);
  else forget('tables');
}

/** Deal a new table's keys: those that stay at this screen, and those that go to friends. */
export function dealKeys(plan: SeatPlan[], keys: SeatKey[]): { own: string[]; invites: SeatKey[] } {
  const isFriend = ({ seat }: SeatKey) => plan[seat]?.kind === 'friend';
  return {
    own: keys.filter((each) => !isFriend(each)).map((each) => each.key),
    invites: keys.filter(isFriend),
  };
}
