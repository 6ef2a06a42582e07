"""A lesson played through by itself, so that a rule that has changed cannot leave a broken lesson behind."""

from collections.abc import Iterator
from typing import Any

from reynard.core.contract import Game
from reynard.core.errors import BadLesson
from reynard.core.lesson import LEARNER, Lesson, LessonStep
from reynard.core.match import Match


def rehearse(game: Game, lesson: Lesson) -> Iterator[tuple[Match, LessonStep]]:
    """Play a lesson to its end as its coach wishes, giving the match as it stands at every step.

    >>> import reynard
    >>> foxy = reynard.game("foxy")
    >>> steps = [step for lesson in foxy.lessons.values() for _, step in rehearse(foxy, lesson)]
    >>> steps[-1].is_move
    False
    """
    match = lesson.start(game)
    for at, step in enumerate(lesson.steps):
        let_others_answer(match, lesson)
        yield match, step
        if step.is_move:
            match.play(LEARNER, awaited_choice(match, lesson, at))
    if not match.over and LEARNER not in match.pending:
        raise BadLesson(f"{lesson.name}.toml: steps must end where the learner is to move, or with the game.")


def let_others_answer(match: Match, lesson: Lesson) -> None:
    """Make the moves that the lesson has for the others."""
    while (action := lesson.reply(match.moves)) is not None:
        seat = next((seat for seat in match.pending if seat != LEARNER), None)
        if seat is None or action not in match.legal(seat):
            spelled = match.game.actions.spell(action)
            raise BadLesson(f"{lesson.name}.toml: {place_of(lesson, match)} must be a legal move; found {spelled}.")
        match.play(seat, action)
    others = [seat for seat in match.pending if seat != LEARNER]
    if others and LEARNER not in match.pending and not lesson.is_over(match.moves):
        raise BadLesson(f"{lesson.name}.toml: {place_of(lesson, match)} must say what {match.names[others[0]]} does.")


def awaited_choice(match: Match, lesson: Lesson, at: int) -> int:
    """Give the first choice that a step waits for."""
    for action in match.legal(LEARNER) if LEARNER in match.pending else ():
        if lesson.steps[at].lets(action):
            return action
    raise BadLesson(f"{lesson.name}.toml: steps[{at}].await must fit a choice on offer; none does.")


def place_of(lesson: Lesson, match: Match) -> str:
    """Name the key that says what the others do now."""
    place = lesson.place(match.moves)
    return f"steps[{place - 1}].then" if place else "before"


def refs_of(match: Match) -> set[str]:
    """List everything on the table that can be pointed at, as the learner sees it."""
    found: set[str] = set(match.traces)

    def collect(part: Any) -> None:
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            for each in part.values():
                collect(each)
        elif isinstance(part, list):
            for each in part:
                collect(each)

    collect(match.view(LEARNER))
    for choice in match.choices(LEARNER) if LEARNER in match.pending else ():
        found.update(choice.at, choice.also)
    return found
