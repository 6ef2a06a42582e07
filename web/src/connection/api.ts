// What the page asks the server outside the connection.
import type {
  AnalysisInfo,
  Branch,
  HostWordInfo,
  Lobby,
  NewLesson,
  NewTable,
  OtherWay,
  Problem,
  ProofInfo,
  ReachInfo,
  ReadinessInfo,
  ReplayPart,
  RulesInfo,
  TableInfo,
  TableMade,
} from '../wire';
import * as say from '../shell/words/connection';

/** Why the server did not do what it was asked; status 0 means that it could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly rule: string | null = null,
    /** After how many seconds the server asks to be asked again, where it does. */
    readonly retryAfter: number | null = null,
  ) {
    super(reason);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
    if (response.ok) return (await response.json()) as T;
  } catch {
    // The connection can break before the answer and in the middle of it.
    throw new Trouble(0, say.noServer);
  }
  throw await troubleIn(response);
}

async function troubleIn(response: Response): Promise<Trouble> {
  const { status } = response;
  try {
    const { reason, rule } = (await response.json()) as Partial<Problem>;
    return new Trouble(status, reason ?? say.noReason, rule ?? null, retryAfter(response));
  } catch {
    // A gateway in between answers with a page of its own; then the server itself is out of reach.
    return status >= 502
      ? new Trouble(0, say.noServer, null, retryAfter(response))
      : new Trouble(status, say.noReason, null, retryAfter(response));
  }
}

function retryAfter(response: Response): number | null {
  const told = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(told) ? Number(told) : null;
}

function get<T>(path: string, init: RequestInit = {}): Promise<T> {
  return call<T>(path, init);
}

function post<T>(path: string, body: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...more };
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The header that carries the host's word: encoded, since a header has only the letters of English. */
function withWord(word: string): Record<string, string> {
  return word ? { 'reynard-host-word': encodeURIComponent(word) } : {};
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const fetchLobby = () => get<Lobby>('/lobby');
export const fetchReadiness = () => get<ReadinessInfo>('/readiness');
export const fetchReach = () => get<ReachInfo>('/reach');
export const fetchRules = (game: string) =>
  get<RulesInfo>(`/games/${encodeURIComponent(game)}/rules`);
export const fetchHostWord = (word: string) =>
  get<HostWordInfo>('/host-word', { headers: withWord(word) });
export const makeTable = (table: NewTable, word = '') =>
  post<TableMade>('/tables', table, withWord(word));
export const beginLesson = (lesson: NewLesson, word = '') =>
  post<TableMade>('/lessons', lesson, withWord(word));
export const openSave = (save: string, word = '') =>
  post<TableMade>('/saves', { save }, withWord(word));
export const fetchTable = (table: string) => get<TableInfo>(at(table));
export const fetchReplayPart = (table: string, part: number, signal?: AbortSignal) =>
  get<ReplayPart>(`${at(table)}/replay?part=${part}`, { signal });
export const fetchProof = (table: string) => get<ProofInfo>(`${at(table)}/proof`);

/** How far the analysis of a finished game is, with its report unless one of that quality is known. */
export const fetchAnalysis = (table: string, known: string, signal?: AbortSignal) =>
  get<AnalysisInfo>(`${at(table)}/analysis?known=${known}`, { signal });
export const fetchOtherWay = (table: string, ply: number, choice: number) =>
  get<OtherWay>(`${at(table)}/ways?ply=${ply}&choice=${choice}`);

/** Set a table that goes on from a moment of a finished game. */
export const branchTable = (table: string, branch: Branch, word = '') =>
  post<TableMade>(`${at(table)}/branches`, branch, withWord(word));

/** Set the same table again; the same keys open the same seats there. */
export const askRematch = (table: string, key: string) =>
  post<TableMade>(`${at(table)}/rematch`, {}, { authorization: `Bearer ${key}` });

/** Where the connection to a table is. */
export function connectionAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api${at(table)}/live`;
}

/** Whether the server can be asked although no connection to a table comes about: something in between stops sockets. */
export async function socketsAreStopped(table: string): Promise<boolean> {
  try {
    await get(`${at(table)}/live`);
    return false;
  } catch (trouble) {
    return trouble instanceof Trouble && trouble.status === 426;
  }
}

/** Where a table's save can be downloaded. */
export const saveAddress = (table: string) => `/api${at(table)}/save`;
