// Which page of the first-game guide is open. This browser remembers how far it was read.
import { recall, remember } from '../../../connection/storage';
import { GUIDE, type GuidePage } from './guide';

const KEPT = 'ruse-guide';
const LAST = GUIDE.length - 1;

export class Guide {
  /** The last page that was read: that of the set-up is 0, that of a round its number. */
  #read = $state(recall(KEPT, -1));
  /** The page a player has called back. */
  #called = $state<number | null>(null);
  readonly #round: () => number;
  readonly #needless: () => boolean;

  /** It comes by itself unless it is needless: to those who only watch, and when the game is over. */
  constructor(round: () => number, needless: () => boolean) {
    this.#round = round;
    this.#needless = needless;
  }

  #page = $derived.by(() => Math.min(this.#round(), LAST));
  #isDue = $derived.by(() => this.#page > this.#read && !this.#needless());
  /** The number of the open page, from 0; null while the guide is away. */
  number: number | null = $derived(this.#called ?? (this.#isDue ? this.#page : null));
  page: GuidePage | null = $derived(this.number === null ? null : (GUIDE[this.number] ?? null));

  /** Whether a player has called the open page back, and wants to read it. */
  isCalled = $derived.by(() => this.#called !== null);

  /** Put the page away; the next round brings the next one. */
  close(): void {
    this.#keep(Math.max(this.#read, this.number ?? this.#read));
  }

  /** Put the guide away for good. */
  dismiss(): void {
    this.#keep(LAST);
  }

  /** Turn to a page. */
  turn(number: number): void {
    this.#called = Math.max(0, Math.min(number, LAST));
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
