"""Lessons: every one that comes with a game can be played to its end, and a file that is wrong is refused in words."""

import re

import pytest

from reynard.core.contract import Game
from reynard.core.errors import BadLesson
from reynard.core.lesson import LEARNER, Lesson
from reynard.core.lesson_text import read_lesson
from reynard.core.rehearsing import refs_of, rehearse
from reynard.games import PACKAGES, game

LESSONS = [(name, lesson) for name in PACKAGES for lesson in game(name).lessons]
MOST_WORDS = 30  # that are easily read at once

GOOD = """
title = "A card"
about = "One card."
minutes = 1
seed = 7
others = ["Isengrim"]
[options]
fox = 1
[[steps]]
say = "Write something."
light = ["card"]
await = ["WRITE(number=1)"]
otherwise = "No, one."
then = ["WRITE(number=1)"]
[[steps]]
say = "Well done."
"""


@pytest.fixture
def foxy() -> Game:
    return game("foxy")


@pytest.mark.parametrize("name", PACKAGES)
def test_every_game_has_a_lesson(name: str) -> None:
    lessons = list(game(name).lessons.values())
    assert lessons
    assert all(2 <= lesson.minutes <= 10 for lesson in lessons)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_can_be_played_to_its_end(name: str, lesson: str) -> None:
    """Everything awaited is on offer, everything the others do is legal, and everything lit lies on the table."""
    chosen = game(name)
    told = chosen.lessons[lesson]
    known: set[str] = {"card"} | {f"seat:{seat}" for seat in range(1 + len(told.others))}
    lit: set[str] = set()
    steps = 0
    for match, step in rehearse(chosen, told):
        steps += 1
        known |= refs_of(match)
        lit |= set(step.light)
        assert len(step.say.split()) <= MOST_WORDS, step.say
        assert len(re.findall(r"[.!?](?= )", step.say)) <= 1, f"one thing at a time: {step.say}"
    assert steps == len(told.steps)
    assert lit <= known
    assert not told.steps[-1].is_move


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_wrong_choice_is_possible_and_explained(name: str, lesson: str) -> None:
    """Where a step awaits something there is something else to try, at least once in a lesson, and words for it."""
    chosen = game(name)
    steps = [(match.copy(), step) for match, step in rehearse(chosen, chosen.lessons[lesson]) if step.awaits]
    assert any(not step.lets(action) for match, step in steps for action in match.legal(LEARNER))
    assert all(step.otherwise for _, step in steps)


def test_a_match_says_where_its_lesson_stands(foxy: Game) -> None:
    lesson = read_lesson(foxy, GOOD, "card")
    match = lesson.start(foxy)
    assert match.options["fox"] == 1
    assert [step.say for step in lesson.told_at(match.moves)] == ["Write something."]
    assert lesson.place(match.moves) == 0
    match.play(0, 1)
    assert lesson.reply(match.moves) == 1
    assert not lesson.is_over(match.moves)
    match.play(1, 1)
    assert lesson.reply(match.moves) is None
    assert lesson.is_over(match.moves)
    assert [step.say for step in lesson.told_at(match.moves)] == ["Well done."]
    match.play(0, 1)
    assert lesson.told_at(match.moves) == ()


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("minutes = 1", "minutes = 0", "card.toml: minutes must be a whole number from 1 to 30; found 0."),
        ("seed = 7", "seeds = 7", "card.toml: seeds is not a key of this table"),
        ("fox = 1", "fox = 9", "card.toml: options.fox must be one of 0, 1, 2, 3; found 9."),
        ("fox = 1", "wolf = 1", "card.toml: options.wolf is not a key of this table"),
        ('say = "Well done."', "say = 3", "card.toml: steps[1].say must be a text that is not empty; found 3."),
        ('say = "Well done."', f'say = "{"long " * 60}"', "card.toml: steps[1].say must be a text of at most 240"),
        ('light = ["card"]', "light = 1", "card.toml: steps[0].light must be a list of texts; found 1."),
        ('await = ["WRITE(number=1)"]', 'await = ["WRITE(numer=1)"]', "card.toml: steps[0].await must be actions of"),
        ('await = ["WRITE(number=1)"]', 'await = ["WRITE(number=999)"]', "card.toml: steps[0].await must be actions"),
        ('otherwise = "No, one."', "", "card.toml: steps[0].otherwise must be what the coach says to another choice"),
        ('then = ["WRITE(number=1)"]', 'then = ["WRITE()"]', "card.toml: steps[0].then must be moves with all their"),
        ('say = "Well done."', 'say = "Done."\nthen = ["WRITE(number=1)"]', "card.toml: steps[1].then must be in a"),
        ('title = "A card"', 'title = "A card', "card.toml: this is not valid TOML"),
    ],
)
def test_a_file_that_is_wrong_is_refused(foxy: Game, before: str, after: str, complaint: str) -> None:
    assert before in GOOD
    with pytest.raises(BadLesson, match="^" + re.escape(complaint)):
        read_lesson(foxy, GOOD.replace(before, after), "card")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("number=1)", "number=59)", "card.toml: steps[0].await must fit a choice on offer; none does."),
        ('then = ["WRITE(number=1)"]', 'then = ["CIRCLE(number=59)"]', "card.toml: steps[0].then must be a legal move"),
    ],
)
def test_a_lesson_that_the_rules_have_left_behind_is_noticed(
    foxy: Game, before: str, after: str, complaint: str
) -> None:
    lesson: Lesson = read_lesson(foxy, GOOD.replace(before, after, 1), "card")
    with pytest.raises(BadLesson, match="^" + re.escape(complaint)):
        list(rehearse(foxy, lesson))
