import { say } from '../../labels';
import labels from '../labels.json';

/** The title of a row of the tree. */
export function rowTitle(generation: number): string {
  return generation === 0 ? labels.wild_foxes : say(labels.generation, { number: generation });
}
