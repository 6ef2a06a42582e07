// The colours of those who own foxes, gears and meeples.

/** The automatic opponent's graphite. */
export const AUTOMA_COLOUR = 'light-dark(#3f3945, #9a90a6)';

/** The colour of an owner: a seat's own, graphite for the number after the last seat, none for a wild fox. */
export function colourOf(owner: number, seats: number): string;
export function colourOf(owner: number | null, seats: number): string | null;
export function colourOf(owner: number | null, seats: number): string | null {
  if (owner === null) return null;
  return owner < seats ? `var(--seat-${owner})` : AUTOMA_COLOUR;
}
