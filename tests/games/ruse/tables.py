"""Positions for the tests, laid out in a few words.

Territories go by their keys, path spaces by "a1" to "c2" and "m1" to "m3", tiles and gains by the codes of the box:
``lay_tile(match, "fields", "b1", "H1 M2")``. Where the box is the source of a number, the tests read it from BOX.
"""

import tomllib
from functools import cache
from typing import Any

import reynard
from reynard.core.box import Box
from reynard.core.match import Match
from reynard.games.ruse.actions import RETURN, WELCOME
from reynard.games.ruse.rules.den import exits_reached
from reynard.games.ruse.table import (
    COLUMNS,
    EAST,
    KITS,
    NOBODY,
    NORTH,
    NOTHING,
    PLACES,
    PRINTS,
    SOUTH,
    SPACES,
    WEST,
    Obstacle,
    Place,
    Ruse,
    Stage,
    Step,
)

GAME = reynard.game("ruse")
BOX: Any = tomllib.loads(GAME.standard_box.text)
RULES = GAME.rulebook.rules
TERRITORIES = ("fields", "river", "forest", "farm")
PATH = ("a1", "b1", "b2", "c1", "c2")
CLIMB = ("m1", "m2", "m3")
PARTS = {"a": "edge", "b": "middle", "c": "deep"}
SHAPES = ("straight", "curve", "fork", "cross")
PRINTED = ("-", "1G", "1V", "*R", "K")
SIDE = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
CATCHES = ("2G", "3G", "1G R", "*R", "-")
DAY, NIGHT = 0, 7  # a destiny die that no roll can match


def place_of(key: str) -> int:
    """Find a place by its key."""
    return int(Place[key.upper()])


def space_of(name: str) -> int:
    """Find a path space by its name."""
    return CLIMB.index(name) if name in CLIMB else PATH.index(name)


def cell(column: int, row: int) -> int:
    """Find a cell of the den by column and row, both from 1, rows from the bottom."""
    return (row - 1) * COLUMNS + column - 1


def sit_down(seats: int = 2, seed: int = 1, box: Box | None = None, **options: int) -> Match:
    """Start a match; everybody still has to choose objectives."""
    return GAME.start(seats, seed=seed, options=dict(options), box=box)


def first_round(seats: int = 2, seed: int = 1, **options: int) -> Match:
    """Start a match in which everybody has given back their first card."""
    match = sit_down(seats, seed, **options)
    for seat in range(seats):
        match.play(seat, RETURN(0))
    return match


def own_box(*changes: tuple[str, str]) -> Box:
    """Open the box with some of its text changed."""
    text = GAME.standard_box.text
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is in the box {text.count(old)} times"
        text = text.replace(old, new)
    return GAME.read_box(text, "my-box.toml")


def older_box() -> Box:
    """Open a box from before there were sets of resources, a pond and the help of grown kits."""
    lines = {line.split(" = ")[0]: line for line in GAME.standard_box.text.splitlines()}
    gone = [(f"{lines[name]}\n", "") for name in ("pond", "help_at_home", "help_outside")]
    return own_box((lines["points_for_a_set"], "resources_for_a_point = 3"), *gone)


def at_turn(
    seats: int = 2,
    roll: int = 6,
    growth: int = 5,
    night: bool = False,
    hunter: str = "farm",
    round_number: int = 1,
    **options: int,
) -> Match:
    """Let the first seat have rolled a die that it has to place; nobody has cards, a ruse tile or anything else."""
    match = after_first_roll(seats, tuple(options.items()))
    match = match.at(match.ply)
    t = match.table
    t.round_number = round_number
    t.destiny_die = NIGHT if night else DAY
    t.hunter = place_of(hunter)
    t.rolled = t.die = roll
    t.turn = t.place_in_order = t.needs = 0
    t.due = 1
    t.cheese = NOBODY
    t.ruse_on = 0
    for seat in range(seats):
        t.order[seat] = seat
        clear_seat(match, seat, growth)
    return match


