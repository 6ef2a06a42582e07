// Which page of the first-game guide is open. This browser remembers how far it was read.
import { recall, remember } from '../../../connection/storage';
import { GUIDE, type GuidePage } from './guide';

const KEPT = 'ruse-guide';

export class Guide {
  /** The last page that was read, counted from 1. */
  #read = $state(recall(KEPT, 0));
  /** The page a player has called back. */
  #called = $state<number | null>(null);
  readonly #round: () => number;
  readonly #over: () => boolean;

  constructor(round: () => number, over: () => boolean) {
    this.#round = round;
    this.#over = over;
  }

  #page = $derived.by(() => Math.max(1, Math.min(this.#round(), GUIDE.length)));
  #isDue = $derived.by(() => this.#page > this.#read && !this.#over());
  /** The number of the open page, from 1; null while the guide is away. */
  number: number | null = $derived(this.#called ?? (this.#isDue ? this.#page : null));
  page: GuidePage | null = $derived(this.number === null ? null : (GUIDE[this.number - 1] ?? null));

  /** Put the page away; the next round brings the next one. */
  close(): void {
    this.#keep(Math.max(this.#read, this.number ?? 0));
  }

  /** Put the guide away for good. */
  dismiss(): void {
    this.#keep(GUIDE.length);
  }

  /** Turn to a page. */
  turn(number: number): void {
    this.#called = Math.max(1, Math.min(number, GUIDE.length));
  }

  /** Call the guide back, or put it away. */
  toggle(): void {
    if (this.number === null) this.turn(this.#page);
    else this.close();
  }

  #keep(read: number): void {
    this.#called = null;
    this.#read = read;
    remember(KEPT, read);
  }
}
