"""Set Up: the board, the stacks, the seats and their first private objectives."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, fill
from reynard.games.ruse.box.record import PART_TILES, BoxRecord
from reynard.games.ruse.rules.den import refill_display
from reynard.games.ruse.rules.objectives import draw_objective
from reynard.games.ruse.rules.round_end import refill_hunting
from reynard.games.ruse.rules.round_start import open_spaces
from reynard.games.ruse.rules.walking import part_of
from reynard.games.ruse.table import (
    BASE_KITS,
    CATCHES,
    CELLS,
    CENTRE,
    DEN_KINDS,
    DISPLAY,
    INSTINCTS,
    KITS,
    NOBODY,
    NOTHING,
    OBSTACLES,
    PATH,
    SPACES,
    START,
    TERRITORIES,
    TILES,
    VITAL,
    Place,
    Ruse,
    Stage,
    Step,
    Table,
    Variant,
)


@njit
def deal(box: BoxRecord, t: Table, seed: int, seats: int, options: Any) -> None:
    """Lay out a new game."""
    fill(t.cup, seed)
    t.seats = seats
    t.lowest_first = options[Variant.ORDER]
    t.photographer = options[Variant.FIGURE]
    t.rival = options[Variant.RIVAL]
    lay_paths(box, t)
    fill_stacks(box, t)
    clear_board(box, t)
    for seat in range(seats):
        set_seat(box, t, seat)
    draw_order(t)
    t.stage = Stage.SETTING_UP
    t.step = Step.KEEP
    t.due = (1 << seats) - 1


@njit
def lay_paths(box: BoxRecord, t: Table) -> None:
    """Draw the tiles of every path."""  # rules set-1, set-2
    for territory in range(VITAL):
        t.tile[territory, 0] = draw(t.cup, PART_TILES[0])
        for first in range(1, PATH, 2):
            part = part_of(first)
            left_out = draw(t.cup, PART_TILES[part])
            swapped = draw(t.cup, 2)
            lower = 0 if left_out > 0 else 1
            upper = TILES - lower - left_out  # their numbers are 0, 1 and 2
            t.tile[territory, first + swapped] = lower
            t.tile[territory, first + 1 - swapped] = upper
        for space in range(PATH):
            t.marker[territory, space] = NOBODY


@njit
def fill_stacks(box: BoxRecord, t: Table) -> None:
    """Shuffle hunting tiles, bonus tiles, den tiles and private objectives."""  # rules set-3, set-5
    for territory in range(VITAL):
        for catch in range(CATCHES):
            t.hunting[territory].stack[catch] = box.catch_copies[catch]
        refill_hunting(box, t, territory)  # never more than there are
    for row in range(box.bonuses):
        t.bonus_stack[row] = box.bonus[row].copies
    for kind in range(DEN_KINDS):
        t.den_stack[kind] = box.den_copies[kind]
        t.den_left += box.den_copies[kind]
    for card in range(box.objectives):
        t.objective_stack[card] = card
    t.objectives = box.objectives
    for place in range(DISPLAY):
        t.display[place] = NOTHING
    refill_display(box, t)


@njit
def clear_board(box: BoxRecord, t: Table) -> None:
    """Begin without dice, obstacles and cheese on the board."""
    for place in range(TERRITORIES):
        for space in range(SPACES):
            t.space[place, space].owner = NOBODY
    for obstacle in range(OBSTACLES):
        t.obstacle[obstacle] = NOTHING
    t.beaver_owner = NOBODY
    t.cheese = NOBODY
    t.destiny = NOTHING
    t.hunter = NOTHING
    t.turn = NOBODY
    t.die_at = NOTHING
    open_spaces(box, t)
    t.open_spaces[Place.DEN] = box.spaces[Place.DEN]
    if t.seats == 1:  # rule solo-8
        t.ruse_taken = 1 << Ruse.SHARED_TRAIL


@njit
def set_seat(box: BoxRecord, t: Table, seat: int) -> None:
    """Give a seat its board and its first cards."""  # rules set-6, set-7
    own = t.seat[seat]
    own.growth = box.growth_at_start
    own.markers = box.markers
    own.dice_owned = box.dice_at_start
    own.ruse = NOTHING
    own.fox = CENTRE
    own.fox_space = START
    for kit in range(KITS):
        own.kit[kit].value = 1
        own.kit[kit].space = 1 if kit < BASE_KITS else 0
        own.kit[kit].exit = NOTHING
    for cell in range(CELLS):
        own.tile[cell] = NOTHING
    for slot in range(INSTINCTS):
        own.instinct[slot] = NOTHING
    for space in range(SPACES):
        own.den_die[space].owner = NOBODY
    for _ in range(box.dealt):
        draw_objective(t, seat)


@njit
def draw_order(t: Table) -> None:
    """Draw lots for the first order, and one of two tiles for each place of it."""  # rule set-8
    for place in range(t.seats):
        t.order[place] = place
    for place in range(t.seats - 1):
        other = place + draw(t.cup, t.seats - place)
        seat = t.order[place]
        t.order[place] = t.order[other]
        t.order[other] = seat
    for place in range(t.seats):
        t.order_tile[place] = draw(t.cup, 2)
