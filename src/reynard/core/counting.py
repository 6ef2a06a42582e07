"""What can be counted in a game, for those who ask how often a thing is had, when, and what it is worth."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from reynard.core.box import Box

POINTS = "points"  # the family of the sources that points come from: their number is how many came from there


@dataclass(frozen=True)
class Thing:
    """Something of the box that a seat can have or use, such as a card or an upgrade; or a source of points."""

    family: str  # what it is compared with, such as "farm cards"
    name: str


def family(name: str, members: Iterable[str]) -> list[Thing]:
    """List the things of a family; a name that comes again gets a number.

    >>> [thing.name for thing in family("studies", ["tail", "ear", "tail"])]
    ['tail', 'ear', 'tail (2)']
    """
    names: list[str] = []
    for member in members:
        told_apart = (member, *(f"{member} ({number})" for number in range(2, len(names) + 2)))
        names.append(next(each for each in told_apart if each not in names))
    return [Thing(name, each) for each in names]


@dataclass(frozen=True)
class Counting:
    """What a game says of the things in its box, for the lab; it is looked at after every move."""

    things: Callable[[Box], Sequence[Thing]]  # one for each number that ``count`` fills in
    count: Callable[[Any, Any, int, Any], None]  # box, table, seat, out: how many of each it has, or has had or used
    place: Callable[[Any, Any, int], int] | None = None  # box, table as dealt, seat: its place in the first turn order
