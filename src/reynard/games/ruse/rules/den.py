"""The Den: its chart, placing and turning tiles, and the paths to the exits."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.core.pile import draw_kind
from reynard.games.ruse.actions import CHART_ROW, LAY, TAKE
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain, tell
from reynard.games.ruse.rules.kits import look_for_instincts
from reynard.games.ruse.rules.paying import can_pay, pay
from reynard.games.ruse.rules.ruse_tiles import growth_at_hand
from reynard.games.ruse.table import (
    CELLS,
    COLUMNS,
    DRAWN,
    EAST,
    EXITS,
    NORTH,
    NOTHING,
    PRINTS,
    SIDES,
    SOUTH,
    WEST,
    Chart,
    Icon,
    Ruse,
    Seat,
    Source,
    Stage,
    Table,
    Tale,
)

START_CELL = COLUMNS // 2
TOP = CELLS - COLUMNS
ALL_SIDES = 15


@njit
def turned(sides: int, quarters: int) -> int:
    """Turn a tile clockwise."""
    return (sides << quarters | sides >> (SIDES - quarters)) & ALL_SIDES


@njit
def sides_of(box: BoxRecord, kind: int) -> int:
    """Say which sides of a tile are open before it is turned."""
    return box.shape_sides[kind // PRINTS]


@njit
def looks_new(sides: int, quarters: int) -> bool:
    """Say whether a turn shows a tile as no smaller turn does."""
    for fewer in range(quarters):
        if turned(sides, fewer) == turned(sides, quarters):
            return False
    return True


@njit
def has_room(own: Seat, tiles: int) -> bool:
    """Say whether cells are free for so many tiles."""
    return own.tiles + tiles <= CELLS


@njit
def may_cover(own: Seat, cell: int) -> bool:
    """The first tile goes above the start, later ones beside another."""  # rules den-3, rul-40
    if own.opens[cell]:
        return False
    if own.tiles == 0:
        return cell == START_CELL
    column = cell % COLUMNS
    return (
        (column > 0 and own.opens[cell - 1] > 0)
        or (column + 1 < COLUMNS and own.opens[cell + 1] > 0)
        or (cell >= COLUMNS and own.opens[cell - COLUMNS] > 0)
        or (cell < TOP and own.opens[cell + COLUMNS] > 0)
    )


@njit
def fits(cell: int, sides: int) -> bool:
    """Above the start a tile must open to the south."""  # rule rul-52
    return cell != START_CELL or sides & SOUTH > 0


@njit
def draw_den_tile(t: Table, seat: int) -> None:
    """Draw a random den tile into the hand, as far as the stack goes."""
    if t.den_left == 0 or t.draws == DRAWN:
        return
    kind = draw_kind(t.cup, t.den_stack, t.den_left)
    t.den_left -= 1
    t.drawn[t.draws] = kind
    t.draws += 1
    tell(t, Tale.DRAWS.value, seat, kind, 0, 0)


@njit
def refill_display(box: BoxRecord, t: Table) -> None:
    """Fill the gaps of the display."""  # rule rul-56
    for place in range(box.display):
        if t.display[place] == NOTHING and t.den_left > 0:
            t.display[place] = draw_kind(t.cup, t.den_stack, t.den_left)
            t.den_left -= 1


@njit
def on_display(t: Table) -> int:
    """Count the tiles of the display."""
    tiles = 0
    for place in range(len(t.display)):
        tiles += 1 if t.display[place] != NOTHING else 0
    return tiles


@njit
def can_turn_any(own: Seat) -> bool:
    """Say whether a tile would look different when turned."""
    for cell in range(CELLS):
        for quarters in range(1, SIDES):
            if may_turn(own, cell, quarters):
                return True
    return False


@njit
def may_turn(own: Seat, cell: int, quarters: int) -> bool:
    """Say whether a placed tile may be turned so, and looks different then."""
    sides = own.opens[cell]
    if sides == 0 or quarters == 0 or not looks_new(sides, quarters):
        return False
    return fits(cell, turned(sides, quarters))


@njit
def may_use_row(box: BoxRecord, t: Table, seat: int, number: int) -> bool:
    """Say whether a row of the chart can be paid for and used as a whole."""  # rules den-1, den-2, rul-62
    row, own = box.chart[number], t.seat[seat]
    if not can_pay(t, seat, row.cost):
        return False
    if row.kind == Chart.DRAW:
        return t.den_left >= row.tiles and has_room(own, row.tiles)
    if row.kind == Chart.CHOOSE:
        return on_display(t) >= row.tiles and has_room(own, row.tiles)
    return can_turn_any(own)


@njit
def has_something_to_dig(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether the chart offers something, counting what cheese or Old Fox would bring."""
    more = growth_at_hand(box, t, seat)
    t.seat[seat].growth += more
    found = False
    for number in range(box.chart_rows):
        found = found or may_use_row(box, t, seat, number)
    t.seat[seat].growth -= more
    return found


