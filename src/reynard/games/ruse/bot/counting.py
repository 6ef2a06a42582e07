"""What a seat has or has had, for the lab; ``bot/things.py`` names it all, in the same order.

What leaves the table in the move that brings it is found in what the table tells of its latest move.
"""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.objectives import caught_in, markers_in
from reynard.games.ruse.rules.scoring import instinct_points
from reynard.games.ruse.table import (
    CATCHES,
    CELLS,
    DEN_KINDS,
    EXITS,
    GONE,
    INSTINCTS,
    KITS,
    NOBODY,
    NOTHING,
    OBSTACLES,
    OUT,
    PLACES,
    ROUNDS,
    RUSES,
    SOURCES,
    SPACES,
    TERRITORIES,
    VITAL,
    Bonus,
    Place,
    Seat,
    Stage,
    Step,
    Table,
    Tale,
)

OBJECTIVE_FAMILIES = 5
DEALT, KEPT, HELD, GIVEN_UP, VALIDATED = range(OBJECTIVE_FAMILIES)
CHEESE = 2  # taken, and kept to the end of a round
HELPERS = 2  # the Camp and the Bear


@njit
def count(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down how many of each thing a seat has or has had."""
    own = t.seat[seat]
    at = count_ruse(own, out, 0)
    at = count_objectives(box, t, seat, out, at)
    at = count_kits(own, out, at)
    at = count_instincts(box, t, seat, out, at)
    at = count_den(box, own, out, at)
    at = count_hunting(t, seat, out, at)
    at = count_ground(t, seat, out, at)
    at = count_dice(t, seat, out, at)
    at = count_tales(box, t, seat, out, at)
    for source in range(SOURCES):
        out[at + source] = own.earned[source]


@njit
def place(box: BoxRecord, t: Table, seat: int) -> int:
    """Say at which place of the first turn order a seat is."""
    turn = 0
    while t.order[turn] != seat:
        turn += 1
    return turn


@njit_inline
def count_ruse(own: Seat, out: Any, at: int) -> int:
    """The ruse tile held."""
    for tile in range(RUSES):
        out[at + tile] = 1 if own.ruse == tile else 0
    return at + RUSES


@njit_inline
def count_objectives(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> int:
    """Private objectives dealt, kept at set-up, held at any time, and validated."""
    own, cards = t.seat[seat], box.objectives
    for number in range(OBJECTIVE_FAMILIES * cards):
        out[at + number] = 0
    if t.step == Step.KEEP and t.due >> seat & 1:
        for number in range(own.cards):
            out[at + DEALT * cards + own.hand[number]] = 1
    else:
        held = own.cards
        if t.step == Step.RETURN and t.need[0].seat == seat:
            held -= box.drawn_by_flag  # from which the seat has not chosen yet
        for number in range(held):
            out[at + HELD * cards + own.hand[number]] = 1
        if t.turn == NOBODY and t.round_number <= 1:  # nobody has had a turn, so all cards drawn since come after these
            for number in range(min(held, box.kept)):
                out[at + KEPT * cards + own.hand[number]] = 1
    for number in range(own.validations):
        out[at + HELD * cards + own.validated[number]] = 1
        out[at + VALIDATED * cards + own.validated[number]] = 1
    for number in range(t.tales):
        told = t.told[number]
        if told.what == Tale.DISCARDS and told.one == seat:
            out[at + GIVEN_UP * cards + told.two] = 1
    return at + OBJECTIVE_FAMILIES * cards


@njit_inline
def count_kits(own: Seat, out: Any, at: int) -> int:
    """How far each kit has grown, which are out, which exits have one, and which exits are open."""
    for kit in range(KITS):
        space = int(own.kit[kit].space)
        out[at + kit] = min(space, OUT)
        out[at + KITS + kit] = 1 if space >= OUT else 0
    at += 2 * KITS
    for way_out in range(EXITS):
        out[at + way_out] = 0
        out[at + EXITS + way_out] = own.reached >> way_out & 1
    for kit in range(KITS):
        if own.kit[kit].space == GONE:
            out[at + own.kit[kit].exit] = 1
    return at + 2 * EXITS


@njit_inline
def count_instincts(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> int:
    """Instincts developed, and at the end what they brought."""
    for slot in range(INSTINCTS):
        out[at + slot] = 1 if t.seat[seat].instinct[slot] != NOTHING else 0
        out[at + INSTINCTS + slot] = instinct_points(box, t, seat, slot) if t.stage == Stage.OVER else 0
    return at + 2 * INSTINCTS


@njit_inline
def count_den(box: BoxRecord, own: Seat, out: Any, at: int) -> int:
    """Den tiles placed, of the kinds that are in the box."""
    for kind in range(DEN_KINDS):
        if box.den_copies[kind] > 0:
            out[at] = 0
            for cell in range(CELLS):
                out[at] += 1 if own.tile[cell] == kind else 0
            at += 1
    return at


@njit_inline
def count_hunting(t: Table, seat: int, out: Any, at: int) -> int:
    """Hunting tiles on the seat's board, by what they show and by territory."""
    own = t.seat[seat]
    for catch in range(CATCHES):
        out[at + catch] = 0
        for territory in range(VITAL):
            out[at + catch] += own.caught[territory, catch]
    at += CATCHES
    for territory in range(VITAL):
        out[at + territory] = caught_in(t, seat, territory)
    return at + VITAL


@njit_inline
def count_ground(t: Table, seat: int, out: Any, at: int) -> int:
    """Markers, steps on the tracks, and resources."""
    own = t.seat[seat]
    for territory in range(VITAL):
        out[at + territory] = markers_in(t, seat, territory, 0)
        out[at + VITAL + territory] = own.track[territory]
        out[at + 2 * VITAL + territory] = own.resource[territory]
    return at + 3 * VITAL


@njit_inline
def count_dice(t: Table, seat: int, out: Any, at: int) -> int:
    """Dice that lie at each place."""
    for where in range(PLACES):
        out[at + where] = 0
    for space in range(SPACES):
        for where in range(TERRITORIES):
            out[at + where] += 1 if t.space[where, space].owner == seat else 0
        out[at + Place.DEN] += 1 if t.seat[seat].den_die[space].owner == seat else 0
    return at + PLACES


@njit_inline
def count_tales(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> int:
    """Ruse tiles used and in which rounds, bonus tiles drawn, obstacles put and those that helped, and the cheese."""
    rounds = at + RUSES
    bonuses = rounds + ROUNDS
    obstacles = bonuses + box.bonuses
    helpers = obstacles + OBSTACLES
    cheese = helpers + HELPERS
    for number in range(at, cheese + CHEESE):
        out[number] = 0
    out[cheese] = 1 if t.cheese == seat else 0
    used, begun = 0, 0
    for number in range(t.tales):
        told = t.told[number]
        if told.what == Tale.ROUND:
            begun = 1  # and what was told before was of the round before
        elif told.one != seat:
            continue
        elif told.what == Tale.RUSE_HELPS:
            out[at + told.two] = 1
            used = 1
        elif told.what == Tale.BONUS:
            out[bonuses + told.two] = 1
            if box.bonus[told.two].kind == Bonus.OBSTACLE and not finds_enough(t, seat, number + 1):
                out[obstacles + box.bonus[told.two].obstacle] = 1
        elif told.what == Tale.CAMP:
            out[helpers] = 1
        elif told.what == Tale.BEAR:
            out[helpers + 1] = 1
        elif told.what == Tale.CHEESE:
            out[cheese] = 1
        elif told.what == Tale.CHEESE_POINTS:
            out[cheese + 1] = 1
    if used:
        out[rounds + t.round_number - begun - 1] = 1
    return cheese + CHEESE


@njit_inline
def finds_enough(t: Table, seat: int, number: int) -> bool:
    """Say whether the obstacle of a bonus tile was on the board already, as is told right after the tile."""
    return number < t.tales and t.told[number].what == Tale.ENOUGH and t.told[number].one == seat
