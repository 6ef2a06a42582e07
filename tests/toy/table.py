"""What lies on the table in a game of Snatch."""

from typing import Annotated

from reynard.core.dice_cup import DiceCup
from reynard.core.record import Many, Record, i1, i2

SEATS = 4
CARDS = 24
NONE = -1

DECK = -1  # where a card is: in the deck, played, or in the hand of a seat (its number)
PLAYED = -2


class Table(Record):
    """Everything that can change."""

    cup: DiceCup
    seats: i1
    low: i1  # 1: the lowest card takes the bird
    keen: i1  # 1: the magpie is not content with what is left
    round_now: i1
    bird: i1  # what the bird of this round is worth
    where: Annotated[Many[i1], CARDS]  # DECK, PLAYED or a seat
    pick: Annotated[Many[i1], SEATS]  # the card a seat has picked in secret, or NONE
    shown: Annotated[Many[i1], SEATS]  # the card a seat played last, or NONE
    taken_by: i1  # who took the latest bird, or NONE
    points: Annotated[Many[i2], SEATS]
    magpie: i2  # the points of whoever plays against a single seat
