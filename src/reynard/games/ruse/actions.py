"""Everything a seat can do: each kind of action with its parts, in the order of their numbers."""

from reynard.core.actions import ActionSpace
from reynard.games.ruse.table import (
    CELLS,
    CHART,
    DISPLAY,
    DRAWN,
    EXITS,
    FLAGS,
    HAND,
    INSTINCTS,
    KITS,
    PATH,
    PAYMENTS,
    PLACES,
    SIDES,
    SPACES,
    VITAL,
)

SPACE = ActionSpace()

STOP = SPACE.group("STOP", "do no more, stay, or keep the roll")
PLACE = SPACE.group("PLACE", "place the die", place=PLACES, space=SPACES)
WALK = SPACE.group("WALK", "walk to a space of the path", space=PATH)

HUNT = SPACE.group("HUNT", "hunt")
MARK = SPACE.group("MARK", "leave a marker")
TRACK = SPACE.group("TRACK", "take a step on a territory's track", territory=VITAL)
KIT = SPACE.group("KIT", "raise the value of a kit", kit=KITS)
RESOURCE = SPACE.group("RESOURCE", "take a resource", kind=VITAL)
WELCOME = SPACE.group("WELCOME", "take growth points instead of a resource in the first round")
TERRITORY = SPACE.group("TERRITORY", "choose a territory for the hunter or an obstacle", territory=VITAL)
FLAG = SPACE.group("FLAG", "use a flagged bonus tile", flag=FLAGS)
DRAW_OBJECTIVE = SPACE.group("DRAW_OBJECTIVE", "draw a private objective")
SWAP = SPACE.group("SWAP", "discard a private objective and draw another", card=HAND)
EXCHANGE = SPACE.group("EXCHANGE", "exchange a private objective for its effect", card=HAND)
RETURN = SPACE.group("RETURN", "return a private objective", card=HAND)
CHEESE = SPACE.group("CHEESE", "exchange the cheese")
RUSE = SPACE.group("RUSE", "use the ruse tile")
UP = SPACE.group("UP", "feint: count the die higher")
DOWN = SPACE.group("DOWN", "feint: count the die lower")

CHART_ROW = SPACE.group("CHART_ROW", "use a row of the den's chart", row=CHART)
TAKE = SPACE.group("TAKE", "take a den tile from the display", place=DISPLAY)
GROW = SPACE.group("GROW", "move a kit to the next growth space", kit=KITS)
FINISH = SPACE.group("FINISH", "pay for a kit's last growth space", kit=KITS, payment=PAYMENTS)
SEND = SPACE.group("SEND", "send a kit to an exit", kit=KITS, exit=EXITS)
INSTINCT = SPACE.group("INSTINCT", "choose a slot for an instinct", slot=INSTINCTS)
LAY = SPACE.group(
    "LAY", "place a den tile, or turn (as tile 0) the one on a cell", tile=DRAWN, cell=CELLS, quarters=SIDES
)

ACTING = SPACE.span(HUNT, EXCHANGE)  # on a tile, or on the Mountain
USING = SPACE.span(RUSE, DOWN)  # the ruse tile
GROWING = SPACE.span(GROW, SEND)
ACTIONS = len(SPACE)