@njit
def offer_chart(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer the rows of the chart."""
    count = 0
    for number in range(box.chart_rows):
        if may_use_row(box, t, seat, number):
            mask[CHART_ROW(number)] = True
            count += 1
    return count


@njit
def begin_chart(box: BoxRecord, t: Table, seat: int, number: int) -> None:
    """Pay for a row of the chart and begin with it."""
    row = box.chart[number]
    pay(t, seat, row.cost)
    t.taking = 0
    if row.kind == Chart.TURN:
        t.stage = Stage.TURNING
    elif row.kind == Chart.CHOOSE:
        t.taking = row.tiles
        t.stage = Stage.TAKING
    else:
        for _ in range(row.tiles):
            draw_den_tile(t, seat)
        t.stage = Stage.LAYING
    if t.ruse_on and t.seat[seat].ruse == Ruse.DIGGER:  # rules ruse-12, rul-53
        for _ in range(box.digger):
            if t.den_left == 0:
                tell(t, Tale.LOST.value, seat, Icon.DIG.value, 0, 0)
            draw_den_tile(t, seat)


@njit
def offer_display(t: Table, mask: Any) -> int:
    """Offer the tiles of the display."""
    count = 0
    for place in range(len(t.display)):
        if t.display[place] != NOTHING and is_first(t.display, place):
            mask[TAKE(place)] = True
            count += 1
    return count


@njit_inline
def is_first(tiles: Any, place: int) -> bool:
    """Say whether no tile before one is of its kind: two that are alike are one choice."""
    for before in range(place):
        if tiles[before] == tiles[place]:
            return False
    return True


@njit
def take_from_display(t: Table, place: int) -> None:
    """Take a tile from the display into the hand."""
    t.drawn[t.draws] = t.display[place]
    t.draws += 1
    t.display[place] = NOTHING
    t.taking -= 1


@njit
def offer_cells(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer every way to place a tile that is in hand."""
    own, count = t.seat[seat], 0
    for tile in range(t.draws):
        if not is_first(t.drawn, tile):
            continue
        sides = sides_of(box, t.drawn[tile])
        for cell in range(CELLS):
            if may_cover(own, cell):
                for quarters in range(SIDES):
                    if looks_new(sides, quarters) and fits(cell, turned(sides, quarters)):
                        mask[LAY(tile, cell, quarters)] = True
                        count += 1
    return count


@njit
def offer_turns(t: Table, seat: int, mask: Any) -> int:
    """Offer every way to turn a placed tile."""
    count = 0
    for cell in range(CELLS):
        for quarters in range(1, SIDES):
            if may_turn(t.seat[seat], cell, quarters):
                mask[LAY(0, cell, quarters)] = True
                count += 1
    return count


@njit
def place_tile(box: BoxRecord, t: Table, seat: int, tile: int, cell: int, quarters: int) -> None:
    """Place a tile and gain its bonus and that of the cell."""  # rules den-4, rul-41
    own, kind = t.seat[seat], t.drawn[tile]
    own.opens[cell] = turned(sides_of(box, kind), quarters)
    own.tile[cell] = kind
    own.tiles += 1
    t.draws -= 1
    for number in range(tile, t.draws):
        t.drawn[number] = t.drawn[number + 1]
    gain(box, t, seat, box.tile_gain[kind % PRINTS], NOTHING, Source.DEN.value)
    gain(box, t, seat, box.printed[cell], NOTHING, Source.DEN.value)
    find_paths(t, seat)


@njit
def turn_tile(t: Table, seat: int, cell: int, quarters: int) -> None:
    """Turn a tile that was placed before."""
    own = t.seat[seat]
    own.opens[cell] = turned(own.opens[cell], quarters)
    find_paths(t, seat)


@njit
def joined_cells(own: Seat) -> int:
    """Find the cells that paths join to the start, as bits."""  # rule den-7
    joined, before = 0, -1
    if own.opens[START_CELL] & SOUTH:
        joined = 1 << START_CELL
    while joined != before:
        before = joined
        for cell in range(CELLS):
            if joined >> cell & 1:
                joined |= neighbours(own, cell)
    return joined


@njit
def neighbours(own: Seat, cell: int) -> int:
    """Find the cells next to one that are open to it, as bits."""
    sides, column, found = own.opens[cell], cell % COLUMNS, 0
    if sides & NORTH and cell < TOP and own.opens[cell + COLUMNS] & SOUTH:
        found |= 1 << cell + COLUMNS
    if sides & SOUTH and cell >= COLUMNS and own.opens[cell - COLUMNS] & NORTH:
        found |= 1 << cell - COLUMNS
    if sides & EAST and column + 1 < COLUMNS and own.opens[cell + 1] & WEST:
        found |= 1 << cell + 1
    if sides & WEST and column > 0 and own.opens[cell - 1] & EAST:
        found |= 1 << cell - 1
    return found


@njit
def exits_reached(own: Seat) -> int:
    """Find the exits that a path leads to, as bits."""
    joined, reached = joined_cells(own), 0
    for way_out in range(EXITS):
        if joined >> (TOP + way_out) & 1 and own.opens[TOP + way_out] & NORTH:
            reached |= 1 << way_out
    return reached


@njit
def find_paths(t: Table, seat: int) -> None:
    """See which exits are open now, and whether an instinct develops."""
    t.seat[seat].reached = exits_reached(t.seat[seat])
    look_for_instincts(t, seat)


@njit
def discard_drawn(t: Table, seat: int) -> None:
    """Without room, the tiles in hand are lost."""  # rule rul-42
    for number in range(t.draws):
        tell(t, Tale.NO_ROOM.value, seat, t.drawn[number], 0, 0)
    t.draws = 0
