// How a collection is laid out: cards of one kind together, in the order they come in.
import type { HeldView, Kind, Mouse, Ring } from '../view';

export interface Bundle {
  kind: Kind;
  ring: Ring;
  count: number;
  mice: { mouse: Mouse; count: number }[];
  held: HeldView[];
}

/** Bundle cards by kind. */
export function bundled(cards: HeldView[]): Bundle[] {
  const kinds = new Map<Kind, Bundle>();
  for (const held of cards) {
    const { kind, ring, mouse, count } = held;
    const bundle = kinds.get(kind) ?? { kind, ring, count: 0, mice: [], held: [] };
    kinds.set(kind, bundle);
    bundle.held.push(held);
    bundle.count += count;
    if (mouse) addMice(bundle, mouse, count);
  }
  return [...kinds.values()];
}

function addMice({ mice }: Bundle, mouse: Mouse, count: number): void {
  const same = mice.find((each) => each.mouse === mouse);
  if (same) same.count += count;
  else mice.push({ mouse, count });
}
