"""What is in the box."""

from typing import Annotated

from reynard.core.record import Many, Record, i1, i2, i8
from reynard.games.wolf_and_fox.table import FARMERS, FIRST_FRIEND, FRIENDS, KINDS, SEATS, WANTED, Kind, Mouse, Wanted

LARGEST_DIE = 8
LEAST_SEATS = 2
ALL = 127
CARDS = 64
SHEEP_SET = 3
KIND_KEYS = tuple(kind.name.lower() for kind in Kind)
MOUSE_KEYS = tuple(mouse.name.lower() for mouse in Mouse)
WANTED_KEYS = (*KIND_KEYS[:FIRST_FRIEND], *(wanted.name.lower() for wanted in Wanted))
WHO_KEYS = ("everyone", "most", "at_least")
EVERYONE, MOST, AT_LEAST = range(3)


class Card(Record):
    """A farm card and how often it is in its deck."""

    kind: i8
    mouse: i8
    bone: i1
    ring: i1
    copies: i1
    extra: i1


class Farmer(Record):
    """A farmer card: whom it catches, and how many cards of each sort it takes."""

    who: i1
    loses: Annotated[Many[i1], WANTED]  # ALL for all


class BoxRecord(Record):
    """Every number of the components."""

    farms: i1
    starts_at: Annotated[Many[i1], 2]  # wolf, fox
    days: i1
    rounds: i1
    dice: Annotated[Many[i1], SEATS + 1]  # by number of seats
    bones_at_start: i1
    bone_points: i2
    pig: Annotated[Many[i2], 2]
    sheep: Annotated[Many[i2], SHEEP_SET]
    chicken: i2
    bacon_most: i2
    bacon_second: Annotated[Many[i2], SEATS + 1]  # by number of seats
    pancakes: i2
    butter: i2
    butter_counted: i1
    mouse: i2
    friends: Annotated[Many[i2], FRIENDS + 1]  # by number of different friends
    discarded: Annotated[Many[i1], KINDS]  # 1: leaves the game at the end of a day
    extra_from_seats: i1
    card: Annotated[Many[Card], CARDS]
    cards: i1
    farmer: Annotated[Many[Farmer], FARMERS]
    farmers: i1
    crowd: i1
