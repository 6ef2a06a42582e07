"""An answer of the lab: sentences, tables and plots, for a terminal, a report or a notebook."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from reynard.lab.question import Question

if TYPE_CHECKING:
    import numpy as np
    import polars as pl
    from matplotlib.figure import Figure

    Numbers = Sequence[float] | np.ndarray[tuple[int, ...], np.dtype[np.generic]]


@dataclass(frozen=True)
class Table:
    """Figures in rows; the first column names what they are about."""

    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    first: int | None = None  # how many of the first rows a terminal shows, where they are ordered by what they say
    last: int = 0  # and how many of the last


@dataclass(frozen=True)
class Series:
    """Some figures of a plot that belong together, each with half of its interval."""

    name: str
    values: Sequence[float]
    halves: Sequence[float]


@dataclass(frozen=True)
class Dots:
    """Figures with their intervals, one line for each, beside a line that marks what is even."""

    labels: Sequence[str]
    series: Sequence[Series]
    unit: str
    even: float | None = None


@dataclass(frozen=True)
class Heat:
    """How each row fares against each column, from 0 to 1."""

    labels: Sequence[str]
    shares: Sequence[Sequence[float]]
    halves: Sequence[Sequence[float]]
    unit: str


@dataclass(frozen=True)
class Spread:
    """How often each value came, for each of some groups."""

    groups: Sequence[tuple[str, "Numbers"]]
    unit: str


@dataclass(frozen=True)
class Bars:
    """What each of some wholes is made of."""

    labels: Sequence[str]
    parts: Sequence[tuple[str, Sequence[float]]]
    unit: str


@dataclass(frozen=True)
class Curve:
    """How a share follows from a figure, with some points of it marked: figure, half of its interval, share."""

    across: Sequence[float]
    up: Sequence[float]
    marked: Sequence[tuple[float, float, float]]
    across_unit: str
    unit: str


Plot = Dots | Heat | Spread | Bars | Curve


@dataclass(frozen=True)
class Section:
    """A part of an answer."""

    title: str
    sentences: Sequence[str]
    tables: Sequence[Table] = ()
    plots: Sequence[tuple[str, Plot]] = ()  # each with what it shows
    games: int = 0  # that its figures come from


@dataclass(frozen=True)
class Answer:
    """What the lab found out."""

    title: str
    question: Question
    sections: Sequence[Section]
    frame: "pl.DataFrame" = field(repr=False)  # a row for every player of every game
    command: str

    def figures(self) -> "list[tuple[str, Figure]]":
        """Draw all plots, each with what it shows, to be changed or saved."""
        from reynard.lab.plots import draw

        return [(words, draw(plot)) for section in self.sections for words, plot in section.plots]

    def report(self, path: str | Path) -> None:
        """Write a page that needs nothing else."""
        from reynard.lab.report import write_report

        write_report(self, Path(path))

    def _repr_html_(self) -> str:
        """Show the answer in a notebook."""
        from reynard.lab.report import body_of

        return body_of(self)
