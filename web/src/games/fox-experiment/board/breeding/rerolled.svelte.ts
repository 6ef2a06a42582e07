// Dice that show another face than a moment ago, so that they can be seen to turn.
import type { DieView } from '../../view';

const TURNING = 700; // milliseconds

/** Follow the dice of a roll: the refs of those that are turning now. */
export function rerolledDice(dice: () => DieView[]): { readonly refs: string[] } {
  let before: Record<string, string> | null = null;
  let turning = $state.raw<string[]>([]);

  $effect(() => {
    const faces = Object.fromEntries(dice().map((die) => [die.ref, `${die.full}+${die.half}`]));
    const last = before;
    before = faces;
    const changed = Object.keys(faces).filter((ref) => last && last[ref] !== faces[ref]);
    if (changed.length === 0) return;
    turning = changed;
    const end = setTimeout(() => (turning = []), TURNING);
    return () => clearTimeout(end);
  });

  return {
    get refs() {
      return turning;
    },
  };
}
