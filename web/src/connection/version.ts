// A page that is left open can outlive the server it came from.
import { fetchLobby } from './api';

let known: string | null = null;

/** Whether the server is of another version than when this page first asked. */
export async function serverHasChanged(): Promise<boolean> {
  try {
    const { version } = await fetchLobby();
    known ??= version;
    return version !== known;
  } catch {
    return false;
  }
}
