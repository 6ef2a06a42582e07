"""The choices in the den and on the growth track in words."""

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import listed
from reynard.games.ruse.actions import CHART_ROW, FINISH, GROW, INSTINCT, LAY, SEND, TAKE
from reynard.games.ruse.rules.den import sides_of, turned
from reynard.games.ruse.rules.kits import row_of
from reynard.games.ruse.rules.survey import paths_with
from reynard.games.ruse.table import BASE_KITS, CELLS, EXITS, GROWTH, ROUNDS, VITAL, Step, Table
from reynard.games.ruse.words.choices_of_deeds import payment_words, sets_words
from reynard.games.ruse.words.facts import TileFacts
from reynard.games.ruse.words.icons import a_resource, gain_words, growth_words, points_words
from reynard.games.ruse.words.names import (
    BETWEEN,
    EXIT_WORDS,
    KIT_WORDS,
    PLACE_NAMES,
    SIDE_NAMES,
    chart_words,
    den_tile_words,
    instinct_words,
    place_words,
    side_letters,
    sides_words,
)


def describe_chart(box: Box, t: Table, seat: int, row: int) -> Choice:
    """Say which row of the den's chart would be used."""
    cost = payment_words(t, int(box.record.chart[row].cost))
    return Choice(CHART_ROW(row), chart_words(box, row), (f"chart:{row}",), "den-2", cost)


def describe_take(box: Box, t: Table, seat: int, place: int) -> Choice:
    """Say which tile of the display would be taken."""
    kind = int(t.display[place])
    return Choice(TAKE(place), f"Take {den_tile_words(box, kind)}", (f"display:{place}",), "den-2")


def describe_growth(box: Box, t: Table, seat: int, kit: int) -> Choice:
    """Say which kit would grow, and what its next space costs and gives."""
    row, space = row_of(kit), int(t.seat[seat].kit[kit].space) + 1
    gain, free = gain_words(box, box.record.growth_gain[row, space]), t.step == Step.ADVANCE
    cost = "" if free else f"costs {growth_words(int(box.record.price[row]))}"
    brings = f"brings {gain}" if cost and gain else gain
    gives = BETWEEN.join(filter(None, [cost, brings]))
    at, rule = (f"kit:{seat}:{kit}", growth_ref(seat, row, space)), "rul-29" if free else "grow-1"
    return Choice(GROW(kit), growing_words(kit, space), at, rule, gives, rank=kit, heading=heading_of(kit))


def describe_finish(box: Box, t: Table, seat: int, kit: int, payment: int) -> Choice:
    """Say which kit would leave the den, for what, and what that gives."""
    row = row_of(kit)
    gain = gain_words(box, box.record.black_gain[row] if kit >= BASE_KITS else box.record.growth_gain[row, GROWTH])
    if payment < VITAL:
        thing, ref = a_resource(box, payment), f"resource:{payment}"
    else:
        thing, ref = f"a hunting tile of {PLACE_NAMES[payment - VITAL]}", f"hunted:{seat}:{payment - VITAL}"
    words = f"{growing_words(kit, GROWTH)} for {thing}"
    if payment < VITAL:
        gain = BETWEEN.join(filter(None, [gain, sets_words(box, t, seat, -1, payment)]))
    at = (f"kit:{seat}:{kit}", growth_ref(seat, row, GROWTH), ref)
    return Choice(FINISH(kit, payment), words, at, "grow-4", gain, rank=kit, heading=heading_of(kit))


def growth_ref(seat: int, row: int, space: int) -> str:
    """Point at a space of a seat's growth track."""
    return f"growth-space:{seat}:{row}:{space}"


def growing_words(kit: int, space: int) -> str:
    """Say which kit would move to which growth space."""
    return f"Move your {KIT_WORDS[kit]} {'out of the den' if space == GROWTH else f'to space {space}'}"


def heading_of(kit: int) -> str:
    """Head all that one kit may do."""
    return f"Your {KIT_WORDS[kit]} …"


def describe_exit(box: Box, t: Table, seat: int, kit: int, way_out: int) -> Choice:
    """Say which kit would go to which exit."""
    own = t.seat[seat]
    instinct = "and develops an instinct" if own.reached >> way_out & 1 else "no path leads there yet"
    parts = [f"{points_words(int(own.kit[kit].value))} at the end", instinct, *help_words(box, t)]
    return Choice(
        SEND(kit, way_out),
        f"Send your {KIT_WORDS[kit]} to the {EXIT_WORDS[way_out]} exit",
        (f"kit:{seat}:{kit}", f"exit:{seat}:{way_out}"),
        "ins-1",
        BETWEEN.join(parts),
        rank=kit,
        heading=heading_of(kit),
    )


def help_words(box: Box, t: Table) -> list[str]:
    """Say how a kit will help from its exit instead of at home, while rounds follow."""  # rule rnd-10
    outside, home = gain_words(box, box.record.help_outside), gain_words(box, box.record.help_at_home)
    if t.round_number == ROUNDS or not (outside or home):
        return []
    return [f"each round {outside or 'nothing'} instead of {home or 'nothing'}"]


def describe_instinct(box: Box, t: Table, seat: int, slot: int) -> Choice:
    """Say which instinct would be developed."""
    each = points_words(int(box.record.instinct_points[slot]))
    words = f"Develop the instinct {box.names['instinct'][slot]}"
    gives = f"{each} for each of {instinct_words(box, slot)}, up to the value of the kit"
    return Choice(INSTINCT(slot), words, (f"instinct:{seat}:{slot}",), f"ins-{slot + 5}", gives)


def describe_lay(box: Box, t: Table, seat: int, tile: int, cell: int, quarters: int) -> Choice:
    """Say where a den tile would lie, how it would be turned, and what that opens."""
    own = t.seat[seat]
    turning = t.step == Step.TURN
    kind = int(own.tile[cell] if turning else t.drawn[tile])
    sides = int(turned(int(own.opens[cell]) if turning else sides_of(box.record, kind), quarters))
    joined, reached = paths_with(t, seat, cell, sides)
    exits = [way_out for way_out in range(EXITS) if reached >> way_out & 1]
    opened = [EXIT_WORDS[way_out] for way_out in exits if not own.reached >> way_out & 1]
    printed = "" if turning else gain_words(box, box.record.printed[cell])
    opens = f"opens the {listed(opened)} exit{'s' if len(opened) > 1 else ''}" if opened else ""
    loose = not joined >> cell & 1
    parts = list(filter(None, [printed, opens, "no path to the start" if loose else ""]))
    facts: TileFacts = {
        "kind": "tile",
        "opens": side_letters(sides),
        "words": BETWEEN.join([f"Open to {sides_words(sides)}", *parts]),
        "joined": [each for each in range(CELLS) if joined >> each & 1],
        "exits": exits,
        "loose": loose,
    }
    verb = "Turn" if turning else "Place"
    at = (f"cell:{seat}:{cell}",) if turning else (f"drawn:{tile}", f"cell:{seat}:{cell}")
    words = f"{verb} {den_tile_words(box, kind)} in {place_words(cell)}, open to {open_words(sides)}"
    rule = "den-2" if turning else "den-3"
    heading = f"{verb} {den_tile_words(box, kind)}{f' in {place_words(cell)}' if turning else ''} …"
    return Choice(LAY(tile, cell, quarters), words, at, rule, BETWEEN.join(parts), facts, heading=heading)


def open_words(sides: int) -> str:
    """Say which sides of a tile are open, each by itself."""
    return listed([f"the {name}" for bit, name in enumerate(SIDE_NAMES) if sides >> bit & 1])
