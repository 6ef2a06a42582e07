"""When the time for a card is over."""

from reynard.core.box import Box
from reynard.games.foxy.actions import WRITE
from reynard.games.foxy.table import Table


def write_nothing(box: Box, t: Table, seat: int) -> int:
    """Write 0 for whoever has written nothing when the time runs out."""  # rule rul-4
    return WRITE(0)
