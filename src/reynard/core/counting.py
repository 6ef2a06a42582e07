"""What can be counted in a game, for those who ask how often a thing is had, when, and what it is worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reynard.core.box import Box

POINTS = "points"  # the family of the sources that points come from: their number is how many came from there


@dataclass(frozen=True)
class Thing:
    """Something of the box that a seat can have or use, such as a card or an upgrade; or a source of points."""

    family: str  # what it is compared with, such as "farm cards"
    name: str


@dataclass(frozen=True)
class Counting:
    """What a game says of the things in its box, for the lab; it is looked at after every move."""

    things: Callable[[Box], Sequence[Thing]]  # one for each number that ``count`` fills in
    count: Callable[[Any, Any, int, Any], None]  # box, table, seat, out: how many of each it has, or has had or used
    place: Callable[[Any, Any, int], int] | None = None  # box, table as dealt, seat: its place in the first turn order
