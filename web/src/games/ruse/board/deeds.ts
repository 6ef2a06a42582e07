// Which choice a deed of a tile stands for.
import { kindOf } from '../../../shell/picking';
import type { ChoiceInfo } from '../../../wire';

/** The kinds of things that the choices of a deed point at. */
const POINTS_AT: Record<string, string[]> = {
  hunt: ['hunt'],
  mark: ['markers'],
  track: ['track'],
  step: ['track'],
  kit: ['kit'],
  resource: ['resource'],
  flag: ['flag'],
  objective: ['objectives', 'card'],
};

/** The thing to pick for a deed, if there is only one way to do it. */
export function refOf(deed: string, choices: ChoiceInfo[]): string | null {
  const kinds = POINTS_AT[deed] ?? [];
  const meant = choices.filter(({ at }) => at.some((ref) => kinds.includes(kindOf(ref))));
  return meant.length === 1 ? (meant[0]?.at[0] ?? null) : null;
}
