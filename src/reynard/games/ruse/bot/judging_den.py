"""What tiles of the den are worth."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import CHART_ROW, LAY, RUSE, TAKE
from reynard.games.ruse.bot.judging_deeds import appraise_any_time, has_left
from reynard.games.ruse.bot.outlook import Outlook
from reynard.games.ruse.bot.prospects import worth_of_gain
from reynard.games.ruse.bot.prospects_of_cards import aims_at, hope_of_cards
from reynard.games.ruse.bot.prospects_of_exits import rank_exits
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.den import fits, has_room, looks_new, may_cover, sides_of, turned
from reynard.games.ruse.table import (
    CELLS,
    DISPLAY,
    EXITS,
    NOTHING,
    PRINTS,
    SHAPES,
    SIDES,
    Aim,
    Chart,
    Ruse,
    Step,
    Table,
)

DIG_FIT = 0.8  # how well a random den tile does what the best tile would do
CHOICE_FIT = 0.75  # and one from the display
DEN_BONUS = 1.0  # what tile and cell give together
LATER_TILE = 0.85  # what each further tile of a turn still brings


@njit
def value_digging(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Guess what one random den tile is worth."""
    own = t.seat[seat]
    if own.tiles >= CELLS:
        ahead.dig = ahead.dig_aims = 0.0
        return
    promise = 0.0
    for number in range(EXITS):
        if ahead.exit_chance[number] < 1.0:
            promise += ahead.exit_worth[number] * min(ahead.tile_lost, 1.0 - ahead.exit_chance[number])
    ahead.dig_aims = 0.0
    if aims_at(box, own, Aim.DEN_TILES.value, Aim.DEN_TILES.value):
        own.tiles += 1
        ahead.dig_aims += 1.5 * (hope_of_cards(box, t, seat, ahead) - ahead.hope)
        own.tiles -= 1
    if aims_at(box, own, Aim.EXIT_PATH.value, Aim.EXIT_PATH.value) and ahead.nearest > 0.0:
        ahead.nearest -= 1.0
        ahead.dig_aims += hope_of_cards(box, t, seat, ahead) - ahead.hope
        ahead.nearest += 1.0
    ahead.dig = DEN_BONUS * (1.0 if own.tiles > 0 else 0.5) + DIG_FIT * (promise + ahead.dig_aims)


@njit
def worth_of_row(box: BoxRecord, t: Table, seat: int, ahead: Outlook, number: int, pips: int, growth: int) -> float:
    """Say what a row of the den's chart brings beyond the pips it takes."""
    row = box.chart[number]
    beyond = max(0, row.cost - pips)
    if beyond > growth or row.kind == Chart.TURN or not has_room(t.seat[seat], row.tiles):
        return -9.0
    worth, more = 0.0, ahead.dig
    if row.kind == Chart.CHOOSE:
        more = (ahead.dig - DEN_BONUS) * CHOICE_FIT / DIG_FIT + DEN_BONUS + 0.3
    for _ in range(row.tiles):
        worth += more
        more *= LATER_TILE
    return worth - (row.cost - beyond) - ahead.growth * beyond


@njit
def best_row(box: BoxRecord, t: Table, seat: int, ahead: Outlook, pips: int, growth: int) -> float:
    """Find what the best row of the den's chart brings."""
    best = 0.0
    for number in range(box.chart_rows):
        best = max(best, worth_of_row(box, t, seat, ahead, number, pips, growth))
    if has_left(t, seat, Ruse.DIGGER.value):
        best += 0.8 * ahead.dig * box.digger
    return best


