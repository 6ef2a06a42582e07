"""The end of a round, step by step, as the page tells it."""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.games.ruse.table import Stage, Table, Tale, Told
from reynard.games.ruse.view.types import EndStepView, RoundEndView
from reynard.games.ruse.words.log import tale_words
from reynard.games.ruse.words.names import END_STEPS, seat_name


def round_end(box: Box, t: Table, ended: Sequence[Told]) -> RoundEndView | None:
    """Tell the latest end of a round step by step, with a place for each name."""
    if t.ended_round == 0:
        return None
    names = [seat_name(seat) for seat in range(t.seats)]
    steps: list[EndStepView] = []
    for tale in ended:
        if tale.what == Tale.END_STEP:
            title, why = END_STEPS[tale.one]
            steps.append({"number": tale.one, "title": title, "why": why, "lines": []})
        else:
            steps[-1]["lines"].append(tale_words(box, t, tale, names))
    going_on = t.stage in (Stage.ENDING, Stage.GROWING)
    return {"number": t.ended_round, "complete": not going_on, "steps": steps}
