// Whose points are asked about, and the way to where they come from, which the table opens for every score on it.
import { createContext } from 'svelte';

/** Who scores: a seat, or a rival that has none. */
export type Scorer = { seat: number } | { rival: number };

/** Take, or give to everything that is drawn inside, the way to where somebody's points come from. */
export const [takeOpener, giveOpener] = createContext<(scorer: Scorer) => void>();
