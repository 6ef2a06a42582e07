"""What a move left its mark on: the page keeps it in sight until the next move."""

from reynard.core.box import Box
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.table import Table
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS


def traces(box: Box, before: Table, seat: int, action: int, after: Table) -> tuple[str, ...]:
    """Point at the farm and the figure that came there, or at whoever gave the farmer a card."""
    if action in LOSE:
        return (f"seat:{seat}",)
    _, _, figure = MOVE.parts(action)
    return f"farm:{int(after.figure[figure])}", SIDE_KEYS[figure]
