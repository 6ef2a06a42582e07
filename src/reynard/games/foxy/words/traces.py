"""What a move concerned on the board, as far as everyone may know it."""

from reynard.core.box import Box
from reynard.games.foxy.table import Table


def traces(box: Box, before: Table, seat: int, action: int, after: Table) -> tuple[str, ...]:
    """Point at the card that was turned over; that somebody has written leaves no mark but their tick."""  # rule tur-2
    return ("card",) if after.turn != before.turn else ()
