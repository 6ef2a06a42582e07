"""What the words about a table need to know of the rules, found out in one go."""

from typing import Annotated

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, i8
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.den import exits_reached, joined_cells
from reynard.games.ruse.rules.kits import kits_out
from reynard.games.ruse.rules.objectives import amount_reached
from reynard.games.ruse.rules.scoring import counted_by, instinct_points
from reynard.games.ruse.rules.walking import reach
from reynard.games.ruse.table import HAND, INSTINCTS, MOST_VALIDATED, SEATS, TERRITORIES, Table


class SeatSurvey(Record):
    """What counts for a seat now."""

    counted: Annotated[Many[i8], INSTINCTS]
    instinct_points: Annotated[Many[i8], INSTINCTS]
    in_hand: Annotated[Many[i8], HAND]  # how much of each objective is reached
    validated: Annotated[Many[i8], MOST_VALIDATED]
    joined: i8  # bits: cells of the den joined to the start
    kits_out: i8


class Survey(Record):
    """What counts on the table now."""

    reach: Annotated[Many[i8], TERRITORIES]
    seat: Annotated[Many[SeatSurvey], SEATS]


@njit
def survey(box: BoxRecord, t: Table, found: Survey) -> None:
    """Look at everything."""
    for place in range(TERRITORIES):
        found.reach[place] = reach(box, t, place)
    for seat in range(t.seats):
        own, seen = t.seat[seat], found.seat[seat]
        for slot in range(INSTINCTS):
            seen.counted[slot] = counted_by(box, t, seat, slot)
            seen.instinct_points[slot] = instinct_points(box, t, seat, slot)
        for number in range(own.cards):
            seen.in_hand[number] = amount_reached(t, seat, box.objective[own.hand[number]])
        for number in range(own.validations):
            seen.validated[number] = amount_reached(t, seat, box.objective[own.validated[number]])
        seen.joined = joined_cells(own)
        seen.kits_out = kits_out(own)


@njit
def paths_with(t: Table, seat: int, cell: int, sides: int) -> tuple[int, int]:
    """Find the cells joined to the start and the exits open with a tile on a cell, both as bits."""
    own = t.seat[seat]
    before = own.opens[cell]
    own.opens[cell] = sides
    joined, reached = joined_cells(own), exits_reached(own)
    own.opens[cell] = before
    return joined, reached
