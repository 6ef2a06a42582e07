// What the keys do at the board of Ruse.
import labels from './labels.json';

export const keyWords: [string, string][] = [
  ['D', labels.key_die],
  ['T', labels.key_turn],
];
