// The tile that is about to be laid, or turned: where it lies in thought, and which way round.
import { Carrying } from '../../../../pieces/carrying.svelte';
import type { Marks } from '../../../../shell/picking';
import type { ChoiceInfo } from '../../../../wire';
import type { CellView, TileView } from '../../view';
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
  /** The tile that is dragged, and the cell it is over; it is laid where it is let go. */
  readonly carrying = new Carrying(
    (tile, cell) => this.welcome(tile, cell),
    () => this.lay(),
  );
  /** The open sides a player wants a tile to have, by its ref and what was drawn with it. */
  #wanted = $state<Record<string, string>>({});
  /** The same before a choice of the list was looked at. */
  #before: Record<string, string> | null = null;

  constructor(
    private readonly moment: () => Moment,
    private readonly play: (id: number) => void,
  ) {}

  get carried(): string | null {
    return this.carrying.what;
  }

  /** The choice that is looked at in the list, where it lays or turns a tile of this den. */
  #looked = $derived.by(() => {
    const { previewed, choices } = this.moment();
    return previewed && choices.includes(previewed) && this.#cellOf(previewed) ? previewed : null;
  });

  /** The tile in hand that is meant; null while different ones may be, and where a placed one is turned. */
  tile: TileView | null = $derived.by(() => {
    const { drawn, marks } = this.moment();
    const named =
      this.carried ?? this.#looked?.at.find((ref) => drawn.some((tile) => tile.ref === ref));
    return (
      drawn.find(({ ref }) => ref === named) ??
      drawn.find(({ ref }) => marks.picked.has(ref)) ??
      (drawn.every(({ alike }) => alike === drawn[0]?.alike) ? (drawn[0] ?? null) : null)
    );
  });

  /** The cell it would lie on. */
  cell: string | null = $derived.by(() => {
    if (this.carried) return this.carrying.over;
    const { cells, marks } = this.moment();
    if (this.#looked) return this.#cellOf(this.#looked);
    return cells.find(({ ref }) => marks.picked.has(ref))?.ref ?? this.#onlyCell;
  });

  /** The only cell where a tile may be laid or turned, if there is just one. */
  get #onlyCell(): string | null {
    const [first, ...others] = this.moment().choices.map((choice) => this.#cellOf(choice));
    return first && others.every((cell) => cell === first) ? first : null;
  }

  /** The ways in which it may lie there. */
  turnings: ChoiceInfo[] = $derived.by(() => {
    if (!this.cell) return [];
    const { choices, drawn } = this.moment();
    if (drawn.length === 0) return turningsAt(choices, [this.cell]);
    return this.tile ? turningsAt(choices, [this.tile.alike, this.cell]) : [];
  });

  /** What would be played if it were put down now. */
  laid: ChoiceInfo | null = $derived(fitting(this.turnings, this.#sides, this.tile?.turns ?? []));

  /** The open sides of the tile as it is held; a placed one is turned to the first that may be. */
  get #sides(): string {
    return this.#wanted[this.#key] ?? this.tile?.opens ?? '';
  }

  /** The open sides of a tile in hand as it is held. */
  held(tile: TileView): string {
    return this.#wanted[this.#keyOf(tile)] ?? tile.opens;
  }

  /** Put the tile down where it lies in thought. */
  lay(): void {
    if (this.laid) this.play(this.laid.id);
  }

  /** Turn the tile on, to the next way in which it may lie. */
  turn(step: 1 | -1): void {
    const sides = this.laid
      ? sidesOf(turnedOn(this.turnings, this.laid, step))
      : turnedOn(this.tile?.turns ?? [], this.#sides, step);
    this.#wanted[this.#key] = sides;
    this.#before = null;
  }

  /** Hold the tile as the choice that is looked at would lay it, and as before when one looks away. */
  follow(): void {
    if (this.#looked) {
      this.#before ??= { ...this.#wanted };
      this.#wanted[this.#key] = sidesOf(this.#looked);
    } else if (this.#before) {
      this.#wanted = this.#before;
      this.#before = null;
    }
  }

  /** Whether a tile may be laid on a cell. */
  welcome(tile: string, cell: string): boolean {
    const { choices, drawn } = this.moment();
    const meant = drawn.find(({ ref }) => ref === tile);
    return meant !== undefined && turningsAt(choices, [meant.alike, cell]).length > 0;
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
