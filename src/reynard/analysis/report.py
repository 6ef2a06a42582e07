"""The analysis of a match, ready for JSON: its course, accounts of luck and decisions, and the great moments.

Sentences have places for names, since a finished match keeps its analysis and players may still change their names.
"""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal

from reynard.core.match import Match

Unit = Literal["chance", "points"]
Quality = Literal["rough", "good"]


@dataclass(frozen=True)
class Sum:
    """How a result came about: what there was at the start, luck, one's own decisions and those of the others."""

    start: float
    luck: float
    own: float
    others: float
    result: float


@dataclass(frozen=True)
class RowAccount:
    """The account of a seat, or after the seats of a rival: in chances, unless only points are told, and in points."""

    name: str
    chance: Sum | None
    points: Sum


@dataclass(frozen=True)
class CoursePoint:
    """What the game was worth to everybody after so many moves, and in words what the latest of them did."""

    ply: int
    seat: int | None
    words: str
    chances: list[float]  # none where only points are told
    points: list[float]


@dataclass(frozen=True)
class Way:
    """One of two choices: what it was, what it was worth to its seat, and how it goes on."""

    choice: int
    words: str
    chance: float | None
    points: float
    goes_on: list[str]


@dataclass(frozen=True)
class Moment:
    """A decision that mattered: what was chosen, and the best of the other choices."""

    ply: int
    seat: int
    sentence: str
    change: float  # of chance, or where only points are told of points: below zero was given away
    chosen: Way
    other: Way | None  # none in a game of memory


@dataclass(frozen=True)
class Report:
    """All that an analysis tells."""

    game: str
    title: str
    quality: Quality
    unit: Unit
    plies: int
    rows: list[RowAccount]
    course: list[CoursePoint]
    moments: list[Moment]


def row_names(match: Match) -> list[str]:
    """Name every seat, as a place for its name, and every rival."""
    return [*match.places, *match.rivals]


def with_names(report: Report, match: Match) -> Report:
    """Put the names of players and of things in their places."""
    named: Report = name_in(report, match)
    return named


def name_in(value: Any, match: Match) -> Any:
    """Put names into all texts of a value."""
    if isinstance(value, str):
        return match.call_by_name([value])[0]
    if is_dataclass(value) and not isinstance(value, type):
        parts = {each.name: name_in(getattr(value, each.name), match) for each in fields(value)}
        return type(value)(**parts)
    if isinstance(value, list):
        return [name_in(each, match) for each in value]
    return value
