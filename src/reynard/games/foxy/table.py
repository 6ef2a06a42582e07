"""What lies on the table in one game.

The cards turned over lie there face up but one on top of the other: the rules count them, nobody sees them.
"""

from enum import IntEnum
from typing import Annotated

from reynard.core.dice_cup import DiceCup
from reynard.core.record import Many, Record, i1, i8

SEATS = 12
CARDS = 20  # in a deck, the fox included
ROWS = 64  # different landscape cards a box may hold
NOTHING = -1
NOBODY = -1
FOX_CARD = ROWS  # stands for the fox where a row of the box's cards is named


class Animal(IntEnum):
    """The kinds of animals, in the order of the summary sheet."""

    HEN = 0
    PIG = 1
    BEAR = 2
    RABBIT = 3
    ZEBRA = 4
    GIRAFFE = 5
    DOLPHIN = 6
    OCTOPUS = 7
    CAT = 8


class Landscape(IntEnum):
    """The landscapes; two kinds of animals live in each, in the order of Animal."""

    COUNTRYSIDE = 0
    FOREST = 1
    SAVANNAH = 2
    SEA = 3


class Fox(IntEnum):
    """What the fox card asks for."""

    DIFFERENT = 0
    MOST = 1
    SINGLES = 2
    CAT = 3


class Variant(IntEnum):
    """The options of the game, in the order in which the rules are handed them."""

    FOX = 0
    HARD = 1
    EASY = 2
    NETTED = 3


ANIMALS = len(Animal)
NATIVES = 2  # kinds that live in a landscape
NUMBERS = 3 * CARDS + 1  # from 0 to three animals on every card


class Seat(Record):
    """A player's board."""

    number: Annotated[Many[i8], CARDS]  # or NOTHING
    circle: i8  # the box whose number is circled, or NOTHING


class Table(Record):
    """Everything that can change in a game."""

    cup: DiceCup
    seats: i8
    fox: i1
    hard: i1
    easy: i1
    netted: i1  # alone, compare totals
    over: i1
    turn: i8  # the newest card, from 0
    left: i8  # cards in the deck, not turned over yet
    fox_to_come: i1
    pool: Annotated[Many[i8], ROWS]  # copies of each landscape card that nobody has seen
    pooled: i8  # all of them together
    card: Annotated[Many[i8], CARDS]  # turned over so far: row of the box's cards, or FOX_CARD
    exact: Annotated[Many[i8], CARDS]  # the right number for each
    seen: Annotated[Many[i8], ANIMALS]  # crosses on each track so far
    singles: i8  # cards with a single animal so far
    written: i8  # bit for each seat that has written its number for the newest card
    said_by: i8  # easy: who said the number for the card before aloud, or NOBODY
    seat: Annotated[Many[Seat], SEATS]
