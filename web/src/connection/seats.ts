// Seat keys: they travel in the part of a link that browsers never send, and rest in this browser: in each tab those
// it sits with, so that two tabs can be two people, and with the table all that it has been visited with.
import type { SeatKey, SeatPlan } from '../wire';
import { forget, keepInTab, keptInTab, recall, remember } from './storage';

/** A table that this browser has been at. */
export interface KnownTable {
  id: string;
  game: string;
  title: string;
  names: string[];
  keys: string[];
  /** Seats made for friends, whose links this browser can show again. */
  invites: SeatKey[];
  /** The seats that this browser plays there. */
  seats?: number[];
  /** Whether its person has said who they are. */
  introduced?: boolean;
  /** The lesson that is held there, until it is over. */
  lesson?: string;
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

/** The keys to sit with: those in the link if it has any, else those this tab or this browser has kept. */
export function keysFor(table: string, fragment: string): string[] {
  const given = keysIn(fragment);
  return given.length > 0 ? given : (keysInTab(table) ?? knownTable(table)?.keys ?? []);
}

function keysInTab(table: string): string[] | null {
  const kept = keptInTab<string[]>(`seats:${table}`);
  return Array.isArray(kept) && kept.length > 0 ? kept : null;
}

/**
 * Keep the keys that this tab sits with, and give the address to sit there under: that of the table alone, which gives
 * no seat away when it is copied; only where nothing can be kept does it need the keys, or a reload would lose the seat.
 */
export function seatAddress(table: string, keys: string[]): string {
  keepInTab(`seats:${table}`, keys);
  const found = keysFor(table, '');
  const isKept = found.length === keys.length && keys.every((key) => found.includes(key));
  return isKept ? tableLink(table) : tableLink(table, keys);
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
