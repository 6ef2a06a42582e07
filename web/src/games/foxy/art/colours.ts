import type { AnimalKey } from '../view';

/** The colour of each animal for lines and marks on light and on dark paper. */
export const colours: Readonly<Record<AnimalKey, string>> = {
  hen: 'light-dark(#b8401c, #ff8d5c)',
  pig: 'light-dark(#c23a78, #ff9cc6)',
  bear: 'light-dark(#74431d, #c79a70)',
  rabbit: 'light-dark(#6d7078, #98a0b3)',
  zebra: 'light-dark(#211c22, #fffdf7)',
  giraffe: 'light-dark(#966b00, #f2c53d)',
  dolphin: 'light-dark(#1f66b0, #73b6f5)',
  octopus: 'light-dark(#7b3bab, #cf9bf6)',
  cat: 'light-dark(#1f7a48, #74d698)',
};
