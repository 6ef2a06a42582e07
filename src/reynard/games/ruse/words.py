"""What the game says about itself."""

from reynard.core.box import Box
from reynard.core.contract import Source as PointSource
from reynard.games.ruse.describing import describe
from reynard.games.ruse.names import SOURCE_WORDS
from reynard.games.ruse.refusing import refuse
from reynard.games.ruse.table import Source, Table
from reynard.games.ruse.telling import opening, tell
from reynard.games.ruse.view import view

__all__ = ["breakdown", "describe", "opening", "refuse", "tell", "view"]


def breakdown(box: Box, t: Table, seat: int) -> list[PointSource]:
    """Say where a seat's points came from."""
    return [PointSource(SOURCE_WORDS[source], int(t.seat[seat].earned[source])) for source in Source]
