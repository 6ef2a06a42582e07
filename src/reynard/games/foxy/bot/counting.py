"""What a seat has written, for the lab; ``bot/things.py`` names it all, in the same order."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.rules.tally import circled_points, deviation, points_of
from reynard.games.foxy.table import FOX_CARD, NOTHING, Table

# How a number can be, and where points come from: together with others, and alone.
EXACT, TOO_LOW, TOO_HIGH, CIRCLED_EXACT, CIRCLED_WRONG, OUTCOMES = range(6)
PLAIN, CIRCLED, BUDGET, OFF_BY, SOURCES = range(5)


@njit
def count(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down how many numbers of each kind a seat has written."""
    at = count_numbers(box, t, seat, out)
    count_points(box, t, seat, out, at)


@njit_inline
def count_numbers(box: BoxRecord, t: Table, seat: int, out: Any) -> int:
    """Numbers by how they are, and for every card the exact, the wrong and the circled ones; the fox comes last."""
    own, cards = t.seat[seat], box.rows + 1
    for at in range(OUTCOMES + 3 * cards):
        out[at] = 0
    for turn in range(t.turn + 1):
        number = own.number[turn]
        if number == NOTHING:
            continue
        off = number - t.exact[turn]
        out[EXACT if off == 0 else TOO_LOW if off < 0 else TOO_HIGH] += 1
        row = t.card[turn]
        at = OUTCOMES + (row if row != FOX_CARD else box.rows)
        out[at if off == 0 else at + cards] += 1
        if own.circle == turn:
            out[CIRCLED_EXACT if off == 0 else CIRCLED_WRONG] += 1
            out[at + 2 * cards] += 1
    return OUTCOMES + 3 * cards


@njit_inline
def count_points(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> None:
    """Points by source, once the cards have been counted; alone, what is left of the budget."""
    for source in range(SOURCES):
        out[at + source] = 0
    if t.over and t.seats == 1:
        out[at + BUDGET] = box.allowance
        out[at + OFF_BY] = -deviation(t, seat, t.turn)
    elif t.over:
        out[at + CIRCLED] = circled_points(box, t, seat)
        out[at + PLAIN] = -out[at + CIRCLED]
        for turn in range(t.turn + 1):
            out[at + PLAIN] += points_of(box, t, seat, turn)
