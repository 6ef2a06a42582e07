// More names for pups, for those who like none of the suggestions.
import type { Sex } from '../../view';

const NAMES: Record<Sex, string> = {
  female:
    'Amber Biscuit Bramble Cinder Clover Copper Daisy Ember Fern Flora Ginger Hazel Honey Ivy Juniper Luna ' +
    'Maple Marigold Minna Nettle Olive Pepper Poppy Primrose Russet Saffron Sorrel Tansy Velvet Willow',
  male:
    'Acorn Alder Arlo Bandit Basil Birch Button Chestnut Dusty Elm Ferdinand Fennel Gus Hopper Jasper Kit ' +
    'Loki Moss Nutmeg Otto Pip Quill Reed Rowan Rusty Sage Scamp Tod Truffle Whiskers',
};

/** A name for a pup that no fox has yet; none when all are taken. */
export function anotherName(sex: Sex, taken: string[]): string | undefined {
  const free = NAMES[sex].split(' ').filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)];
}
