// Which choice a deed of a tile stands for.
import type { ChoiceInfo } from '../../../wire';
import { deedOf } from './facts';
import type { DeedView } from '../view';

/** The thing to pick for a deed, if there is only one way to do it. */
export function refOf(deed: DeedView['deed'], choices: ChoiceInfo[]): string | null {
  const meant = choices.filter((choice) => deedOf(choice)?.deed === deed);
  return meant.length === 1 ? (meant[0]?.at[0] ?? null) : null;
}
