"""Everything a seat can do: each kind of action with its parts, in the order of their numbers."""

from reynard.core.actions import ActionSpace
from reynard.games.foxy.table import NUMBERS

SPACE = ActionSpace()

WRITE = SPACE.group("WRITE", "write a number", number=NUMBERS)
CIRCLE = SPACE.group("CIRCLE", "write a number and circle it", number=NUMBERS)

EVERY_ACTION = SPACE.span(WRITE, CIRCLE)
ACTIONS = len(SPACE)
