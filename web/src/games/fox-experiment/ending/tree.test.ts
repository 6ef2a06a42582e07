import { describe, expect, it } from 'vitest';
import { isBetween, relationsOf, walk } from './kin';
import type { LitterView } from '../view';
import type { Kin } from './litters';
import { ordered, countCrossings } from './ordering';
import { spaced } from './spacing';
import { CELL, layTree } from './tree';

/** A fox before it is known which row it stands in and which pups it has. */
type Bare = Pick<Kin, 'id' | 'generation' | 'owner' | 'father' | 'mother'>;

const wild = (id: number): Bare => ({
  id,
  generation: null,
  owner: null,
  father: null,
  mother: null,
});

const parentsOf = ({ father, mother }: Bare) =>
  [father, mother].filter((parent) => parent !== null);

/** The litters of a family, as the view tells them. */
function littersOf(family: Bare[]): LitterView[] {
  const litters = new Map<string, LitterView>();
  for (const { id, generation, owner, father, mother } of family) {
    if (generation === null || owner === null) continue;
    const key = [generation, owner, father, mother].join(' ');
    const parents = [father, mother].filter((parent) => parent !== null);
    const litter = litters.get(key) ?? { generation, owner, parents, pups: [] };
    litters.set(key, { ...litter, pups: [...litter.pups, id] });
  }
  return [...litters.values()];
}

/** A family as the view tells it. */
function told(family: Bare[]): Kin[] {
  return family.map((fox) => {
    const pups = family.filter((other) => parentsOf(other).includes(fox.id));
    const first = Math.min(...pups.map(({ generation }) => generation ?? 0));
    return {
      ...fox,
      row: fox.generation ?? first - 1,
      parents: parentsOf(fox),
      pups: pups.map(({ id }) => id),
    };
  });
}

/** A family of so many breeders with three pups each, who take parents by chance from all earlier foxes. */
function familyOf(breeders: number, seed: number): Kin[] {
  let state = seed;
  const draw = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const family: Bare[] = [];
  const used = new Map<number, Bare>();
  const kennel = Array.from({ length: 36 }, (_, id) => wild(id));
  for (let generation = 1; generation <= 5; generation += 1) {
    const pups: Bare[] = [];
    for (let owner = 0; owner < breeders; owner += 1) {
      const pair = [0, 1].map(() => kennel.splice(draw(Math.min(kennel.length, 24)), 1)[0]);
      const [father, mother] = pair;
      if (!father || !mother) throw new Error('The kennel is empty.');
      for (const parent of [father, mother]) used.set(parent.id, parent);
      for (let pup = 0; pup < 3; pup += 1) {
        const id = 36 + family.length + pups.length;
        pups.push({ id, generation, owner, father: father.id, mother: mother.id });
      }
    }
    family.push(...pups);
    kennel.unshift(...pups);
  }
  const ancestors = [...used.values()].filter((fox) => fox.generation === null);
  return told([...ancestors, ...family]);
}

