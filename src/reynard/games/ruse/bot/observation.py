"""How the numbers that a seat sees are laid out. Seats are counted from the one that looks, the others in turn order.

The rival of a solo game comes after all seats that there could be.
"""

from reynard.core.observation import Layout
from reynard.games.ruse.table import (
    BONUS_ROWS,
    CATCHES,
    CELLS,
    CLIMBS,
    DEEDS,
    DEN_KINDS,
    DESTINIES,
    DISPLAY,
    DRAWN,
    EXITS,
    GONE,
    HAND,
    INSTINCTS,
    KITS,
    OBJECTIVES,
    OBSTACLES,
    PATH,
    PLACES,
    ROUNDS,
    RUSES,
    SEATS,
    SIDES,
    SPACES,
    TERRITORIES,
    VITAL,
    Stage,
    Step,
)

AGES = 3  # of the rival
MOST_NEEDED = 6  # obstacles, tracks or exits that a choice can be about

LAYOUT = Layout()

COUNT = LAYOUT.part("COUNT", "1 for as many seats as there are", seats=range(1, SEATS + 1))
LOWEST_FIRST = LAYOUT.part("LOWEST_FIRST", "1 if the lowest die goes first")
PHOTOGRAPHER = LAYOUT.part("PHOTOGRAPHER", "1 with the photographer")
RIVAL = LAYOUT.part("RIVAL", "1 for how old the rival of a solo game is", age=AGES)
ROUND = LAYOUT.part("ROUND", "1 for the round", round=range(ROUNDS + 1))
STAGE = LAYOUT.part("STAGE", "1 for how far the table is", stage=len(Stage))
STEP = LAYOUT.part("STEP", "1 for what is asked", step=max(Step) + 1)
DUE = LAYOUT.part("DUE", "1 for each seat that chooses", seat=SEATS)
TURN = LAYOUT.part("TURN", "1 for the seat whose turn it is", seat=SEATS)
ORDER = LAYOUT.part("ORDER", "place in the order, in eighths, the first being 1", seat=SEATS)
ORDER_TILE = LAYOUT.part("ORDER_TILE", "1 where the second of two tiles lies at a place of the order", place=SEATS)
DESTINY = LAYOUT.part("DESTINY", "1 for the destiny tile of the round", tile=DESTINIES)
DESTINY_USED = LAYOUT.part("DESTINY_USED", "1 for each destiny tile that has come up", tile=DESTINIES)
DESTINY_DIE = LAYOUT.part("DESTINY_DIE", "the destiny die, in eighths")
HUNTER = LAYOUT.part("HUNTER", "1 for where the hunter is", territory=VITAL)

DIE_OF = LAYOUT.part("DIE_OF", "1 for whose die is on a space", territory=TERRITORIES, space=SPACES, owner=SEATS + 1)
DIE_LEFT = LAYOUT.part("DIE_LEFT", "what is left of it, in eighths", territory=TERRITORIES, space=SPACES)
OPEN_SPACES = LAYOUT.part("OPEN_SPACES", "spaces of a place in play, in eighths", place=PLACES)
COST = LAYOUT.part(
    "COST",
    "cost of each deed on the tiles of a path, in eighths, 0 where it is not offered",
    territory=VITAL,
    path=PATH,
    deed=DEEDS,
)
MARKER = LAYOUT.part("MARKER", "1 for whose marker lies there", territory=VITAL, path=PATH, owner=SEATS + 1)
PREY = LAYOUT.part("PREY", "hunting tiles still face down, in eighths", territory=VITAL, catch=CATCHES)
PREY_SPOTS = LAYOUT.part("PREY_SPOTS", "of them that lie in the territory, in eighths", territory=VITAL)
PREY_GONE = LAYOUT.part("PREY_GONE", "hunting tiles in the discard pile, in eighths", territory=VITAL, catch=CATCHES)
OBSTACLE = LAYOUT.part("OBSTACLE", "1 for where an obstacle is", obstacle=OBSTACLES, territory=VITAL)
BEAVER = LAYOUT.part("BEAVER", "1 for whose the beaver is", seat=SEATS)
CHEESE = LAYOUT.part("CHEESE", "1 for who has the cheese", seat=SEATS)
BONUS = LAYOUT.part("BONUS", "bonus tiles still to come, in fours", row=BONUS_ROWS)
BONUS_GONE = LAYOUT.part("BONUS_GONE", "bonus tiles in the discard pile, in fours", row=BONUS_ROWS)
DEN_STACK = LAYOUT.part("DEN_STACK", "den tiles still to come, in eighths", kind=DEN_KINDS)
ON_DISPLAY = LAYOUT.part("ON_DISPLAY", "1 for each den tile on offer", place=DISPLAY, kind=DEN_KINDS)
RUSE_TAKEN = LAYOUT.part("RUSE_TAKEN", "1 for each ruse tile that is taken", tile=RUSES)
OBJECTIVE_GONE = LAYOUT.part("OBJECTIVE_GONE", "1 for each private objective in the discard pile", objective=OBJECTIVES)

