// The tile that is about to be laid, or turned: where it lies until it is placed for good, and which way round.
import { Carrying } from '../../../../pieces/carrying.svelte';
import type { Marks } from '../../../../shell/picking';
import type { ChoiceInfo } from '../../../../wire';
import type { CellView, TileView } from '../../view';
import { marksOfLaying } from './marks';
import { fitting, sidesOf, turnedOn, turningsAt } from './turnings';

/** What the table looks like to whoever lays tiles. */
interface Moment {
  cells: CellView[];
  drawn: TileView[];
  choices: ChoiceInfo[];
  marks: Marks;
  previewed: ChoiceInfo | null;
}

/** What a player has put where, for one decision only. */
interface Lying {
  decision: string;
  tile: string | null;
  cell: string | null;
}

export class Placing {
  /** The tile that is dragged, and the cell it is over; it lies where it is let go. */
  readonly carrying = new Carrying(
    (tile, cell) => this.welcome(tile, cell),
    (tile, cell) => this.#lie(tile, cell),
  );
  #lying = $state.raw<Lying | null>(null);
  /** The choice of the list that was looked at when a tile was last moved by hand: it no longer counts. */
  #passed = $state.raw<ChoiceInfo | null>(null);
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

  /** The choices that lay or turn a tile of this den. */
  #choices = $derived.by(() => this.moment().choices.filter((choice) => this.#cellOf(choice)));
  #decision = $derived(this.#choices.map(({ id }) => id).join());
  #down = $derived(this.#lying?.decision === this.#decision ? this.#lying : null);

  /** The choice that is looked at in the list, where it lays or turns a tile of this den. */
  #looked = $derived.by(() => {
    const { previewed } = this.moment();
    const counts = previewed !== null && previewed !== this.#passed;
    return counts && this.#choices.includes(previewed) ? previewed : null;
  });

  /** The tile in hand that is meant; null while different ones may be, and where a placed one is turned. */
  tile: TileView | null = $derived.by(() => {
    const { drawn } = this.moment();
    const looked = this.#looked?.at.find((ref) => drawn.some((tile) => tile.ref === ref));
    const named = this.carried ?? looked ?? this.#down?.tile;
    return (
      drawn.find(({ ref }) => ref === named) ??
      (drawn.every(({ alike }) => alike === drawn[0]?.alike) ? (drawn[0] ?? null) : null)
    );
  });

  /** The cell on which it lies until it is placed for good, moved or lifted. */
  lies: string | null = $derived.by(() => {
    if (this.#looked) return this.#cellOf(this.#looked);
    return this.#down?.cell ?? this.#onlyCell;
  });

  /** The cell it would lie on. */
  cell: string | null = $derived.by(() => {
    if (!this.carried) return this.lies;
    return this.carrying.over ?? (this.carried === this.#down?.tile ? this.lies : null);
  });

  /** The only cell where a tile may be laid or turned, if there is just one. */
  get #onlyCell(): string | null {
    const [first, ...others] = this.#choices.map((choice) => this.#cellOf(choice));
    return first && others.every((cell) => cell === first) ? first : null;
  }

  /** Whether the tile was put where it lies by hand, and may be lifted again. */
  mayLift = $derived(this.#down?.cell != null);

  /** The ways in which it may lie there. */
  turnings: ChoiceInfo[] = $derived.by(() => {
    if (!this.cell) return [];
    if (this.moment().drawn.length === 0) return turningsAt(this.#choices, [this.cell]);
    return this.tile ? turningsAt(this.#choices, [this.tile.alike, this.cell]) : [];
  });

  /** What would be played if it were placed for good now. */
  laid: ChoiceInfo | null = $derived(fitting(this.turnings, this.#sides, this.tile?.turns ?? []));

  /** What the den marks: tiles and cells to choose from, and those that are chosen. */
  marks: Marks = $derived.by(() => {
    const { marks, cells, drawn } = this.moment();
    const tile = this.#down?.tile ? this.tile?.alike : undefined;
    const alike = drawn.every((each) => each.alike === drawn[0]?.alike);
    return marksOfLaying(marks, this.#choices, cells, { tile, cell: this.#down?.cell, alike });
  });

  /** Point at a tile in hand or at a cell, and say whether that was meant for laying a tile. */
  point(ref: string): boolean {
    if (!this.#isMine(ref)) return false;
    const { drawn } = this.moment();
    const down = this.#down;
    if (!this.#isCell(ref)) {
      const tile = drawn.find(({ alike }) => alike === ref)?.ref ?? null;
      const stays = down?.cell && tile && this.welcome(tile, down.cell) ? down.cell : null;
      this.#lie(tile === down?.tile ? null : tile, stays);
    } else if (this.cell === ref && this.laid) this.turn(1);
    else this.#lie(this.tile?.ref ?? null, ref);
    return true;
  }

  /** Take the tile back to the hand. */
  lift(): void {
    this.#lie(this.#down?.tile ?? null, null);
  }

  /** Place the tile for good where it lies. */
  lay(): void {
    if (this.laid) this.play(this.laid.id);
  }

  /** The open sides of the tile as it is held; a placed one is turned to the first that may be. */
  get #sides(): string {
    return this.#wanted[this.#key] ?? this.tile?.opens ?? '';
  }

  /** The open sides of a tile in hand as it is held. */
  held(tile: TileView): string {
    return this.#wanted[this.#keyOf(tile)] ?? tile.opens;
  }

  /** Turn the tile on, to the next way in which it may lie. */
  turn(step: 1 | -1): void {
    const sides = this.laid
      ? sidesOf(turnedOn(this.turnings, this.laid, step))
      : turnedOn(this.tile?.turns ?? [], this.#sides, step);
    if (this.#looked) this.#lie(this.tile?.ref ?? null, this.cell);
    this.#wanted[this.#key] = sides;
    this.#before = null;
  }

  /** Hold the tile as the choice that is looked at would lay it, and as before when one looks away. */
  follow(): void {
    if (this.moment().previewed !== this.#passed) this.#passed = null;
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
    const meant = this.moment().drawn.find(({ ref }) => ref === tile);
    return meant !== undefined && turningsAt(this.#choices, [meant.alike, cell]).length > 0;
  }

  #lie(tile: string | null, cell: string | null): void {
    this.#passed = this.moment().previewed;
    this.#before = null;
    this.#lying = { decision: this.#decision, tile, cell };
  }

  get #key(): string {
    return this.tile ? this.#keyOf(this.tile) : (this.cell ?? '');
  }

  /** Tiles in hand move up when one is laid, so a place alone does not name a tile. */
  #keyOf(tile: TileView): string {
    return `${tile.ref} ${tile.opens} of ${this.moment().drawn.length}`;
  }

  #isMine(ref: string): boolean {
    return this.#choices.some(({ at }) => at.includes(ref));
  }

  #isCell(ref: string): boolean {
    return this.moment().cells.some((cell) => cell.ref === ref);
  }

  #cellOf(choice: ChoiceInfo): string | null {
    return choice.at.find((ref) => this.#isCell(ref)) ?? null;
  }
}
