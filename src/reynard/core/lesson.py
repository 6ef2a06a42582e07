"""A lesson: a match with a known seed, told by a coach step by step, as a file beside the game describes it.

Nothing of a lesson is in the rules. It says who sits at the table, what the coach says, which choice it waits for and
what the others do then; a learner who does something else is told why, and nothing has happened.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from reynard.core.actions import ActionSpace, Group

if TYPE_CHECKING:
    from reynard.core.contract import Game
    from reynard.core.match import Match, Move

LEARNER = 0  # the seat of whoever learns

SPELLED = re.compile(r"^(?P<group>[A-Z_]+)\((?P<parts>[a-z_0-9=, -]*)\)$")


@dataclass(frozen=True)
class Pattern:
    """Actions of one kind that agree in some of their parts."""

    group: Group
    parts: tuple[int | None, ...]  # None where any will do

    def fits(self, action: int) -> bool:
        """Say whether an action is one of these."""
        if action not in self.group:
            return False
        found = zip(self.parts, self.group.parts(action), strict=True)
        return all(wanted is None or wanted == part for wanted, part in found)

    @property
    def only(self) -> int | None:
        """The one action that fits; None where several do."""
        parts = [part for part in self.parts if part is not None]
        return self.group(*parts) if len(parts) == len(self.parts) else None


def read_pattern(space: ActionSpace, words: str) -> Pattern | None:
    """Read an action as it is spelled, with the parts left out that do not matter; None is no such action.

    >>> space = ActionSpace()
    >>> TAKE = space.group("TAKE", "take a card", row=2, place=range(1, 5))
    >>> read_pattern(space, "TAKE(row=1, place=3)").only
    6
    >>> read_pattern(space, "TAKE(place=3)").fits(6)
    True
    """
    spelled = SPELLED.match(words)
    group = next((each for each in space.groups if spelled and each.name == spelled["group"]), None)
    if spelled is None or group is None:
        return None
    given: dict[str, str] = {}
    for part in filter(None, (each.strip() for each in spelled["parts"].split(","))):
        name, _, value = part.partition("=")
        given[name] = value
    parts: list[int | None] = []
    for name, values in group.dimensions:
        value = given.pop(name, None)
        if value is not None and (not re.fullmatch(r"-?\d{1,6}", value) or int(value) not in values):
            return None
        parts.append(None if value is None else int(value))
    return None if given else Pattern(group, tuple(parts))


@dataclass(frozen=True)
class LessonStep:
    """One thing that the coach says: to be read, or to be done."""

    say: str
    light: tuple[str, ...] = ()  # refs on the board that it speaks of
    awaits: tuple[Pattern, ...] = ()  # what the learner is to choose
    awaits_anything: bool = False
    otherwise: str = ""  # what the coach says to any other choice
    then: tuple[int, ...] = ()  # what the others do after it

    @property
    def is_move(self) -> bool:
        """Say whether the learner is to do something."""
        return bool(self.awaits) or self.awaits_anything

    def lets(self, action: int) -> bool:
        """Say whether an action is what the coach waits for."""
        return self.awaits_anything or any(pattern.fits(action) for pattern in self.awaits)


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game; where a match of it stands follows from its moves alone."""

    name: str
    title: str
    about: str
    minutes: int
    seed: int
    others: tuple[str, ...]  # the names of whoever else sits there
    options: dict[str, int]
    before: tuple[int, ...]  # what the others do before the learner's first move
    steps: tuple[LessonStep, ...]

    @cached_property
    def moves(self) -> tuple[int, ...]:
        """The places of the steps in which the learner does something."""
        return tuple(at for at, step in enumerate(self.steps) if step.is_move)

    def place(self, moves: Sequence["Move"]) -> int:
        """Say how many steps lie behind a match with these moves."""
        done = sum(move.seat == LEARNER for move in moves)
        if done == 0:
            return 0
        return self.moves[done - 1] + 1 if done <= len(self.moves) else len(self.steps)

    def is_over(self, moves: Sequence["Move"]) -> bool:
        """Say whether the learner has done everything, and the others have answered."""
        return sum(move.seat == LEARNER for move in moves) >= len(self.moves) and self.reply(moves) is None

    def told_at(self, moves: Sequence["Move"]) -> tuple[LessonStep, ...]:
        """Give what the coach says at this point, up to the next thing that the learner is to do."""
        place = self.place(moves)
        end = next((at + 1 for at in self.moves if at >= place), len(self.steps))
        return self.steps[place:end]

    def awaited(self, moves: Sequence["Move"]) -> LessonStep | None:
        """Give the step that waits for the learner's next move; None where all is done."""
        told = self.told_at(moves)
        return told[-1] if told and told[-1].is_move else None

    def reply(self, moves: Sequence["Move"]) -> int | None:
        """Give what the others do next; None where the lesson says nothing of it."""
        since = next((at for at, move in enumerate(reversed(moves)) if move.seat == LEARNER), None)
        if since is None:
            script, made = self.before, len(moves)
        else:
            done = sum(move.seat == LEARNER for move in moves)
            script, made = (self.steps[self.moves[done - 1]].then if done <= len(self.moves) else ()), since
        return script[made] if made < len(script) else None

    def start(self, game: "Game") -> "Match":
        """Deal the lesson's match."""
        names = ["You", *self.others]
        return game.start(len(names), seed=self.seed, options=dict(self.options), names=names)
