"""Reading a lesson's file, with every complaint naming the file, the key and what was expected."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reynard.core.box import Section
from reynard.core.errors import BadBox, BadLesson
from reynard.core.lesson import Lesson, LessonStep, Pattern, read_pattern

if TYPE_CHECKING:
    from reynard.core.contract import Game

LONGEST_SAYING = 240  # characters that a coach says at once
MOST_MINUTES = 30
MOST_STEPS = 200
ANYTHING = "anything"  # awaited where every choice will do


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
