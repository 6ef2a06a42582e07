"""Everything a seat can do in Snatch."""

from reynard.core.actions import ActionSpace
from toy.table import CARDS

SPACE = ActionSpace()

PICK = SPACE.group("PICK", "pick a card of the hand in secret", card=CARDS)
