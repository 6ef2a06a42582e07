// What the page asks the server outside the line.
import type { Lobby, NewTable, Problem, ProofInfo, Replay, RulesInfo, TableMade } from '../wire';

/** Why the server did not do what it was asked; status 0 means that it could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}

const NO_SERVER = 'The server cannot be reached. Check the connection, then try again.';
const NO_REASON = 'The server could not do that. Try again in a moment.';

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Trouble(0, NO_SERVER);
  }
  if (response.ok) return response;
  throw await troubleIn(response);
}

async function troubleIn(response: Response): Promise<Trouble> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return new Trouble(response.status, problem.reason ?? NO_REASON, problem.rule ?? null);
  } catch {
    // A gateway in between answers with a page of its own; then the server itself is out of reach.
    return new Trouble(
      response.status >= 502 ? 0 : response.status,
      response.status >= 502 ? NO_SERVER : NO_REASON,
    );
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key) headers.authorization = `Bearer ${key}`;
  const response = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const fetchLobby = () => get<Lobby>('/lobby');
export const fetchRules = (game: string) =>
  get<RulesInfo>(`/games/${encodeURIComponent(game)}/rules`);
export const makeTable = (table: NewTable) => post<TableMade>('/tables', table);
export const fetchReplay = (table: string) => get<Replay>(`${at(table)}/replay`);
export const fetchProof = (table: string) => get<ProofInfo>(`${at(table)}/proof`);

/** Set the same table again; the same keys open the same seats there. */
export const askRematch = (table: string, key: string) =>
  post<TableMade>(`${at(table)}/rematch`, {}, key);

/** Where the line to a table is. */
export function lineAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api${at(table)}/live`;
}

/** Where a table's save can be downloaded. */
export const saveAddress = (table: string) => `/api${at(table)}/save`;
