"""What a move left its mark on: the page keeps it in sight until the next move."""

from reynard.core.box import Box
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.table import Table
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS
from reynard.games.wolf_and_fox.words.walking import walk_of


def traces(box: Box, before: Table, seat: int, action: int, after: Table) -> tuple[str, ...]:
    """Point at the farm, the figure that came there and its way farm by farm, or at whoever gave the farmer a card."""
    if action in LOSE:
        return (f"seat:{seat}",)
    distance, _, figure = MOVE.parts(action)
    walk = walk_of(box, before, figure, distance)
    return f"farm:{walk.there}", SIDE_KEYS[figure], *(f"path:{farm}" for farm in walk.way)
