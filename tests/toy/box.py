"""What is in the box of Snatch."""

from typing import Annotated

from reynard.core.box import Box, Section
from reynard.core.record import Many, Record, i1
from toy.table import CARDS


class BoxRecord(Record):
    """Every number of the components."""

    hand: i1
    rounds: i1
    dearest: i1
    value: Annotated[Many[i1], CARDS]


def read_box(text: str, source: str) -> Box:
    """Read and check a box file."""
    section = Section.open(text, source)
    section.only("hand", "rounds", "dearest", "card")
    record = BoxRecord.new()
    record.hand = section.number("hand", 1, 6)
    record.rounds = section.number("rounds", 1, record.hand)
    record.dearest = section.number("dearest", 1, 9)
    cards = section.sections("card", CARDS, CARDS)
    for row, card in enumerate(cards):
        card.only("name", "value")
        record.value[row] = card.number("value", 1, 99)
    return Box(record, {"card": tuple(card.text("name") for card in cards)}, text)
