"""Where the points of a seat came from."""

from reynard.core.box import Box
from reynard.core.contract import ScoreLine
from reynard.games.wolf_and_fox.table import DAYS, Source, Table
from reynard.games.wolf_and_fox.words.names import SOURCE_WORDS


def breakdown(box: Box, t: Table, seat: int) -> list[ScoreLine]:
    """Say where a seat's points came from."""
    return [
        ScoreLine(SOURCE_WORDS[source], sum(int(t.seat[seat].earned[day, source]) for day in range(DAYS)))
        for source in Source
    ]
