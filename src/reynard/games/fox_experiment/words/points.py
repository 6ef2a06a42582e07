"""Where the points of a seat came from, and those of the automatic opponent."""

from typing import Any

import numpy as np

from reynard.core.box import Box
from reynard.core.contract import ScoreLine
from reynard.core.remembering import once_for_a_table
from reynard.games.fox_experiment.rules.scoring import (
    fill_sheet,
    score_automa_points,
    score_automa_studies,
    score_rewards,
)
from reynard.games.fox_experiment.table import SOURCES, Source, Table
from reynard.games.fox_experiment.words.names import SOURCE_WORDS


def breakdown(box: Box, t: Table, seat: int) -> list[ScoreLine]:
    """Say where a seat's points came from; the number after the last seat is the automatic opponent."""
    if seat == t.seats:
        points = automa_points(box, t)
        return [ScoreLine(SOURCE_WORDS[source], points[source]) for source in Source]
    return [ScoreLine(SOURCE_WORDS[source], sheets(box, t)[seat][source]) for source in Source]


@once_for_a_table
def sheets(box: Box, t: Any) -> list[list[int]]:
    """Give the points of every seat by source."""
    sheet = np.zeros((int(t.seats), SOURCES), np.int64)
    fill_sheet(box.record, t, sheet)
    points: list[list[int]] = sheet.tolist()
    return points


def automa_points(box: Box, t: Table) -> dict[Source, int]:
    """Say where the automatic opponent's points came from."""
    points = dict.fromkeys(Source, 0)
    points[Source.STUDIES] = int(score_automa_studies(box.record, t))
    points[Source.FRIENDLINESS] = int(score_rewards(box.record, t, int(t.seats)))
    points[Source.POINTS_AND_SCIENCE] = int(score_automa_points(box.record, t))
    return points
