import type { Callings } from '../../callings';
import type { FoxView } from '../view';

/** What a fox is called: as its breeder likes, or else as its card says. */
export function nameOf(fox: FoxView, callings: Callings): string {
  return (fox.note === null ? undefined : callings[fox.note]) ?? fox.name;
}
