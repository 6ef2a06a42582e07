"""What a seat has or has had, for the lab; ``bot/things.py`` names it all, in the same order."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.wolf_and_fox.box.record import BoxRecord
from reynard.games.wolf_and_fox.table import (
    DAYS,
    KINDS,
    MICE,
    SIDES,
    SOURCES,
    Figure,
    Table,
)

SIDES_FROM = KINDS + MICE - 1  # after the kinds of farm card and the colours of mice
LAST_OF_CARDS = SIDES_FROM + SIDES


@njit
def count(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down how many of each thing a seat has or has had."""
    at = count_cards(t, seat, out)
    out[at] = t.seat[seat].bones
    at = count_farmers(box, t, seat, out, at + 1)
    count_points(t, seat, out, at)


@njit
def place(box: BoxRecord, t: Table, seat: int) -> int:
    """Say at which place of the first turn order a seat is."""
    return (seat - t.start) % t.seats


@njit_inline
def count_cards(t: Table, seat: int, out: Any) -> int:
    """Kinds, mice and sides: all that lies there, and what the farmer took last, which had lain with the wolf."""
    own = t.seat[seat]
    for at in range(LAST_OF_CARDS):
        out[at] = 0
    for kind in range(KINDS):
        for mouse in range(MICE):
            wolf = int(own.held[Figure.WOLF, kind, mouse]) + int(own.lost[kind, mouse])
            fox = int(own.held[Figure.FOX, kind, mouse])
            out[kind] += wolf + fox
            if mouse > 0:
                out[KINDS + mouse - 1] += wolf + fox
            out[SIDES_FROM + Figure.WOLF] += wolf
            out[SIDES_FROM + Figure.FOX] += fox
    return LAST_OF_CARDS


@njit_inline
def count_farmers(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> int:
    """The farmer card that caught the seat last, and what it took."""
    for farmer in range(box.farmers):
        out[at + farmer] = int(t.caught) >> seat & 1 if t.farmer == farmer else 0
    at += box.farmers
    for kind in range(KINDS):
        out[at + kind] = 0
        for mouse in range(MICE):
            out[at + kind] += t.seat[seat].lost[kind, mouse]
    return at + KINDS


@njit_inline
def count_points(t: Table, seat: int, out: Any, at: int) -> None:
    """Points by source, on all days so far."""
    for source in range(SOURCES):
        out[at + source] = 0
        for day in range(DAYS):
            out[at + source] += t.seat[seat].earned[day, source]
