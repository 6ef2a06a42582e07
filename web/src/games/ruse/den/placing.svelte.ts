// The tile that is about to be laid, or turned: where it lies in thought, and which way round.
import type { Marks } from '../../../shell/picking';
import type { ChoiceInfo } from '../../../wire';
import type { CellView, TileView } from '../view';
import { turned } from './paths';
import { fitting, sidesOf, turnedOn, turningsAt } from './turnings';

/** What the table looks like to whoever lays tiles. */
interface Moment {
  cells: CellView[];
  drawn: TileView[];
  choices: ChoiceInfo[];
  marks: Marks;
  previewed: ChoiceInfo | null;
}

export class Placing {
  /** The tile that is dragged, and the cell it is over. */
  carried = $state<string | null>(null);
  over = $state<string | null>(null);
  /** The open sides a player wants a tile to have, by its ref and what was drawn with it. */
  #wanted = $state<Record<string, string>>({});

  constructor(private readonly moment: () => Moment) {}

  /** The choice that is looked at in the list, where it lays or turns a tile of this den. */
  #looked = $derived.by(() => {
    const { previewed, choices } = this.moment();
    return previewed && choices.includes(previewed) && this.#cellOf(previewed) ? previewed : null;
  });

  /** The tile in hand that is meant; null while several may be, and where a placed one is turned. */
  tile: TileView | null = $derived.by(() => {
    const { drawn, marks } = this.moment();
    const named =
      this.carried ?? this.#looked?.at.find((ref) => drawn.some((tile) => tile.ref === ref));
    return (
      drawn.find(({ ref }) => ref === named) ??
      drawn.find(({ ref }) => marks.picked.has(ref)) ??
      (drawn.length === 1 ? (drawn[0] ?? null) : null)
    );
  });

  /** The cell it would lie on. */
  cell: string | null = $derived.by(() => {
    if (this.carried) return this.over;
    const { cells, marks } = this.moment();
    if (this.#looked) return this.#cellOf(this.#looked);
    return cells.find(({ ref }) => marks.picked.has(ref))?.ref ?? null;
  });

  /** The ways in which it may lie there. */
  turnings: ChoiceInfo[] = $derived.by(() => {
    if (!this.cell) return [];
    const { choices, drawn } = this.moment();
    if (drawn.length === 0) return turningsAt(choices, [this.cell]);
    return this.tile ? turningsAt(choices, [this.tile.ref, this.cell]) : [];
  });

  /** What would be played if it were put down now. */
  laid: ChoiceInfo | null = $derived(fitting(this.turnings, this.#sides));

  /** The open sides of the tile as it is held. */
  get #sides(): string {
    const wanted = this.#wanted[this.#key];
    if (wanted !== undefined) return wanted;
    if (this.tile) return this.tile.opens;
    const placed = this.moment().cells.find(({ ref }) => ref === this.cell);
    return turned(placed?.opens ?? '', 1);
  }

  /** The open sides of a tile in hand as it is held. */
  held(tile: TileView): string {
    return this.#wanted[this.#keyOf(tile)] ?? tile.opens;
  }

  /** Turn the tile on, to the next way in which it may lie. */
  turn(step: 1 | -1): void {
    const sides = this.laid
      ? sidesOf(turnedOn(this.turnings, this.laid, step))
      : turned(this.#sides, step + 4);
    this.#wanted[this.#key] = sides;
  }

  /** Hold the tile as the choice that is looked at would lay it. */
  follow(): void {
    if (this.#looked) this.#wanted[this.#key] = sidesOf(this.#looked);
  }

  /** Whether a tile may be laid on a cell. */
  welcome(tile: string, cell: string): boolean {
    return turningsAt(this.moment().choices, [tile, cell]).length > 0;
  }

  get #key(): string {
    return this.tile ? this.#keyOf(this.tile) : (this.cell ?? '');
  }

  /** Tiles in hand move up when one is laid, so a place alone does not name a tile. */
  #keyOf(tile: TileView): string {
    return `${tile.ref} ${tile.opens} of ${this.moment().drawn.length}`;
  }

  #cellOf(choice: ChoiceInfo): string | null {
    const { cells } = this.moment();
    return cells.find(({ ref }) => choice.at.includes(ref))?.ref ?? null;
  }
}
