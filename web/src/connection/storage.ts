// What this browser keeps between visits. A browser that keeps nothing loses comfort, not the game.

/** Read what was kept under a name. */
export function recall<T>(name: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(`reynard:${name}`);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback;
  }
}

/** Keep something under a name. */
export function remember(name: string, thing: unknown): void {
  try {
    localStorage.setItem(`reynard:${name}`, JSON.stringify(thing));
  } catch {
    // Private windows and full storages refuse; the page goes on without.
  }
}

/** Forget what was kept under a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(`reynard:${name}`);
  } catch {
    // Nothing was kept, then.
  }
}

/** The storage of this tab alone, where there is one. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Keep something for as long as this tab lives. */
export function keepInTab(name: string, thing: unknown): void {
  try {
    sessionStorage.setItem(`reynard:${name}`, JSON.stringify(thing));
  } catch {
    // A tab that keeps nothing only forgets on a reload.
  }
}

/** What this tab has kept under a name. */
export function keptInTab<T>(name: string): T | null {
  try {
    const kept = sessionStorage.getItem(`reynard:${name}`);
    return kept === null ? null : (JSON.parse(kept) as T);
  } catch {
    return null;
  }
}
