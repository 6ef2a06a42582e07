"""A lesson: a match with a known seed, told by a coach step by step, as a file beside the game describes it.

Nothing of a lesson is in the rules. It says who sits at the table, what the coach says, which choice it waits for and
what the others do then; a learner who does something else is told why, and nothing has happened.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from reynard.core.actions import ActionSpace, Group
from reynard.core.box import Section
from reynard.core.errors import BadBox, BadLesson

if TYPE_CHECKING:
    from reynard.core.contract import Game
    from reynard.core.match import Match, Move

LEARNER = 0  # the seat of whoever learns
LONGEST_SAYING = 240  # characters that a coach says at once
MOST_MINUTES = 30
MOST_STEPS = 200
ANYTHING = "anything"  # awaited where every choice will do

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


def read_lesson(game: "Game", text: str, name: str) -> Lesson:
    """Read a lesson, or refuse it by naming the file, the key and what was expected."""
    source = f"{name}.toml"
    try:
        section = Section.open(text, source)
        section.only("title", "about", "minutes", "seed", "others", "options", "before", "steps")
        return Lesson(
            name=name,
            title=section.text("title"),
            about=saying(section, "about"),
            minutes=section.number("minutes", 1, MOST_MINUTES),
            seed=section.number("seed", 0, 2**63 - 1),
            others=tuple(texts(section, "others")),
            options=read_options(game, section),
            before=read_script(game, section, "before"),
            steps=tuple(read_step(game, each) for each in section.sections("steps", 1, MOST_STEPS)),
        )
    except BadBox as error:
        raise BadLesson(str(error)) from error


def read_options(game: "Game", section: Section) -> dict[str, int]:
    """Read the options of the lesson's match, where it has any."""
    if "options" not in section.values:
        return {}
    options = section.section("options")
    options.only(*(option.name for option in game.options))
    for option in game.options:
        if option.name in options.values and options.values[option.name] not in option.values:
            raise options.wrong(option.name, f"one of {', '.join(map(str, option.values))}")
    return dict(options.values)


def read_step(game: "Game", section: Section) -> LessonStep:
    """Read one step."""
    section.only("say", "light", "await", "otherwise", "then")
    awaited = texts(section, "await")
    anything = awaited == [ANYTHING]
    step = LessonStep(
        say=saying(section, "say"),
        light=tuple(texts(section, "light")),
        awaits=() if anything else tuple(read_patterns(game, section, "await")),
        awaits_anything=anything,
        otherwise=saying(section, "otherwise") if "otherwise" in section.values else "",
        then=read_script(game, section, "then"),
    )
    if step.awaits and not step.otherwise:
        raise section.wrong("otherwise", "what the coach says to another choice than the one awaited")
    if step.then and not step.is_move:
        raise section.wrong("then", "in a step that awaits something, because the others answer what is done there")
    return step


def read_script(game: "Game", section: Section, name: str) -> tuple[int, ...]:
    """Read what the others do, move by move."""
    script = [pattern.only for pattern in read_patterns(game, section, name)]
    if any(action is None for action in script):
        raise section.wrong(name, "moves with all their parts, such as TAKE(row=1, place=3)")
    return tuple(action for action in script if action is not None)


def read_patterns(game: "Game", section: Section, name: str) -> Iterator[Pattern]:
    """Read actions as they are spelled on the game's reference page."""
    for words in texts(section, name):
        pattern = read_pattern(game.actions, words)
        if pattern is None:
            raise section.wrong(name, f"actions of {game.title} as its reference page spells them, not {words!r}")
        yield pattern


def texts(section: Section, name: str) -> list[str]:
    """Read a list of texts, empty where there is none."""
    value: Any = section.values.get(name, [])
    if not isinstance(value, list) or not all(isinstance(each, str) and each for each in value):
        raise section.wrong(name, "a list of texts")
    return value


def saying(section: Section, name: str) -> str:
    """Read something that the coach says at once."""
    words = section.remark(name)
    if len(words) > LONGEST_SAYING:
        raise section.wrong(name, f"a text of at most {LONGEST_SAYING} characters")
    return words
