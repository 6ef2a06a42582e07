"""What lies on the table in one game.

Numbers that the rules hand from function to function are wide (i8), for the compiler makes each function
anew for every width it is called with; those that only lie there are small.
"""

from enum import IntEnum
from typing import Annotated

from reynard.core.dice_cup import DiceCup
from reynard.core.record import Many, Record, i1, i2, i8

SEATS = 4
FARMS = 12  # room for a larger ring than the printed one
DICE = 4
DECK = 64
FARMERS = 16
DAYS = 4
REACH = 40  # the farthest a die and all bones can carry a figure
NOBODY = -1
NOTHING = -1


class Figure(IntEnum):
    """The two figures, and with them the two sides of a divider."""

    WOLF = 0
    FOX = 1


class Ring(IntEnum):
    """The two rings of farm cards, and with them the two decks."""

    INNER = 0
    OUTER = 1


class Kind(IntEnum):
    """What a farm card shows; the last five are forest friends."""

    SHEEP = 0
    PIG = 1
    CHICKEN = 2
    BACON = 3
    PANCAKE = 4
    BUTTER = 5
    RABBIT = 6
    HEDGEHOG = 7
    SQUIRREL = 8
    OWL = 9
    BADGER = 10


class Mouse(IntEnum):
    """The mouse on a farm card."""

    NONE = 0
    BROWN = 1
    BLACK = 2
    WHITE = 3


class Wanted(IntEnum):
    """What the farmer wants back: one kind (numbered as in Kind), any forest friend, or any card."""

    FRIEND = 6
    ANY = 7


class Source(IntEnum):
    """Where points come from."""

    SHEEP = 0
    PIGS = 1
    CHICKENS = 2
    BACON = 3
    PANCAKES = 4
    MICE = 5
    FRIENDS = 6
    BONES = 7


class Phase(IntEnum):
    """What is going on."""

    COLLECT = 0
    FARMER = 1
    OVER = 2


class Variant(IntEnum):
    """The options of the game, in the order in which the rules are handed them."""

    YOUNG = 0
    SIDES = 1


KINDS = len(Kind)
FIRST_FRIEND = Kind.RABBIT
FRIENDS = KINDS - FIRST_FRIEND
MICE = len(Mouse)
RINGS = len(Ring)
SIDES = len(Figure)
WANTED = len(Wanted) + FIRST_FRIEND
SOURCES = len(Source)


class Deck(Record):
    """A pile that is shuffled as it is drawn: the order of the rest means nothing."""

    card: Annotated[Many[i1], DECK]  # row of the box's card list
    left: i8


class Farm(Record):
    """A farm with its two places."""

    card: Annotated[Many[i1], RINGS]  # row of the box's card list, or NOTHING


class Die(Record):
    """A die, in the forest or in front of the seat that used it."""

    value: i1
    used_by: i1  # seat, or NOBODY


class Seat(Record):
    """A seat: bones, the cards on both sides of the divider, and the points by day and source."""

    held: Annotated[Many[i1], SIDES, KINDS, MICE]
    lost: Annotated[Many[i1], KINDS, MICE]  # to the farmer card revealed last
    bones: i2
    earned: Annotated[Many[i2], DAYS, SOURCES]


class Table(Record):
    """Everything that can change in a game."""

    cup: DiceCup
    seats: i8
    sides: i8  # of the dice
    young: i1  # 1: no farmer and no dividers
    phase: i1
    day: i1  # 0, 1, 2
    round_of_day: i1  # 0..3
    start: i8  # the seat with the start player marker
    turn: i8  # the seat that chooses now
    moved: i1  # how many seats have moved a figure this round
    figure: Annotated[Many[i1], SIDES]  # the farm where each figure stands
    farm: Annotated[Many[Farm], FARMS]
    die: Annotated[Many[Die], DICE]
    dice: i1  # how many are in play
    deck: Annotated[Many[Deck], RINGS]
    farmer_deck: Annotated[Many[i1], FARMERS]  # rows of the box's farmer cards
    farmers_left: i8
    farmer: i1  # the card revealed last, or NOTHING
    owed: Annotated[Many[i1], WANTED]  # what the seat to choose still owes the farmer
    caught: i1  # bit per seat that the farmer card applies to
    gone: Annotated[Many[i1], KINDS, MICE]  # cards that have left the game
    seat: Annotated[Many[Seat], SEATS]
