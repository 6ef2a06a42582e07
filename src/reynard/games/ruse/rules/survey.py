"""What the words about a table need to know of the rules, found out in one go."""

from typing import Annotated

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, i1, i8
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.den import exits_reached, joined_cells
from reynard.games.ruse.rules.kits import kits_out
from reynard.games.ruse.rules.objectives import amount_reached
from reynard.games.ruse.rules.placing import leftmost_space
from reynard.games.ruse.rules.scoring import TIE_BREAKS, counted_by, instinct_points, tie_break
from reynard.games.ruse.rules.walking import distance, is_dam, part_of, reach, spaces_on_path
from reynard.games.ruse.table import (
    DEEDS,
    HAND,
    INSTINCTS,
    MOST_VALIDATED,
    PATH,
    SEATS,
    TERRITORIES,
    VITAL,
    Place,
    Table,
)


class SeatSurvey(Record):
    """What counts for a seat now."""

    counted: Annotated[Many[i8], INSTINCTS]
    instinct_points: Annotated[Many[i8], INSTINCTS]
    in_hand: Annotated[Many[i8], HAND]  # how much of each objective is reached
    validated: Annotated[Many[i8], MOST_VALIDATED]
    joined: i8  # bits: cells of the den joined to the start
    kits_out: i8
    next_space: i8  # the leftmost free space of the den, or NOTHING
    tie_break: Annotated[Many[i8], TIE_BREAKS]


class Survey(Record):
    """What counts on the table now."""

    reach: Annotated[Many[i8], TERRITORIES]
    near: Annotated[Many[i1], TERRITORIES, PATH]  # 1: within reach
    dam: Annotated[Many[i1], VITAL, PATH]  # 1: the dam lies here
    cost: Annotated[Many[i8], VITAL, PATH, DEEDS]  # of the deeds on the tile that lies here, 0 where there is none
    next_space: Annotated[Many[i8], TERRITORIES]  # the leftmost free one, or NOTHING
    seat: Annotated[Many[SeatSurvey], SEATS]


@njit
def survey(box: BoxRecord, t: Table, found: Survey) -> None:
    """Look at everything."""
    for place in range(TERRITORIES):
        far = reach(box, t, place)
        found.reach[place] = far
        found.next_space[place] = leftmost_space(t, 0, place)
        for space in range(spaces_on_path(place)):
            found.near[place, space] = distance(place, space) <= far
    for territory in range(VITAL):
        for space in range(PATH):
            found.dam[territory, space] = is_dam(box, territory, space)
            tile = box.tile[territory, part_of(space), t.tile[territory, space]]
            for deed in range(DEEDS):
                found.cost[territory, space, deed] = tile.cost[deed]
    for seat in range(t.seats):
        survey_seat(box, t, seat, found.seat[seat])


@njit
def survey_seat(box: BoxRecord, t: Table, seat: int, found: SeatSurvey) -> None:
    """Look at a seat."""
    own = t.seat[seat]
    for slot in range(INSTINCTS):
        found.counted[slot] = counted_by(box, t, seat, slot)
        found.instinct_points[slot] = instinct_points(box, t, seat, slot)
    for number in range(own.cards):
        found.in_hand[number] = amount_reached(t, seat, box.objective[own.hand[number]])
    for number in range(own.validations):
        found.validated[number] = amount_reached(t, seat, box.objective[own.validated[number]])
    found.joined = joined_cells(own)
    found.kits_out = kits_out(own)
    found.next_space = leftmost_space(t, seat, Place.DEN.value)
    for number in range(TIE_BREAKS):
        found.tie_break[number] = tie_break(own, number)


@njit
def paths_with(t: Table, seat: int, cell: int, sides: int) -> tuple[int, int]:
    """Find the cells joined to the start and the exits open with a tile on a cell, both as bits."""
    own = t.seat[seat]
    before = own.opens[cell]
    own.opens[cell] = sides
    joined, reached = joined_cells(own), exits_reached(own)
    own.opens[cell] = before
    return joined, reached
