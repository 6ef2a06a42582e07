"""What a seat is to do now, in one short sentence."""

from reynard.core.box import Box
from reynard.games.foxy.table import Table


def headline(box: Box, t: Table, seat: int) -> str:
    """Say which card a number is to be written for; what it asks for stands beside it."""  # rule tur-2
    return f"Write your number for card {t.turn + 1} of {t.turn + 1 + t.left}"
