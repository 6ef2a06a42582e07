// The guide through a first game: one area for each round, in a few sentences.

/** The parts of the table that a page of the guide points out. */
export type Introduced = 'territories' | 'den' | 'growth' | 'mountain';

export interface GuidePage {
  title: string;
  area: Introduced;
  sentences: string[];
}

export const GUIDE: readonly GuidePage[] = [
  {
    title: 'The territories',
    area: 'territories',
    sentences: [
      'Your die goes to the leftmost free space of a place: it brings something and may cost pips.',
      'Then your fox walks: two spaces by day, three by night. Marks of others cost a toll.',
      'Where it stops, pips pay for what the tile offers; growth points pay the rest.',
      'Hunt for food, mark to earn tolls, climb the track, or make a kit stronger.',
      'Nobody hunts or marks where the hunter or the photographer is.',
    ],
  },
  {
    title: 'Your den',
    area: 'den',
    sentences: [
      'You have a third die now, so send one home to dig.',
      'Its pips buy one row of the chart: more tiles, or better ones from the display.',
      'Lay tiles beside each other and turn them until their tunnels meet; spaces and tiles bring things at once.',
      'What counts in the end is a path from the start to an exit at the top.',
    ],
  },
  {
    title: 'Kits, growth and instincts',
    area: 'growth',
    sentences: [
      'After each round growth points move your kits; the top row is the cheapest.',
      'The last space takes a resource or a hunting tile, and the kit is out of the den. Two such kits bring a fourth die.',
      'Every validated objective lets one more kit go to an exit.',
      'A kit with a path to its exit develops an instinct, which scores at the end up to the value of the kit.',
    ],
  },
  {
    title: 'The Mountain and the last points',
    area: 'mountain',
    sentences: [
      'On the Mountain you use flagged tiles, take any resource, climb any track, or draw and exchange objectives.',
      'This is the last round. Objectives are checked once more, and pips left on dice are points.',
      'Then hunting tiles, kits at exits, instincts and marks score, and a little what is left of food and growth points.',
    ],
  },
];
