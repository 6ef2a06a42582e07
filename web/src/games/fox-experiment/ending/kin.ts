// Who is related to whom, and how one walks from fox to fox.
import type { Kin } from './litters';
import type { Placed } from './tree';

export interface Relations {
  ancestors: Set<number>;
  descendants: Set<number>;
}

/** All foxes a fox comes from, and all that come from it; itself is in both. */
export function relationsOf(family: Kin[], id: number): Relations {
  const parents = new Map(family.map((fox) => [fox.id, fox.parents]));
  const pups = new Map(family.map((fox) => [fox.id, fox.pups]));
  return { ancestors: reached(parents, id), descendants: reached(pups, id) };
}

function reached(next: Map<number, number[]>, start: number): Set<number> {
  const found = new Set([start]);
  for (const id of found) for (const further of next.get(id) ?? []) found.add(further);
  return found;
}

/** Whether the line between a parent and a pup belongs to the relations of a fox. */
export function isBetween({ ancestors, descendants }: Relations, parent: number, pup: number) {
  return (
    (ancestors.has(parent) && ancestors.has(pup)) ||
    (descendants.has(parent) && descendants.has(pup))
  );
}

/** The fox an arrow key leads to: up to the father (with Shift to the mother), down to a pup, along the row. */
export function walk<Fox extends Kin>(
  foxes: Placed<Fox>[],
  from: number,
  key: string,
  shifted: boolean,
): number | null {
  const place = foxes.findIndex(({ fox }) => fox.id === from);
  const here = foxes[place];
  if (!here) return null;
  const { fox, row } = here;
  if (key === 'ArrowUp') return shifted ? (fox.mother ?? fox.father) : (fox.father ?? fox.mother);
  if (key === 'ArrowDown') return nearestPup(foxes, here);
  const beside = foxes[key === 'ArrowLeft' ? place - 1 : key === 'ArrowRight' ? place + 1 : -1];
  return beside?.row === row ? beside.fox.id : null;
}

function nearestPup<Fox extends Kin>(foxes: Placed<Fox>[], here: Placed<Fox>): number | null {
  const pups = foxes.filter(({ fox }) => here.fox.pups.includes(fox.id));
  const distance = ({ row, x }: Placed<Fox>) => row * 1e6 + Math.abs(x - here.x);
  return pups.sort((one, other) => distance(one) - distance(other))[0]?.fox.id ?? null;
}
