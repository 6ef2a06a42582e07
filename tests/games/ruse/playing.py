"""Choices for the tests, by what a player would call them, and what they bring."""

from collections.abc import Callable
from typing import Any, NamedTuple

from reynard.core.dice_cup import fill
from reynard.core.match import Match
from reynard.games.ruse.actions import (
    CHART_ROW,
    EXCHANGE,
    FINISH,
    FLAG,
    GROW,
    INSTINCT,
    KIT,
    LAY,
    PLACE,
    RESOURCE,
    RETURN,
    SEND,
    STOP,
    SWAP,
    TAKE,
    TERRITORY,
    TRACK,
    WALK,
)
from reynard.games.ruse.table import SPACES, VITAL, Instinct, Source, Step, Tale

from .tables import BOX, TERRITORIES, cell, place_of, space_of, stack_bonus, stack_den

RESOURCES = ("vole", "fish", "berry", "egg")
TRIES = 400


def at(place: str, space: int) -> int:
    """Place the die on a space, from 0."""
    return PLACE(place_of(place), space)


def to(name: str) -> int:
    """Walk to a path space."""
    return WALK(space_of(name))


def track(territory: str) -> int:
    """Go one step on a track."""
    return TRACK(place_of(territory))


def kit(number: int) -> int:
    """Increase a kit: 0, 1 and 2 are the coloured ones, 3 and 4 the black ones."""
    return KIT(number)


def resource(name: str) -> int:
    """Choose a resource."""
    return RESOURCE(RESOURCES.index(name))


def into(territory: str) -> int:
    """Put the hunter or an obstacle somewhere."""
    return TERRITORY(place_of(territory))


def flag(number: int = 0) -> int:
    """Use a flagged bonus tile."""
    return FLAG(number)


def swap(number: int = 0) -> int:
    """Discard an objective and draw one."""
    return SWAP(number)


def exchange(number: int = 0) -> int:
    """Discard an objective for its exchange effect."""
    return EXCHANGE(number)


def give_back(number: int) -> int:
    """Give an objective back."""
    return RETURN(number)


def chart(row: int) -> int:
    """Use a row of the den's chart."""
    return CHART_ROW(row)


def take(number: int) -> int:
    """Take a tile from the display."""
    return TAKE(number)


def lay(column: int, row: int, quarters: int = 0, tile: int = 0) -> int:
    """Place a den tile that is in hand."""
    return LAY(tile, cell(column, row), quarters)


def turn(column: int, row: int, quarters: int) -> int:
    """Turn a placed den tile."""
    return LAY(0, cell(column, row), quarters)


def grow(number: int) -> int:
    """Let a kit grow by a space."""
    return GROW(number)


def finish(number: int, paid: str) -> int:
    """Let a kit leave the den for a resource, or for a hunting tile of a territory."""
    payment = RESOURCES.index(paid) if paid in RESOURCES else VITAL + TERRITORIES.index(paid)
    return FINISH(number, payment)


def send(number: int, way_out: int) -> int:
    """Send a kit to an exit, from 0."""
    return SEND(number, way_out)


def instinct(name: str) -> int:
    """Choose an instinct slot."""
    return INSTINCT(Instinct[name.upper()])


def seat_to_move(match: Match) -> int:
    """Find the only seat that has to choose."""
    (seat,) = match.pending
    return seat


def may(match: Match, *actions: int) -> bool:
    """Say whether the seat that chooses may do every one of these."""
    return set(actions) <= set(match.legal(seat_to_move(match)))


def do(match: Match, *actions: int) -> Match:
    """Let whoever has to choose make these choices one after the other."""
    for action in actions:
        seat = seat_to_move(match)
        legal = match.legal(seat)
        assert action in legal, f"seat {seat} is asked to {asks(match)} and cannot do {action}, only {legal}"
        match.play(seat, action)
    return match


def place(match: Match, key: str) -> Match:
    """Place the die on the leftmost free space of a place."""
    spaces = [at(key, space) for space in range(SPACES)]
    return do(match, next(action for action in match.legal(seat_to_move(match)) if action in spaces))


def go(match: Match, key: str, name: str) -> Match:
    """Place the die and walk, while the placing asks for nothing."""
    place(match, key)
    return do(match, to(name))


def end_round(match: Match) -> Match:
    """End the last turn of a round."""
    return do(match, STOP())