DIE = LAYOUT.part("DIE", "what is left of the die of this turn, in eighths")
ROLLED = LAYOUT.part("ROLLED", "what it showed, in eighths")
DIE_AT = LAYOUT.part("DIE_AT", "1 for where it is", place=PLACES)
DONE = LAYOUT.part("DONE", "1 for what was done on this tile", deed=CLIMBS)
RUSE_ON = LAYOUT.part("RUSE_ON", "1 if the ruse tile works in this turn")
IN_HAND = LAYOUT.part("IN_HAND", "1 for each den tile in hand", tile=DRAWN, kind=DEN_KINDS)
TAKING = LAYOUT.part("TAKING", "den tiles still to be taken, in fours")
NEEDS = LAYOUT.part("NEEDS", "what is to be chosen before the table goes on, in eighths")
NEED_PLACE = LAYOUT.part("NEED_PLACE", "1 for the territory that the first such choice is about", territory=TERRITORIES)
NEED_WHAT = LAYOUT.part("NEED_WHAT", "1 for the obstacle, the track or the exit that it is about", number=MOST_NEEDED)

GROWTH_POINTS = LAYOUT.part("GROWTH_POINTS", "growth points, by 32; alone, the second is the rival", seat=SEATS)
POINTS = LAYOUT.part("POINTS", "victory points so far, by 128; alone, the second is the rival", seat=SEATS)
RESOURCE = LAYOUT.part("RESOURCE", "resources, in eighths", seat=SEATS, kind=VITAL)
CAUGHT = LAYOUT.part("CAUGHT", "hunting tiles on the board, in fours", seat=SEATS, territory=VITAL, catch=CATCHES)
MARKERS = LAYOUT.part("MARKERS", "markers still on the board, in eighths", seat=SEATS)
TRACK = LAYOUT.part("TRACK", "steps on a territory's track, in eighths", seat=SEATS, territory=VITAL)
KIT_VALUE = LAYOUT.part("KIT_VALUE", "value of a kit, in eighths", seat=SEATS, kit=KITS)
KIT_AT = LAYOUT.part(
    "KIT_AT",
    "1 for where a kit is: not born, a growth space, out of the den, at an exit",
    seat=SEATS,
    kit=KITS,
    space=GONE + 1,
)
KIT_EXIT = LAYOUT.part("KIT_EXIT", "1 for its exit", seat=SEATS, kit=KITS, exit=EXITS)
OPENS = LAYOUT.part(
    "OPENS", "1 for each side to which the den tile on a cell opens", seat=SEATS, cell=CELLS, side=SIDES
)
REACHED = LAYOUT.part("REACHED", "1 for each exit joined to the start", seat=SEATS, exit=EXITS)
DEVELOPED = LAYOUT.part("DEVELOPED", "1 for each exit whose cube has become an instinct", seat=SEATS, exit=EXITS)
INSTINCT = LAYOUT.part("INSTINCT", "1 for each instinct", seat=SEATS, slot=INSTINCTS)
RUSE = LAYOUT.part("RUSE", "1 for the ruse tile", seat=SEATS, tile=RUSES)
RUSE_USED = LAYOUT.part("RUSE_USED", "1 if it is used", seat=SEATS)
FLAGGED = LAYOUT.part("FLAGGED", "flagged bonus tiles, in fours", seat=SEATS, row=BONUS_ROWS)
CARDS = LAYOUT.part("CARDS", "private objectives in hand, in eighths", seat=SEATS)
VALIDATED = LAYOUT.part("VALIDATED", "1 for each private objective validated", seat=SEATS, objective=OBJECTIVES)
FOX = LAYOUT.part("FOX", "1 for where the fox is, none in the centre", seat=SEATS, territory=TERRITORIES)
FOX_AT = LAYOUT.part("FOX_AT", "1 for the space of the path where it stands", seat=SEATS, path=PATH)
DICE = LAYOUT.part("DICE", "dice still to be rolled in this round, in fours", seat=SEATS)
DICE_OWNED = LAYOUT.part("DICE_OWNED", "dice, in fours", seat=SEATS)
DEN_DIE = LAYOUT.part("DEN_DIE", "dice in the den, in eighths", seat=SEATS, space=SPACES)

OBJECTIVE = LAYOUT.part("OBJECTIVE", "1 for each private objective in its own hand", card=HAND, objective=OBJECTIVES)

SIZE = len(LAYOUT)