@cache
def after_first_roll(seats: int, options: tuple[tuple[str, int], ...]) -> Match:
    """Start a match and let the first die be rolled; kept, since most positions begin here."""
    match = first_round(seats, **dict(options))
    while Step(int(match.table.step)) != Step.PLACE:
        seat = match.pending[0]
        match.play(seat, WELCOME() if WELCOME() in match.legal(seat) else match.legal(seat)[0])
    return match


def clear_seat(match: Match, seat: int, growth: int) -> None:
    """Take back whatever chance has given a seat."""
    t, own = match.table, match.table.seat[seat]
    own.growth = growth
    own.points = 0
    own.earned[:] = 0
    own.resource[:] = 0
    own.track[:] = 0
    own.ruse = NOTHING
    own.ruse_used = 0
    own.flags_held = 0
    own.dice = 1
    for kit in range(KITS):
        own.kit[kit].value = 1
    for number in range(own.cards):
        t.objective_stack[t.objectives] = own.hand[number]
        t.objectives += 1
    own.cards = 0


def lay_tile(match: Match, territory: str, name: str, code: str) -> None:
    """Put a certain tile on a path space, and out of the way whatever else has the same number."""
    t, place, space = match.table, place_of(territory), space_of(name)
    tiles = BOX["territories"][territory][PARTS[name[0]]]
    twin = {"a1": "a1", "b1": "b2", "b2": "b1", "c1": "c2", "c2": "c1"}[name]
    number = tiles.index(code)
    if twin != name and t.tile[place, space_of(twin)] == number:
        t.tile[place, space_of(twin)] = t.tile[place, space]
    t.tile[place, space] = number


def mark_space(match: Match, seat: int, territory: str, *names: str) -> None:
    """Put markers of a seat on path spaces; a seat beyond the last is the rival."""
    for name in names:
        match.table.marker[place_of(territory), space_of(name)] = seat
        if seat < match.seats:
            match.table.seat[seat].markers -= 1


def put_obstacle(match: Match, obstacle: str, territory: str, owner: int = NOBODY) -> None:
    """Put an obstacle on the board; the beaver needs an owner."""
    t, kind = match.table, Obstacle[obstacle.upper()]
    row = bonus_row(obstacle.upper())
    t.obstacle[kind] = place_of(territory)
    t.obstacle_row[kind] = row
    t.bonus_stack[row] = max(0, t.bonus_stack[row] - 1)
    if kind == Obstacle.BEAVER:
        t.beaver_owner = owner


def bonus_row(code: str) -> int:
    """Find a kind of bonus tile by what it gives."""
    return next(row for row, tile in enumerate(BOX["bonus"]["tile"]) if tile["gain"] == code)


def stack_bonus(match: Match, *codes: str) -> None:
    """Leave only these bonus tiles in the stack."""
    match.table.bonus_stack[:] = 0
    for code in codes:
        match.table.bonus_stack[bonus_row(code)] += 1


def stack_den(match: Match, shape: str, printed: str = "-", left: int = 9) -> None:
    """Leave only den tiles of one kind in the stack."""
    match.table.den_stack[:] = 0
    match.table.den_stack[den_kind(shape, printed)] = left
    match.table.den_left = left


def den_kind(shape: str, printed: str = "-") -> int:
    """Find a kind of den tile."""
    return SHAPES.index(shape) * PRINTS + PRINTED.index(printed)


def stack_hunting(match: Match, territory: str, code: str, left: int = 3) -> None:
    """Leave only hunting tiles of one kind in a territory."""
    ground = match.table.hunting[place_of(territory)]
    ground.stack[:] = 0
    ground.stack[CATCHES.index(code)] = left
    ground.spots = left


def give_ruse(match: Match, seat: int, name: str) -> None:
    """Give a seat a ruse tile, fresh."""
    match.table.seat[seat].ruse = Ruse[name.upper().replace(" ", "_").replace("-", "_").replace("'", "")]
    match.table.seat[seat].ruse_used = 0


