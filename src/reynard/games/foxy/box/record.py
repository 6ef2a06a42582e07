"""What is in the box."""

from typing import Annotated

from reynard.core.record import Many, Record, i1, i8
from reynard.games.foxy.table import ANIMALS, ROWS, Animal, Landscape

ANIMAL_KEYS = tuple(animal.name.lower() for animal in Animal)
LANDSCAPE_KEYS = tuple(landscape.name.lower() for landscape in Landscape)
MOST_COPIES = 48
LONGEST_TRACK = 40


class Card(Record):
    """A landscape card and how often it is in the box."""

    landscape: i1
    shows: Annotated[Many[i1], ANIMALS]  # 1: this animal is on it
    animals: i8  # how many are on it
    copies: i8


class BoxRecord(Record):
    """Every number of the components."""

    landscape_cards: i8  # in a deck, to which the fox is added
    times: i8  # what a circled number counts when it is right
    allowance: i8  # alone: what all numbers together may be off
    track: Annotated[Many[i1], ANIMALS]  # boxes on each track of the summary sheet
    card: Annotated[Many[Card], ROWS]
    rows: i8
    in_box: i8  # landscape cards altogether
    of_kind: Annotated[Many[i8], ANIMALS]  # cards that show each animal
    of_one: i8  # cards that show a single animal
    kinds: i8  # kinds of animals there are at all
