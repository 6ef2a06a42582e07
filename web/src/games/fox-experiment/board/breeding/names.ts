// More names for pups, for those who like none of the suggestions.
import labels from '../../labels.json';
import type { Sex } from '../../view';

/** A name for a pup that no fox has yet; none when all are taken. */
export function anotherName(sex: Sex, taken: string[]): string | undefined {
  const free = labels[`other_names_${sex}`].split(' ').filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)];
}