@njit
def appraise_chart(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value the rows of the den's chart; to stop is worth nothing."""
    own, best, now = t.seat[seat], 0.0, rank_exits(t.seat[seat], ahead)
    drawn = worth_of_random(box, t, seat, ahead) - now + ahead.dig_aims
    for number in range(box.chart_rows):
        if mask[CHART_ROW(number)]:
            row = box.chart[number]
            worth = -min(row.cost, t.die) - ahead.growth * max(0, row.cost - t.die)
            if row.kind == Chart.TURN:
                worth += best_turn(t, seat, ahead)
            elif row.kind == Chart.CHOOSE:
                worth += worth_of_display(box, t, seat, ahead, row.tiles, now)
            else:
                worth += drawn * (1.0 + LATER_TILE * (row.tiles - 1))
            values[CHART_ROW(number)] = worth
            best = max(best, worth)
    appraise_any_time(box, t, seat, ahead, best, values)
    if own.ruse == Ruse.DIGGER:
        values[RUSE()] = best + 0.5 if best > 0.0 else -1.0


@njit
def worth_of_random(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> float:
    """Say what a tile of the stack does on average where it does best, with the bonus that tiles have on average."""
    worth = 0.0
    for shape in range(SHAPES):
        tiles, gains = 0, 0.0
        for printed in range(PRINTS):
            copies = t.den_stack[shape * PRINTS + printed]
            tiles += copies
            gains += copies * worth_of_gain(box, ahead, box.tile_gain[printed], NOTHING)
        if tiles > 0:
            worth += tiles * best_laying(box, t, seat, ahead, shape * PRINTS) + gains
    return worth / max(1, t.den_left)


@njit
def worth_of_display(box: BoxRecord, t: Table, seat: int, ahead: Outlook, tiles: int, now: float) -> float:
    """Say what the best tile of the display brings, or the best two."""
    best, second = -9.0, -9.0
    for place in range(DISPLAY):
        if t.display[place] != NOTHING:
            worth = best_laying(box, t, seat, ahead, t.display[place]) - now + ahead.dig_aims
            if worth > best:
                best, second = worth, best
            else:
                second = max(second, worth)
    return best + (LATER_TILE * second if tiles > 1 else 0.0)


@njit
def best_turn(t: Table, seat: int, ahead: Outlook) -> float:
    """Find what turning one den tile would open."""
    own, best = t.seat[seat], 0.0
    now = rank_exits(own, ahead)
    for cell in range(CELLS):
        sides = own.opens[cell]
        for quarters in range(1, SIDES if sides else 0):
            if fits(cell, turned(sides, quarters)):
                own.opens[cell] = turned(sides, quarters)
                best = max(best, rank_exits(own, ahead) - now)
                own.opens[cell] = sides
    return best


@njit
def appraise_tiles(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value the ways to lay or turn a den tile, or to take one, by the exits that come nearer and by the bonuses."""
    own = t.seat[seat]
    now = rank_exits(own, ahead)
    if t.step == Step.TURN:
        for cell in range(CELLS):
            sides = own.opens[cell]
            for quarters in range(SIDES):
                if mask[LAY(0, cell, quarters)]:
                    own.opens[cell] = turned(sides, quarters)
                    values[LAY(0, cell, quarters)] = rank_exits(own, ahead) - now
                    own.opens[cell] = sides
    elif t.step == Step.TAKE:
        for number in range(DISPLAY):
            if mask[TAKE(number)]:
                values[TAKE(number)] = best_laying(box, t, seat, ahead, t.display[number]) - now
    else:
        for tile in range(t.draws):
            for cell in range(CELLS):
                for quarters in range(SIDES):
                    if mask[LAY(tile, cell, quarters)]:
                        worth = worth_of_laying(box, t, seat, ahead, t.drawn[tile], cell, quarters)
                        values[LAY(tile, cell, quarters)] = worth - now


@njit
def worth_of_laying(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kind: int, cell: int, quarters: int) -> float:
    """Say what a den tile on a cell promises and gives."""
    own = t.seat[seat]
    own.opens[cell] = turned(sides_of(box, kind), quarters)
    worth = rank_exits(own, ahead)
    own.opens[cell] = 0
    return (
        worth
        + worth_of_gain(box, ahead, box.tile_gain[kind % PRINTS], NOTHING)
        + worth_of_gain(box, ahead, box.printed[cell], NOTHING)
    )


@njit
def best_laying(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kind: int) -> float:
    """Find the best that a den tile can do."""
    own, best, sides = t.seat[seat], 0.0, sides_of(box, kind)
    for cell in range(CELLS):
        if may_cover(own, cell):
            for quarters in range(SIDES):
                if looks_new(sides, quarters) and fits(cell, turned(sides, quarters)):
                    best = max(best, worth_of_laying(box, t, seat, ahead, kind, cell, quarters))
    return best