def give_flag(match: Match, seat: int, code: str) -> None:
    """Give a seat a flagged bonus tile."""
    own = match.table.seat[seat]
    own.flag[own.flags_held] = bonus_row(code)
    own.flags_held += 1
    match.table.bonus_stack[bonus_row(code)] -= 1


def give_catch(match: Match, seat: int, territory: str, code: str = "2G", count: int = 1) -> None:
    """Put hunting tiles on the board of a seat."""
    own, kind = match.table.seat[seat], CATCHES.index(code)
    own.caught[place_of(territory), kind] += count
    own.catches += count
    match.table.hunting[place_of(territory)].stack[kind] -= count


def card_of(name: str) -> int:
    """Find a private objective by its name."""
    return next(row for row, card in enumerate(BOX["objectives"]["card"]) if card["name"] == name)


def hold(match: Match, seat: int, *names: str) -> None:
    """Give a seat private objectives from the stack."""
    t, own = match.table, match.table.seat[seat]
    for name in names:
        stack = [int(card) for card in t.objective_stack[: t.objectives] if card != card_of(name)]
        assert len(stack) == t.objectives - 1, f"{name} is not in the stack"
        t.objectives -= 1
        t.objective_stack[: t.objectives] = stack
        own.hand[own.cards] = card_of(name)
        own.cards += 1


def validated(match: Match, seat: int, count: int) -> None:
    """Give a seat some validated objectives."""
    match.table.seat[seat].validations = count
    match.table.seat[seat].validated[:count] = range(count)


def set_kit(match: Match, seat: int, kit: int, space: int | None = None, value: int | None = None) -> None:
    """Put a kit on a growth space, with a value."""
    die = match.table.seat[seat].kit[kit]
    die.space = die.space if space is None else space
    die.value = die.value if value is None else value


def dig(match: Match, seat: int, tiles: dict[tuple[int, int], str]) -> None:
    """Put plain tiles into a den, each by its column, its row and the sides it opens to."""
    own = match.table.seat[seat]
    for (column, row), sides in tiles.items():
        shape = ("cross", "fork", "straight" if sides in ("NS", "EW") else "curve")[4 - len(sides)]
        own.opens[cell(column, row)] = sum(SIDE[side] for side in sides)
        own.tile[cell(column, row)] = den_kind(shape)
        own.tiles += 1
    own.reached = exits_reached(own)


def put_die(match: Match, seat: int, place: str, space: int, value: int) -> None:
    """Put an action die on a space."""
    t = match.table
    die = t.seat[seat].den_die[space] if place == "den" else t.space[place_of(place), space]
    die.owner = seat
    die.value = value


def at_end_of_turn(match: Match) -> Match:
    """Let the seat stand at the start of the Mountain with nothing left to do but to end its turn."""
    t = match.table
    t.stage, t.step, t.due = Stage.WALKING, Step.WALK, 1 << int(t.turn)
    t.die_at = Place.MOUNTAIN
    return match


def at_end_of_round(match: Match) -> Match:
    """Let nobody have dice any more, so that the round ends with this turn."""
    for seat in range(match.seats):
        match.table.seat[seat].dice = 0
    return at_end_of_turn(match)


def growing(seats: int = 2, growth: int = 0, round_number: int = 1) -> Match:
    """Let the first seat choose in the growth phase."""
    match = at_turn(seats, growth=growth, round_number=round_number)
    t = match.table
    t.stage, t.step = Stage.GROWING, Step.GROW
    return match


def free_spaces(match: Match) -> dict[str, int]:
    """Read how many die spaces of each place are in use."""
    return {Place(place).name.lower(): int(match.table.open_spaces[place]) for place in range(PLACES)}


def dice_at(match: Match, place: str) -> list[int]:
    """Read whose dice lie on the spaces of a place."""
    return [int(match.table.space[place_of(place), space].owner) for space in range(SPACES)]
