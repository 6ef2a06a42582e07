"""Who came where, and what decided between those with the same points."""

from typing import NamedTuple

from reynard.core.box import Box
from reynard.games.foxy.rules.tally import circled_points, is_crossed, points_of
from reynard.games.foxy.table import Table


class Standing(NamedTuple):
    """What a seat has to show in the end; the greater is the better."""  # rule tal-5

    points: int
    from_circle: int
    crossed: int  # numbers crossed out, below zero


def standing_of(box: Box, t: Table, seat: int) -> Standing:
    """Add up what a seat has to show."""
    turns = range(int(t.turn) + 1)
    points = sum(int(points_of(box.record, t, seat, turn)) for turn in turns)
    crossed = sum(bool(is_crossed(t, seat, turn)) for turn in turns)
    return Standing(points, int(circled_points(box.record, t, seat)), -crossed)


def tie_words(standings: list[Standing]) -> str:
    """Say what decided between the first two; nothing where points did."""
    best, second = sorted(standings, reverse=True)[:2]
    if best.points != second.points:
        return ""
    if best.from_circle != second.from_circle:
        return "Tied on points: the circled number decides."
    if best.crossed != second.crossed:
        return "Tied on points: fewer crossed-out numbers decide."
    return "Tied in everything: a shared win!"
