"""What can be counted in a game, for those who ask how often a thing is had, when, and what it is worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reynard.core.box import Box


@dataclass(frozen=True)
class Thing:
    """Something of the box that a seat can have or use, such as a card or an upgrade."""

    family: str  # what it is compared with, such as "farm cards"
    name: str


@dataclass(frozen=True)
class Counting:
    """What a game says of the things in its box and of its points, for the lab."""

    things: Callable[[Box], Sequence[Thing | None]]  # by their places in ``count``; None where a box has nothing
    count: Callable[[Any, Any, int, Any], None]  # box, table, seat, out: how many of each it has now, or has had or used
    sources: tuple[str, ...]  # where points come from, by their places in ``earn``
    earn: Callable[[Any, Any, int, Any], None]  # box, table, seat, out: its points so far, by source
    place: Callable[[Any, Any, int], int]  # box, table as dealt, seat: its place in the first turn order
