"""What a game is: eight questions it answers in compiled rules, and the words for them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from reynard.core.actions import ActionSpace
from reynard.core.advice import Advice
from reynard.core.box import Box, title_of
from reynard.core.counting import Counting
from reynard.core.errors import BadBox, BadOptions
from reynard.core.lesson import Lesson
from reynard.core.lesson_text import read_lesson
from reynard.core.levels import USUAL_LEVEL, Level
from reynard.core.observation import Layout
from reynard.core.phrases import ranged
from reynard.core.record import Record
from reynard.core.rulebook import Rulebook

if TYPE_CHECKING:
    from reynard.core.match import Match
    from reynard.core.sight import Sight

SPECTATOR = -1


@dataclass(frozen=True)
class Choice:
    """One thing a seat may do now."""

    id: int
    words: str
    at: tuple[str, ...]
    rule: str
    gives: str = ""  # what it brings and costs, for the preview
    facts: Any = None  # the same for the board to draw, of the game's choice_type
    rank: int = 0  # where it stands in a list: the plain before the special
    heading: str = ""  # what it stands under in a long list, with all that point at the same thing first
    guarded: bool = False  # it gives up what is still to be had: never the big button, and always asked about
    light: bool = False  # a small part of a step that is easily undone: never asked about
    alternative_to: int | None = None  # the sensible choice, by its id, of which this is only another way
    also: Mapping[str, str] = field(default_factory=dict)  # things as good as one it points at: equal die, that die
    then: tuple[int, ...] = ()  # what is played right after it, where one pick takes several steps


@dataclass(frozen=True)
class Refusal:
    """Why a seat may not do something, and the rule that says so."""

    words: str
    rule: str


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet: where points come from, and how many came from there."""

    words: str
    points: int


@dataclass(frozen=True)
class Chapter:
    """A page of the story: what a day, a generation or a round brought, once it is over."""

    title: str
    lines: tuple[str, ...]  # what everyone may know, with places for names


@dataclass(frozen=True)
class About:
    """What people ask before they choose a game."""

    length: str  # such as "20 to 35 minutes"
    weight: str  # how much there is to think about: "light", "medium" or "heavy"
    age: int  # from which it is fun, in years


@dataclass(frozen=True)
class Option:
    """A way to play that is settled before the game starts; the first value is the default."""

    name: str
    words: str
    values: tuple[int, ...]
    labels: tuple[str, ...]
    seats: tuple[int, ...] = ()  # the numbers of seats it is for; none named means all

    def is_for(self, seats: int) -> bool:
        """Say whether the option is there to choose with so many seats."""
        return not self.seats or seats in self.seats

    @property
    def is_switch(self) -> bool:
        """Say whether the option is simply off or on."""
        return self.values == (0, 1)


@dataclass(frozen=True)
class Clock:
    """A limit on the time for each decision, which a table may choose to play with."""

    words: str
    seconds: tuple[int, ...]
    run_out: Callable[[Box, Any, int], int]  # what a seat does whose time is over
    tell_late: Callable[[Box, Any, int, Sequence[str]], str] | None = None  # what the log says of it before all else


class Words(Protocol):
    """What a game says about itself, in plain Python beside its rules."""

    def describe(self, box: Box, t: Any, seat: int, action: int) -> Choice:
        """Say what a choice means."""

    def headline(self, box: Box, t: Any, seat: int) -> str:
        """Say what the decision that a seat owes is for, and what is left of it."""

    def refuse(self, box: Box, t: Any, seat: int, action: int) -> Refusal:
        """Say why a move is not allowed."""

    def tell(
        self, box: Box, before: Any, seat: int, action: int, after: Any, viewer: int, names: Sequence[str]
    ) -> list[str]:
        """Tell what a move did, as far as the viewer may know."""

    def opening(self, box: Box, t: Any, viewer: int, names: Sequence[str]) -> list[str]:
        """Tell how the game starts, as far as the viewer may know."""

    def breakdown(self, box: Box, t: Any, seat: int) -> list[ScoreLine]:
        """Say where the points of a row came from: a seat's, or after the seats a rival's."""


def no_rivals(seats: int) -> tuple[str, ...]:
    """Play among the seats alone."""
    return ()


def no_matter_who(options: dict[str, int]) -> bool:
    """Let bots take their time, in any game."""
    return False


def nobody_waits(box: Box, t: Any, seat: int) -> bool:
    """Let bots answer as soon as they are asked."""
    return False


