"""When bots write."""

from random import Random

from reynard.core.box import Box
from reynard.games.foxy.table import Table


def bots_first(options: dict[str, int]) -> bool:
    """Where the last number is said aloud, bots write before people do."""
    return bool(options["easy"])


def bot_waits(box: Box, t: Table, seat: int) -> bool:
    """Where the last number is said aloud, draw a place for every card; a bot there writes last."""  # rule rul-14
    return bool(t.easy) and Random(f"{t.turn} {t.card[t.turn]}").randrange(int(t.seats)) == seat
