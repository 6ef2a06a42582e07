"""What the compiled rules count for a view: asked once, before the table is laid out as plain Python."""

from typing import NamedTuple

from reynard.core.box import Box
from reynard.games.fox_experiment.rules.arranging import symbols_of, waiting_halves
from reynard.games.fox_experiment.rules.scoring import score_goal
from reynard.games.fox_experiment.table import TRAITS, Mode, Table
from reynard.games.fox_experiment.view.types import WishView
from reynard.games.fox_experiment.words.automa import wishes
from reynard.games.fox_experiment.words.ending import standing_of, winner_of
from reynard.games.fox_experiment.words.points import automa_points, sheets


class Counts(NamedTuple):
    """Points, and the symbols of pups that are being made."""

    points: list[list[int]]  # by seat, in a solo game also the automatic opponent, and source
    goals: list[list[int]]  # by patron and seat
    symbols: list[list[int]]  # complete ones as arranged now, by seat and trait; none where no dice were rolled
    waiting: list[list[int]]  # halves without a partner
    winner: int | None  # once the game is over
    wishes: list[WishView]  # of the automatic opponent


def count(box: Box, t: Table) -> Counts:
    """Count everything."""
    seats = range(int(t.seats))
    points = [*sheets(box, t)]
    if t.mode == Mode.SOLO:
        points.append(list(automa_points(box, t).values()))
    rolled = [(own, range(TRAITS if own.dice else 0)) for own in t.seat[: t.seats]]
    return Counts(
        points=points,
        goals=[[int(score_goal(box.record, t, seat, goal)) for seat in seats] for goal in t.patron[: t.patrons]],
        symbols=[[int(symbols_of(own, trait)) for trait in traits] for own, traits in rolled],
        waiting=[[int(waiting_halves(own, trait)) for trait in traits] for own, traits in rolled],
        winner=winner_of(standing_of(box, t)) if t.over else None,
        wishes=[{"ref": ref, "words": words} for ref, words in wishes(box, t)] if t.mode != Mode.STANDARD else [],
    )