def no_notes(box: Box, t: Any, seat: int, key: str) -> bool:
    """Let nothing be noted."""
    return False


def nothing_more(box: Box, t: Any, seat: int) -> str:
    """Leave all to the log and the choices."""
    return ""


def no_sequences(box: Box, t: Any, seat: int) -> Sequence[Choice]:
    """Let every pick be one step."""
    return ()


def no_chapter(box: Box, before: Any, after: Any) -> Chapter | None:
    """Tell the game as one story without pages."""
    return None


def no_traces(box: Box, before: Any, seat: int, action: int, after: Any) -> tuple[str, ...]:
    """Leave no mark of a move on the board."""
    return ()


@dataclass(frozen=True)
class Recalled:
    """What there was to remember at one moment of a game of memory, and what every seat made of it."""

    words: str  # what was asked then
    right: int
    written: tuple[int, ...]
    gained: tuple[int, ...]
    possible: tuple[int, ...]  # what the right answer would have gained


@dataclass(frozen=True)
class Mind:
    """How bots play a game of memory: what they remember of it, and what they do by that and by what they see."""

    witness: Callable[[Box, Any], Any]  # box, table: what everybody was shown before, and nothing else
    remember: Callable[[Any, Level, int], Any]  # what was shown, level, seat: what a bot of that level remembers there
    decide: Callable[[Any, int, Any, Level], int]  # view, seat, memory, level: the action
    conceal: Callable[[Any, int, Sequence[bool]], Any]  # view, seat, which of its moves a bot made: what a person sees
    recall: Callable[[Box, Any], list[Recalled]]  # box, the table of a finished game: what there was to remember


@dataclass(frozen=True)
class Observer:
    """Another way to look at the table, as numbers."""

    observe: Callable[[Any, Any, int, Any], None]
    layout: Layout


