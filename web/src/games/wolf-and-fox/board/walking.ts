import { unhurried } from '../../../pieces/pace';

/** How long a figure takes to walk past so many farms. */
export function walkingTime(steps: number): number {
  return unhurried(220 + 150 * steps);
}
