// What this page has asked and not heard back about; it outlives a lost connection and a reload.
import type { Request } from '../wire';

/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A name for a request that no other request has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Requests in the order they were made, until each has its answer. */
export class Outbox {
  #requests: Request[];

  constructor(
    private readonly shelf: Shelf | null,
    private readonly label: string,
  ) {
    this.#requests = read(shelf, label);
  }

  /** Everything that still waits for an answer. */
  get waiting(): readonly Request[] {
    return this.#requests;
  }

  keep(request: Request): void {
    this.#requests = [...this.#requests, request];
    this.#store();
  }

  /** Take out the request that has been answered; a second answer finds nothing. */
  settle(id: string): Request | undefined {
    const request = this.#requests.find((each) => each.id === id);
    if (request) {
      this.#requests = this.#requests.filter((each) => each !== request);
      this.#store();
    }
    return request;
  }

  #store(): void {
    // A hint or a forecast is only worth having while one waits for it, so it does not outlive the page.
    const lasting = this.#requests.filter(
      (request) => request.type !== 'hint' && request.type !== 'forecast',
    );
    try {
      if (lasting.length > 0) this.shelf?.setItem(this.label, JSON.stringify(lasting));
      else this.shelf?.removeItem(this.label);
    } catch {
      // A full or forbidden storage costs only what a reload would lose.
    }
  }
}

function read(shelf: Shelf | null, label: string): Request[] {
  try {
    const stored: unknown = JSON.parse(shelf?.getItem(label) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRequest) : [];
  } catch {
    return [];
  }
}

function isRequest(thing: unknown): thing is Request {
  return typeof thing === 'object' && thing !== null && 'id' in thing && 'type' in thing;
}
