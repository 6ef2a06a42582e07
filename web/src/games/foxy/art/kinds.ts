/** The nine animals and the four landscapes: their order, their names and their colours. */

export type AnimalKey =
  'hen' | 'pig' | 'bear' | 'rabbit' | 'zebra' | 'giraffe' | 'dolphin' | 'octopus' | 'cat';

export type LandscapeKey = 'countryside' | 'forest' | 'savannah' | 'sea';

export interface Kind {
  name: string;
  plural: string;
  colour: string;
}

/** The animals in the order of the tracks: two for each landscape, then the cat. */
export const animals: readonly AnimalKey[] = [
  'hen',
  'pig',
  'bear',
  'rabbit',
  'zebra',
  'giraffe',
  'dolphin',
  'octopus',
  'cat',
];

export const landscapes: readonly LandscapeKey[] = ['countryside', 'forest', 'savannah', 'sea'];

/** What each animal is called, and its colour for lines and marks on light and on dark paper. */
export const kinds: Readonly<Record<AnimalKey, Kind>> = {
  hen: { name: 'hen', plural: 'hens', colour: 'light-dark(#b8401c, #ff8d5c)' },
  pig: { name: 'pig', plural: 'pigs', colour: 'light-dark(#c23a78, #ff9cc6)' },
  bear: { name: 'bear', plural: 'bears', colour: 'light-dark(#74431d, #c79a70)' },
  rabbit: { name: 'rabbit', plural: 'rabbits', colour: 'light-dark(#6d7078, #98a0b3)' },
  zebra: { name: 'zebra', plural: 'zebras', colour: 'light-dark(#211c22, #fffdf7)' },
  giraffe: { name: 'giraffe', plural: 'giraffes', colour: 'light-dark(#966b00, #f2c53d)' },
  dolphin: { name: 'dolphin', plural: 'dolphins', colour: 'light-dark(#1f66b0, #73b6f5)' },
  octopus: { name: 'octopus', plural: 'octopuses', colour: 'light-dark(#7b3bab, #cf9bf6)' },
  cat: { name: 'cat', plural: 'cats', colour: 'light-dark(#1f7a48, #74d698)' },
};
