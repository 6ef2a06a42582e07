// What the keys do at the board of Foxy and in its tally.
import labels from './labels.json';

export const keyWords: [string, string][] = [
  [labels.keys_digits, labels.keys_digits_do],
  [labels.keys_shift, labels.keys_shift_do],
  [labels.keys_alt, labels.keys_alt_do],
  [labels.keys_circle, labels.keys_circle_do],
  [labels.keys_arrows, labels.keys_arrows_do],
];
