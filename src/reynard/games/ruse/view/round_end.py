"""The end of a round, step by step, as the page tells it."""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.games.ruse.table import Stage, Table, Told
from reynard.games.ruse.view.types import EndStepView, RoundEndView
from reynard.games.ruse.words.log import is_routine, parts_of
from reynard.games.ruse.words.names import END_STEPS, seat_name
from reynard.games.ruse.words.tales import sentences_of


def round_end(box: Box, t: Table, ended: Sequence[Told]) -> RoundEndView | None:
    """Tell the latest end of a round step by step, with a place for each name."""
    if t.ended_round == 0:
        return None
    names = [seat_name(seat) for seat in range(t.seats)]
    steps: list[EndStepView] = []
    for number, tales in parts_of(ended):
        if number:
            title, why = END_STEPS[number]
            lines = sentences_of(box, t, tales, names)
            routine = is_routine(tales)
            steps.append({"number": len(steps) + 1, "title": title, "why": why, "lines": lines, "routine": routine})
    going_on = t.stage in (Stage.ENDING, Stage.GROWING)
    return {"number": t.ended_round, "complete": not going_on, "steps": steps}
