"""What players may name."""

from reynard.core.box import Box
from reynard.games.fox_experiment.table import WILD_FOXES, Table


def may_note(box: Box, t: Table, seat: int, key: str) -> bool:
    """Let every player name the pups they bred."""  # rule bre-12
    kind, _, number = key.partition(":")
    if kind != "pup" or not number.isascii() or not number.isdigit() or str(int(number)) != number:
        return False
    fox = int(number)
    return WILD_FOXES <= fox < WILD_FOXES + t.bred and bool(t.fox[fox].owner == seat)
