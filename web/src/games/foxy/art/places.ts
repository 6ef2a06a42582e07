/** Where the animals stand on a card of 300 by 400, for every company that a landscape can show. */

import type { AnimalKey, LandscapeKey } from '../view';

export interface Place {
  kind: AnimalKey;
  x: number;
  y: number;
  size: number;
  turned?: boolean;
}

/** The places of one company, from the back of the picture to the front. */
type Companies = Readonly<Record<string, readonly Place[]>>;

const countryside: Companies = {
  hen: [{ kind: 'hen', x: 40, y: 146, size: 225 }],
  pig: [{ kind: 'pig', x: 40, y: 152, size: 225 }],
  'hen pig': [
    { kind: 'pig', x: 138, y: 172, size: 152 },
    { kind: 'hen', x: 16, y: 232, size: 142, turned: true },
  ],
  'hen cat': [
    { kind: 'cat', x: 160, y: 74, size: 132 },
    { kind: 'hen', x: 20, y: 190, size: 188, turned: true },
  ],
  'pig cat': [
    { kind: 'cat', x: 160, y: 74, size: 132 },
    { kind: 'pig', x: 14, y: 196, size: 188 },
  ],
  'hen pig cat': [
    { kind: 'cat', x: 158, y: 74, size: 132 },
    { kind: 'pig', x: 141, y: 224, size: 145 },
    { kind: 'hen', x: 16, y: 240, size: 140, turned: true },
  ],
};

const forest: Companies = {
  bear: [{ kind: 'bear', x: 34, y: 160, size: 228 }],
  rabbit: [{ kind: 'rabbit', x: 32, y: 168, size: 220 }],
  'bear rabbit': [
    { kind: 'bear', x: 6, y: 172, size: 178 },
    { kind: 'rabbit', x: 138, y: 224, size: 160 },
  ],
  'bear cat': [
    { kind: 'cat', x: 86, y: 38, size: 152 },
    { kind: 'bear', x: 42, y: 190, size: 196 },
  ],
  'rabbit cat': [
    { kind: 'cat', x: 86, y: 38, size: 152 },
    { kind: 'rabbit', x: 40, y: 196, size: 188 },
  ],
  'bear rabbit cat': [
    { kind: 'cat', x: 86, y: 38, size: 152 },
    { kind: 'bear', x: 6, y: 200, size: 168 },
    { kind: 'rabbit', x: 140, y: 234, size: 152 },
  ],
};

const savannah: Companies = {
  zebra: [{ kind: 'zebra', x: 32, y: 158, size: 228 }],
  giraffe: [{ kind: 'giraffe', x: -2, y: 94, size: 286 }],
  'zebra giraffe': [
    { kind: 'giraffe', x: -8, y: 68, size: 234 },
    { kind: 'zebra', x: 124, y: 227, size: 160 },
  ],
  'zebra cat': [
    { kind: 'cat', x: 148, y: 132, size: 136 },
    { kind: 'zebra', x: 8, y: 206, size: 182, turned: true },
  ],
  'giraffe cat': [
    { kind: 'giraffe', x: -8, y: 88, size: 262 },
    { kind: 'cat', x: 154, y: 258, size: 130 },
  ],
  'zebra giraffe cat': [
    { kind: 'giraffe', x: -12, y: 70, size: 222 },
    { kind: 'cat', x: 166, y: 142, size: 120 },
    { kind: 'zebra', x: 120, y: 232, size: 154 },
  ],
};

const sea: Companies = {
  dolphin: [{ kind: 'dolphin', x: 28, y: 82, size: 246 }],
  octopus: [{ kind: 'octopus', x: 36, y: 138, size: 230 }],
  'dolphin octopus': [
    { kind: 'dolphin', x: 84, y: 24, size: 196, turned: true },
    { kind: 'octopus', x: 24, y: 212, size: 174 },
  ],
  'dolphin cat': [
    { kind: 'dolphin', x: 12, y: 26, size: 216 },
    { kind: 'cat', x: 120, y: 214, size: 168 },
  ],
  'octopus cat': [
    { kind: 'cat', x: 116, y: 22, size: 166 },
    { kind: 'octopus', x: 22, y: 190, size: 192 },
  ],
  'dolphin octopus cat': [
    { kind: 'dolphin', x: 14, y: 18, size: 190 },
    { kind: 'cat', x: 142, y: 154, size: 144 },
    { kind: 'octopus', x: 18, y: 230, size: 154 },
  ],
};

const companies: Readonly<Record<LandscapeKey, Companies>> = { countryside, forest, savannah, sea };

/** Where these animals stand, in whatever order they are named; an unheard-of company stands in a row. */
export function placesOf(landscape: LandscapeKey, animals: readonly AnimalKey[]): readonly Place[] {
  const company = Object.values(companies[landscape]).find(
    (places) =>
      places.length === animals.length && places.every((place) => animals.includes(place.kind)),
  );
  return company ?? inRow(animals);
}

/** Side by side at the front, for a company that no card of the box shows. */
function inRow(animals: readonly AnimalKey[]): Place[] {
  const size = Math.min(200, 280 / animals.length);
  const left = 150 - (size * animals.length) / 2;
  return animals.map((kind, index) => ({ kind, x: left + index * size, y: 380 - size, size }));
}