describe.each([
  [1, 3],
  [3, 5],
  [4, 7],
  [6, 11],
])('the family of %i breeders', (breeders, seed) => {
  const family = familyOf(breeders, seed);
  const tree = layTree(family, littersOf(family));
  const at = new Map(tree.foxes.map((placed) => [placed.fox.id, placed]));

  it('shows every fox once', () => {
    const shown = tree.foxes.map(({ fox }) => fox.id).sort((one, other) => one - other);
    expect(shown).toEqual(family.map(({ id }) => id).sort((one, other) => one - other));
  });

  it('puts pups below their parents, and generations into their rows', () => {
    for (const { fox, y, row } of tree.foxes) {
      if (fox.generation !== null) expect(row).toBe(fox.generation);
      for (const parent of fox.parents) expect(at.get(parent)?.y).toBeLessThan(y);
    }
  });

  it('lets no two foxes overlap, and none stand outside', () => {
    for (const one of tree.foxes) {
      expect(one.x).toBeGreaterThanOrEqual(CELL.breadth / 2);
      expect(one.x).toBeLessThanOrEqual(tree.width - CELL.breadth / 2);
      expect(one.y + CELL.height).toBeLessThanOrEqual(tree.height);
      for (const other of tree.foxes) {
        if (one === other || one.row !== other.row) continue;
        expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(CELL.breadth - 0.01);
      }
    }
  });

  it('keeps siblings side by side', () => {
    for (const { pups } of tree.litters) {
      const places = pups.map((pup) => tree.foxes.findIndex(({ fox }) => fox.id === pup));
      expect(Math.max(...places) - Math.min(...places)).toBe(pups.length - 1);
    }
  });

  it('draws a line from both parents to every litter, and to every pup', () => {
    const bred = family.filter(({ generation }) => generation !== null);
    expect(tree.pupLines.map(({ pup }) => pup).sort()).toEqual(bred.map(({ id }) => id).sort());
    expect(tree.parentLines).toHaveLength(tree.litters.length * 2);
    for (const { path } of tree.parentLines) expect(path).toMatch(/^M[\d. ]+[CV]/);
  });
});

describe('the order of a row', () => {
  it('takes away the crossings that need not be', () => {
    const cells = (fox: number) => [{ fox, passing: false }];
    const rows = [
      [0, 1, 2, 3].map((fox) => ({ cells: cells(fox), parents: [] })),
      [
        { cells: cells(4), parents: [2, 3] },
        { cells: cells(5), parents: [0, 1] },
      ],
    ];
    expect(countCrossings(rows)).toBe(4);
    expect(countCrossings(ordered(rows))).toBe(0);
  });
});

describe('the spacing of a row', () => {
  it('leaves blocks where they wish to be when there is room', () => {
    const wishes = [0, 50].map((middle) => ({ breadth: 10, middle }));
    expect(spaced(wishes, 5)).toEqual([0, 50]);
  });

  it('pushes those apart that would overlap, equally far', () => {
    const wishes = [20, 20].map((middle) => ({ breadth: 10, middle }));
    expect(spaced(wishes, 2)).toEqual([14, 26]);
  });
});

describe('relations', () => {
  const bred = (id: number, generation: number, father: number, mother: number): Bare => ({
    id,
    generation,
    owner: 0,
    father,
    mother,
  });
  const family = told([
    wild(0),
    wild(1),
    wild(2),
    bred(3, 1, 0, 1),
    bred(4, 1, 0, 1),
    bred(5, 2, 3, 2),
  ]);
  const { foxes } = layTree(family, littersOf(family));

  it('finds whom a fox comes from and who comes from it', () => {
    const { ancestors, descendants } = relationsOf(family, 3);
    expect([...ancestors].sort()).toEqual([0, 1, 3]);
    expect([...descendants].sort()).toEqual([3, 5]);
  });

  it('lights up the lines between them and no others', () => {
    const relations = relationsOf(family, 3);
    expect(isBetween(relations, 0, 3)).toBe(true);
    expect(isBetween(relations, 3, 5)).toBe(true);
    expect(isBetween(relations, 0, 4)).toBe(false);
    expect(isBetween(relations, 2, 5)).toBe(false);
  });

  it('walks by arrow keys', () => {
    expect(walk(foxes, 5, 'ArrowUp', false)).toBe(3);
    expect(walk(foxes, 5, 'ArrowUp', true)).toBe(2);
    expect(walk(foxes, 3, 'ArrowDown', false)).toBe(5);
    expect(walk(foxes, 4, 'ArrowDown', false)).toBeNull();
    const beside = ['ArrowLeft', 'ArrowRight'].map((key) => walk(foxes, 3, key, false));
    expect(beside).toContain(4);
    expect(walk(foxes, 0, 'ArrowUp', false)).toBeNull();
  });
});
