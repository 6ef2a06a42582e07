"""Everything a seat can do: each kind of action with its parts, in the order of their numbers."""

from reynard.core.actions import ActionSpace
from reynard.games.wolf_and_fox.table import DICE, KINDS, MICE, REACH, SIDES

SPACE = ActionSpace()

MOVE = SPACE.group(
    "MOVE", "take a die and move a figure a distance with it", distance=range(1, REACH + 1), die=DICE, figure=SIDES
)
LOSE = SPACE.group("LOSE", "give the farmer a card from the wolf's side", kind=KINDS, mouse=MICE)

EVERY_ACTION = SPACE.span(MOVE, LOSE)
ACTIONS = len(SPACE)
