// How a collection is laid out: equal kinds together, livestock first, then the kitchen, then friends.
import type { HeldView, Mouse } from '../view';

const ORDER = ['sheep', 'pig', 'chicken', 'bacon', 'pancake', 'butter'];
const LIVESTOCK = new Set(['sheep', 'pig', 'chicken', 'bacon']);

export interface Bundle {
  kind: string;
  count: number;
  mice: { mouse: Mouse; count: number }[];
  held: HeldView[];
}

/** Say in which ring cards of a kind come to the farms. */
export function ringOf(kind: string): 'inner' | 'outer' {
  return LIVESTOCK.has(kind) ? 'inner' : 'outer';
}

/** Bundle cards by kind. */
export function bundled(cards: HeldView[]): Bundle[] {
  const kinds = new Map<string, HeldView[]>();
  for (const held of cards) kinds.set(held.kind, [...(kinds.get(held.kind) ?? []), held]);
  return [...kinds].map(([kind, held]) => bundle(kind, held)).sort(byOrder);
}

function bundle(kind: string, held: HeldView[]): Bundle {
  const mice = new Map<Mouse, number>();
  for (const { mouse, count } of held) if (mouse) mice.set(mouse, (mice.get(mouse) ?? 0) + count);
  return {
    kind,
    held,
    count: held.reduce((sum, { count }) => sum + count, 0),
    mice: [...mice].map(([mouse, count]) => ({ mouse, count })),
  };
}

function byOrder(a: Bundle, b: Bundle): number {
  return rank(a.kind) - rank(b.kind) || a.kind.localeCompare(b.kind);
}

function rank(kind: string): number {
  const place = ORDER.indexOf(kind);
  return place < 0 ? ORDER.length : place;
}
