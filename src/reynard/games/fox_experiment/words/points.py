"""Where the points of a seat came from, and those of the automatic opponent."""

from reynard.core.box import Box
from reynard.core.contract import ScoreLine
from reynard.games.fox_experiment.rules.scoring import (
    score_automa_points,
    score_automa_studies,
    score_rewards,
    score_source,
)
from reynard.games.fox_experiment.table import Source, Table
from reynard.games.fox_experiment.words.names import SOURCE_WORDS


def breakdown(box: Box, t: Table, seat: int) -> list[ScoreLine]:
    """Say where a seat's points came from; the number after the last seat is the automatic opponent."""
    if seat == t.seats:
        points = automa_points(box, t)
        return [ScoreLine(SOURCE_WORDS[source], points[source]) for source in Source]
    return [ScoreLine(SOURCE_WORDS[source], int(score_source(box.record, t, seat, source.value))) for source in Source]


def automa_points(box: Box, t: Table) -> dict[Source, int]:
    """Say where the automatic opponent's points came from."""
    points = dict.fromkeys(Source, 0)
    points[Source.STUDIES] = int(score_automa_studies(box.record, t))
    points[Source.FRIENDLINESS] = int(score_rewards(box.record, t, int(t.seats)))
    points[Source.POINTS_AND_SCIENCE] = int(score_automa_points(box.record, t))
    return points