def asks(match: Match) -> str:
    """Say what is asked for."""
    return Step(int(match.table.step)).name.lower()


def lucky(match: Match, action: int, wish: Callable[[Any], bool]) -> Match:
    """Make a choice with such luck that a wish about the table comes true."""
    for seed in range(TRIES):
        fill(match.table.cup, seed)
        do(match, action)
        if wish(match.table):
            return match
        match.undo()
    raise AssertionError(f"luck cannot help in {TRIES} tries")


def roll_next(match: Match, value: int) -> Match:
    """End the turn, and let the next die show this value before any ruse."""
    return lucky(match, STOP(), lambda t: bool(t.rolled == value))


def tales(lines: Any, count: int) -> list[tuple[str, int]]:
    """Read what was told, each tale with its first number."""
    return [(Tale(int(what)).name.lower(), int(one)) for what, one, *_ in lines[:count]]


def earned(match: Match, seat: int, source: str) -> int:
    """Read the victory points of a seat from one source."""
    return int(match.table.seat[seat].earned[Source[source.upper()]])


def resources(match: Match, seat: int) -> dict[str, int]:
    """Read what resources a seat has."""
    held = match.table.seat[seat].resource
    return {name: int(number) for name, number in zip(RESOURCES, held, strict=True) if number}


def values(match: Match, seat: int) -> list[int]:
    """Read the values of a seat's kits."""
    return [int(each.value) for each in match.table.seat[seat].kit]


def kit_spaces(match: Match, seat: int) -> list[int]:
    """Read the growth spaces of a seat's kits."""
    return [int(each.space) for each in match.table.seat[seat].kit]


class Books(NamedTuple):
    """What icons can change."""

    growth: int
    points: int
    resources: dict[str, int]
    kits: int
    tracks: int
    tiles: int
    grown: int
    cheese: int
    hunter: int


def books(match: Match, seat: int) -> Books:
    """Count what a seat has."""
    t, own = match.table, match.table.seat[seat]
    return Books(
        int(own.growth),
        int(own.points),
        resources(match, seat),
        sum(values(match, seat)),
        int(own.track.sum()),
        int(own.tiles),
        sum(kit_spaces(match, seat)),
        int(t.cheese),
        int(t.hunter),
    )


def answer(match: Match) -> None:
    """Answer whatever an icon asks, always in the same way."""
    answers = {"resource": resource("egg"), "kit": kit(2), "advance": grow(2), "track": track("fields")}
    while asks(match) in answers or asks(match) == "dig":
        do(match, answers.get(asks(match), match.legal(seat_to_move(match))[0]))


def with_gain(before: Books, code: str, territory: str, seat: int) -> Books:
    """Say what the books are after a gain, if bonus tiles bring 3 growth points and den tiles are plain."""
    after = before
    for word in code.split():
        if word[-1] == "G":
            after = after._replace(growth=after.growth + int(word[0]))
        elif word[-1] == "V":
            after = after._replace(points=after.points + int(word[0]))
        elif word in ("R", "*R"):
            name = RESOURCES[place_of(territory)] if word == "R" else "egg"
            after = after._replace(resources={**after.resources, name: after.resources.get(name, 0) + 1})
        elif word == "B":
            after = after._replace(growth=after.growth + 3)
        elif word == "K":
            after = after._replace(kits=after.kits + 1)
        elif word == "A":
            after = after._replace(grown=after.grown + 1, kits=after.kits + 1)
        elif word == "D":
            after = after._replace(tiles=after.tiles + 1)
        elif word == "CH":
            after = after._replace(cheese=seat)
        elif word == "@":
            after = after._replace(hunter=(after.hunter + 1) % VITAL)
        else:
            assert word == "S"
            after = with_gain(after._replace(tracks=after.tracks + 1), BOX["territories"]["fields"]["track"][0], "", 0)
    return after


def brings(match: Match, seat: int, code: str, territory: str, act: Callable[[], object], steps: int = 0) -> bool:
    """Do something, answer what it asks, and say whether it brings exactly what a code says besides its own steps."""
    stack_bonus(match, *["3G"] * 2)
    stack_den(match, "cross")
    before = books(match, seat)
    before = before._replace(tracks=before.tracks + steps)
    act()
    answer(match)
    expected = with_gain(before, "" if code == "-" else code, territory, seat)
    assert books(match, seat) == expected, code
    return True
