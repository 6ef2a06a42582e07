// The areas of a table, of which a small screen shows one at a time, and where something is to be chosen.
import { kindOf } from '../shell/picking';

export class Areas<Area extends string, Step extends string = string> {
  constructor(
    /** All areas, in the order of their tabs. */
    readonly all: readonly Area[],
    /** Where things of a kind lie; what is only said or offered everywhere has no place. */
    private readonly places: Record<string, Area>,
    /** Where a player looks first at each step. */
    private readonly first: Partial<Record<Step, Area>>,
  ) {}

  /** The area a thing lies in. */
  of(ref: string): Area | null {
    return this.places[kindOf(ref)] ?? null;
  }

  /** The areas with something to choose. */
  needed(choices: { at: string[] }[]): Set<Area> {
    const areas = choices.flatMap(({ at }) => at).map((ref) => this.of(ref));
    return new Set(areas.filter((area) => area !== null));
  }

  /** The area to open by itself: where the step is done, or else the first with something to choose. */
  opening(step: Step, needed: Set<Area>): Area | null {
    const wanted = this.first[step];
    if (wanted && needed.has(wanted)) return wanted;
    return this.all.find((area) => needed.has(area)) ?? null;
  }
}