@dataclass(frozen=True)
class Game:
    """A game: what is in the box, what lies on the table, the rules and the words."""

    name: str
    title: str
    tagline: str
    about: About
    folder: Path
    seats: tuple[int, ...]
    version: int  # of its rules, raised whenever a change lets the same moves lead elsewhere
    options: tuple[Option, ...]
    actions: ActionSpace
    table: type[Record]
    read_box: Callable[[str, str], Box]
    words: Words
    view: Callable[[Box, Any, int], Any]  # what a seat may see, ready for JSON
    view_type: type

    deal: Callable[[Any, Any, int, int, Any], None]
    pending: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    score: Callable[[Any, Any, Any], None]
    hide: Callable[[Any, Any, int, int], None]
    appraise: Callable[[Any, Any, int, Any, Any], None]
    observe: Callable[[Any, Any, int, Any], None]
    observation: Layout  # of the numbers that ``observe`` fills in

    # What only some games have.
    rivals: Callable[[int], tuple[str, ...]] = no_rivals  # who scores but has no seat, by the number of seats
    may_note: Callable[[Box, Any, int, str], bool] = no_notes  # whether a seat may name the thing of this ref
    lies_before: Callable[[Box, Any, int], str] = nothing_more  # what a seat sees only as long as it chooses, in words
    sequences: Callable[[Box, Any, int], Sequence[Choice]] = no_sequences  # picks of several steps, each with ``then``
    chapter: Callable[[Box, Any, Any], Chapter | None] = no_chapter  # the page of the story that a move completes
    traces: Callable[[Box, Any, int, int, Any], tuple[str, ...]] = no_traces  # refs a move concerned, open to everyone
    forecast: Callable[[Box, Any, int, Sequence[str]], Any] | None = None  # what to expect of the things pointed at
    forecast_type: type | None = None
    choice_type: Any = None  # the facts that its choices carry
    mind: Mind | None = None  # how the levels of bots play it, where that is not by thinking ahead
    counting: Counting | None = None  # what the lab can count
    perfect_memory: Observer | None = None  # what a seat sees and remembers, in a game that asks for memory
    advise: "Callable[[Sight], Advice] | None" = None  # a hint of its own, where thinking ahead is no help
    by_eye: tuple[Level, ...] = ()  # levels of bots that judge without thinking ahead, where that would take too long
    bots_first: Callable[[dict[str, int]], bool] = no_matter_who  # whether they answer before people asked too
    bot_waits: Callable[[Box, Any, int], bool] = nobody_waits  # whether a bot there lets all others asked answer first
    level_words: Mapping[Level, str] = field(
        default_factory=dict, hash=False
    )  # how bots play it, where that is special
    usual_level: Level = USUAL_LEVEL  # of the bots at a first table
    names_stand: Refusal | None = None  # why nobody changes their name in the middle of a game; None: they may
    clock: Clock | None = None  # the times a table may be played with
    labels: Mapping[str, str] = field(default_factory=dict, hash=False)  # what stands on and beside the board, by key
    covers: bool = False  # whether people at one screen have secrets from each other

    @cached_property
    def standard_box(self) -> Box:
        """Open the box that comes with the game."""
        path = self.folder / "box.toml"
        return self.read_box(path.read_text(encoding="utf-8"), path.name)

    @cached_property
    def entry_points(self) -> ModuleType:
        """Load the rules as a match calls them."""
        from reynard.core.calling import load_entry_points  # which wakes the compiler

        return load_entry_points(self)

    @cached_property
    def observer(self) -> Callable[[int, int, int, Any], None]:
        """Load what a seat sees as numbers, as a match asks for it."""
        from reynard.core.calling import load_observer  # which wakes the compiler

        return load_observer(self)

    @cached_property
    def boxes(self) -> dict[str, str]:
        """List the other boxes that come with the game, by name, with their titles."""
        paths = sorted((self.folder / "boxes").glob("*.toml"))
        return {path.stem: title_of(path.read_text(encoding="utf-8"), path.name) for path in paths}

    def open_box(self, name: str) -> Box:
        """Open one of the other boxes that come with the game."""
        if name not in self.boxes:
            known = ", ".join(self.boxes) or "only the usual one"
            raise BadBox(f"{self.title} has no box {name!r}; it has {known}.")
        path = self.folder / "boxes" / f"{name}.toml"
        return self.read_box(path.read_text(encoding="utf-8"), path.name)

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """Read the lessons that come with the game, by name, the first one first."""
        paths = sorted((self.folder / "lessons").glob("*.toml"))
        return {path.stem: read_lesson(self, path.read_text(encoding="utf-8"), path.stem) for path in paths}

    @cached_property
    def rulebook(self) -> Rulebook:
        """Open the rules in our own words."""
        return Rulebook.read(self.folder / "rules.md")

    def settle_options(self, chosen: dict[str, int | bool] | None, seats: int) -> dict[str, int]:
        """Fill in the defaults and refuse what the game does not offer with so many seats."""
        chosen = dict(chosen or {})
        settled = {}
        for option in self.options:
            value = chosen.pop(option.name, option.values[0])
            if value not in option.values:
                allowed = ", ".join(str(each) for each in option.values)
                raise BadOptions(f"{self.title}: option {option.name!r} is {value!r}; it can be {allowed}.")
            if value != option.values[0] and not option.is_for(seats):
                players = "1 player" if option.seats == (1,) else f"{ranged(option.seats)} players"
                raise BadOptions(f"{self.title}: option {option.name!r} is for {players}, not {seats}; leave it out.")
            settled[option.name] = int(value)
        if chosen:
            known = ", ".join(option.name for option in self.options)
            raise BadOptions(f"{self.title} has no option {next(iter(chosen))!r}; it has {known}.")
        return settled

    def new_standing(self, seats: int) -> Any:
        """Lay out what ``score`` fills: points and tie-break of each seat and then of each rival."""
        return np.zeros((seats + len(self.rivals(seats)), 2), np.int64)

    def option_values(self, settled: dict[str, int]) -> Any:
        """Lay out the options as the compiled rules read them."""
        return np.array([settled[option.name] for option in self.options], dtype=np.int64)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not for."""
        if seats not in self.seats:
            raise BadOptions(f"{self.title} is for {ranged(self.seats)} players, not {seats}.")

    def check_box(self, box: Box) -> None:
        """Refuse a box that is another game's."""
        if box.record.dtype != self.standard_box.record.dtype:
            raise BadBox(f"This is no box of {self.title}. Read one with game.read_box, or leave it out.")

    def check_clock(self, seconds: int) -> None:
        """Refuse a time for each decision that the game does not offer; 0 is no limit."""
        if seconds and self.clock is None:
            raise BadOptions(f"{self.title} is played without a clock; leave it out.")
        if seconds and self.clock and seconds not in self.clock.seconds:
            offered = ", ".join(str(each) for each in self.clock.seconds)
            raise BadOptions(f"{self.title}: the clock is {seconds}; it can be 0 for none, or {offered} seconds.")

    def functions(self) -> dict[str, Any]:
        """Name the compiled functions as the bots' code for all games calls them."""
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
