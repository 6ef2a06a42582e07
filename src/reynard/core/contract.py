"""What a game is: six questions it answers in compiled rules, and the words for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from reynard.core.box import Box
from reynard.core.errors import BadOptions
from reynard.core.record import Record
from reynard.core.rulebook import Rulebook

if TYPE_CHECKING:
    from reynard.core.match import Match

SPECTATOR = -1


@dataclass(frozen=True)
class Choice:
    """One thing a seat may do now."""

    id: int
    words: str
    at: tuple[str, ...]
    rule: str
    gives: str = ""  # what it brings and costs, for the preview
    rank: int = 0  # where it stands in a list: the plain before the special


@dataclass(frozen=True)
class Refusal:
    """Why a seat may not do something, and the rule that says so."""

    words: str
    rule: str


@dataclass(frozen=True)
class Source:
    """A place points come from, and how many came from it."""

    words: str
    points: int


@dataclass(frozen=True)
class Option:
    """A way to play that is settled before the game starts; the first value is the default."""

    name: str
    words: str
    values: tuple[int, ...]
    labels: tuple[str, ...]

    @property
    def is_switch(self) -> bool:
        """Say whether the option is simply off or on."""
        return self.values == (0, 1)


class Words(Protocol):
    """What a game says about itself, in plain Python beside its rules."""

    def view(self, box: Box, t: Any, seat: int) -> Any:
        """Show what a seat may see, ready for JSON."""

    def describe(self, box: Box, t: Any, seat: int, action: int) -> Choice:
        """Say what a choice means."""

    def refuse(self, box: Box, t: Any, seat: int, action: int) -> Refusal:
        """Say why a move is not allowed."""

    def tell(
        self, box: Box, before: Any, seat: int, action: int, after: Any, viewer: int, names: Sequence[str]
    ) -> list[str]:
        """Tell what a move did, as far as the viewer may know."""

    def opening(self, box: Box, t: Any, viewer: int, names: Sequence[str]) -> list[str]:
        """Tell how the game starts, as far as the viewer may know."""

    def breakdown(self, box: Box, t: Any, seat: int) -> list[Source]:
        """Say where a seat's points came from."""


@dataclass(frozen=True)
class Game:
    """A game: what is in the box, what lies on the table, the rules and the words."""

    name: str
    title: str
    tagline: str
    folder: Path
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: int
    table: type[Record]
    read_box: Callable[[str, str], Box]
    words: Words
    view_type: type

    deal: Callable[[Any, Any, int, int, Any], None]
    pending: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    score: Callable[[Any, Any, Any], None]
    hide: Callable[[Any, Any, int, int], None]
    appraise: Callable[[Any, Any, int, Any, Any], None]

    @cached_property
    def standard_box(self) -> Box:
        """Open the box that comes with the game."""
        path = self.folder / "box.toml"
        return self.read_box(path.read_text(encoding="utf-8"), path.name)

    @cached_property
    def rulebook(self) -> Rulebook:
        """Open the rules in our own words."""
        return Rulebook.read(self.folder / "rules.md")

    def settle_options(self, chosen: dict[str, int | bool] | None) -> dict[str, int]:
        """Fill in the defaults and refuse what the game does not offer."""
        chosen = dict(chosen or {})
        settled = {}
        for option in self.options:
            value = chosen.pop(option.name, option.values[0])
            if value not in option.values:
                allowed = ", ".join(str(each) for each in option.values)
                raise BadOptions(f"{self.title}: option {option.name!r} is {value!r}; it can be {allowed}.")
            settled[option.name] = int(value)
        if chosen:
            known = ", ".join(option.name for option in self.options)
            raise BadOptions(f"{self.title} has no option {next(iter(chosen))!r}; it has {known}.")
        return settled

    def option_values(self, settled: dict[str, int]) -> Any:
        """Lay out the options as the compiled rules read them."""
        return np.array([settled[option.name] for option in self.options], dtype=np.int64)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not for."""
        if seats not in self.seats:
            raise BadOptions(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")

    def functions(self) -> dict[str, Any]:
        """Name the compiled functions as code for all games calls them."""
        names = ("deal", "pending", "legal", "play", "score", "hide", "appraise")
        return {name: getattr(self, name) for name in names}

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        names: Sequence[str] | None = None,
    ) -> "Match":
        """Start a match.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=3, seed=7)
        >>> match.over
        False
        """
        from reynard.core.match import Match  # a match is made of a game, so it comes after this module

        return Match(self, seats, seed=seed, options=options, box=box, names=names)
