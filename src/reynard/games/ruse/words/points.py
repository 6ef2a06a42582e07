"""Where the points of a seat came from."""

from reynard.core.box import Box
from reynard.core.contract import ScoreLine
from reynard.games.ruse.table import Source, Table
from reynard.games.ruse.words.names import SOURCE_WORDS


def breakdown(box: Box, t: Table, seat: int) -> list[ScoreLine]:
    """Say where a seat's points came from."""
    return [ScoreLine(SOURCE_WORDS[source], int(t.seat[seat].earned[source])) for source in Source]
