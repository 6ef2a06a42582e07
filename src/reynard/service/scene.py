"""A scene: the table between two events. It never changes, so threads may make of it what pages are to be told."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from reynard.core.contract import Choice
from reynard.core.errors import ReynardError
from reynard.core.match import Match
from reynard.core.taking_back import Step
from reynard.service.ending import tell_ending, tell_sources
from reynard.service.journal import Account, StoredChapter
from reynard.service.messages.told import Ending, SourceInfo

Key = TypeVar("Key")
Made = TypeVar("Made")


class Scene:
    """A match as it stands, and everything that has been made of it so far: each thing once, however many look."""

    def __init__(self, match: Match, by_bot: Sequence[bool], story: Sequence[Account]) -> None:
        self.match = match
        self.by_bot = list(by_bot)
        self.story = list(story)
        self.views: dict[int | None, Any] = {}
        self.offers: dict[int, list[Choice]] = {}
        self.rows: dict[int, list[Choice]] = {}
        self.finals: dict[int, frozenset[int]] = {}
        self.steps: dict[int, Step | str] = {}  # or why there is none
        self.logs: dict[int | None, list[str]] = {}

    @cached_property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.match.pending

    @cached_property
    def scores(self) -> list[int]:
        """Every seat's points."""
        return self.match.scores

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return not self.pending

    def view(self, viewer: int | None) -> Any:
        """Show the table to a viewer."""
        return once(self.views, viewer, self.make_view)

    def make_view(self, viewer: int | None) -> Any:
        """Show the table to a viewer, where a game is one of memory without what a bot wrote for them."""
        view = self.match.view(viewer)
        if viewer is not None and (mind := self.match.game.mind):
            lent = [bot for move, bot in zip(self.match.moves, self.by_bot, strict=True) if move.seat == viewer]
            view = mind.conceal(view, viewer, lent)
        return view

    def headline(self, seat: int) -> str:
        """Say what a seat's decision is for."""
        return self.match.headline(seat)

    def choices(self, seat: int) -> list[Choice]:
        """Describe everything a seat may do now."""
        return once(self.offers, seat, self.match.choices)

    def sequences(self, seat: int) -> list[Choice]:
        """Describe what a seat may do in several steps that make up one pick."""
        return once(self.rows, seat, self.match.sequences)

    def final_choices(self, seat: int) -> frozenset[int]:
        """Say which choices of a seat cannot be taken back, for all that it can know."""
        return once(self.finals, seat, self.match.final_choices)

    def last_step(self, seat: int) -> Step:
        """Find the step that a seat may take back, or raise ReynardError saying why there is none."""
        found = once(self.steps, seat, self.find_step)
        if isinstance(found, str):
            raise ReynardError(found)
        return found

    def find_step(self, seat: int) -> Step | str:
        """Find the step that a seat may take back, or why there is none."""
        try:
            return self.match.last_step(seat, self.by_bot)
        except ReynardError as error:
            return str(error)

    @cached_property
    def ending(self) -> Ending | None:
        """Say how it ended, once it has."""
        return tell_ending(self.match) if self.over else None

    @cached_property
    def sources(self) -> list[list[SourceInfo]]:
        """Say where everybody's points came from."""
        return tell_sources(self.match)

    def log(self, viewer: int | None) -> list[str]:
        """Tell the whole match in words, as far as a viewer may know: old lines with the names of today."""
        return once(self.logs, viewer, self.make_log)

    def make_log(self, viewer: int | None) -> list[str]:
        """Put the names of today into what was told."""
        return self.match.call_by_name([line for account in self.story for line in account.lines(viewer)])


def once(kept: dict[Key, Made], key: Key, make: Callable[[Key], Made]) -> Made:
    """Give what was made before, or make it now."""
    if key not in kept:
        kept[key] = make(key)
    return kept[key]


def give_account(match: Match, late: bool = False) -> Account:
    """Tell the latest move of a match, or its deal, once for all who may look, and first whether the time was over."""
    before = tell_late(match) if late else ()
    everyone = (*before, *match.unnamed_lines(match.ply))
    own = {seat: (*before, *match.unnamed_lines(match.ply, seat)) for seat in range(match.seats)}
    return Account(
        everyone=everyone,
        own={seat: lines for seat, lines in own.items() if lines != everyone},
        at=match.traces,
        chapter=write_chapter(match),
        late=late,
    )


def tell_late(match: Match) -> tuple[str, ...]:
    """Tell that the latest move was made because a seat's time was over, where the game has words for that."""
    clock = match.game.clock
    if clock is None or clock.tell_late is None:
        return ()
    return (clock.tell_late(match.box, match.tables[-2], match.moves[-1].seat, match.places),)


def write_chapter(match: Match) -> StoredChapter | None:
    """Write down the page of the story that the latest move has completed, if it has."""
    chapter = match.chapter
    if chapter is None:
        return None
    sources = tuple(tuple(row) for row in tell_sources(match))
    return StoredChapter(title=chapter.title, lines=chapter.lines, sources=sources)
