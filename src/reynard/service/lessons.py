"""Lessons at the table: what the coach lets the learner do, what the others answer, and what the page is told of it."""

from typing import TYPE_CHECKING

from reynard.core.lesson import LEARNER, Lesson, LessonStep
from reynard.core.levels import Level
from reynard.core.match import Match
from reynard.games import game
from reynard.service.errors import Declined
from reynard.service.messages.setting_up import NewLesson, NewTable, SeatPlan
from reynard.service.messages.told import CoachSays, LessonInfo
from reynard.service.scene import Scene

if TYPE_CHECKING:
    from reynard.service.room import Room

OTHER_STEP = "That is not the next step of the lesson. Look at what the coach says."
STAY = "You are in a lesson, and nobody can learn it for you. Leave the table if you would like a break."


def find_lesson(order: NewLesson) -> Lesson:
    """Find the lesson that is asked for."""
    chosen = game(order.game)
    found = chosen.lessons.get(order.lesson)
    if found is None:
        known = ", ".join(chosen.lessons) or "none yet"
        raise Declined(f"{chosen.title} has no lesson {order.lesson!r}; it has {known}.")
    return found


def table_of(lesson: Lesson, order: NewLesson) -> NewTable:
    """Give the table that a lesson is held at: the learner, and others who do what the lesson says."""
    others = [SeatPlan(kind="bot", name=name, level=Level.KIT) for name in lesson.others]
    me = SeatPlan(kind="me", name=order.name)
    return NewTable(game=order.game, options=lesson.options, seats=[me, *others], hints=False)


def is_held(room: "Room") -> bool:
    """Say whether a lesson is still going on at a table, and its learner has not been left behind by it."""
    lesson = room.lesson
    return lesson is not None and not lesson.is_over(room.match.moves) and not is_lost(lesson, room.match)


def is_lost(lesson: Lesson, match: Match) -> bool:
    """Say whether the match has gone another way than the lesson, as when that was changed since it began."""
    step = lesson.awaited(match.moves)
    if step is None or LEARNER not in match.pending:
        return False
    return not any(step.lets(action) for action in match.legal(LEARNER))


def check_step(room: "Room", choice: int) -> None:
    """Refuse what the coach does not wait for, and say why: nothing has happened then."""
    if choice in room.match.legal(LEARNER) and not is_next_step(room, choice):
        step = room.lesson.awaited(room.match.moves) if room.lesson else None
        raise Declined((step and step.otherwise) or OTHER_STEP)


def is_next_step(room: "Room", choice: int) -> bool:
    """Say whether the coach waits for this choice, or for none."""
    step = room.lesson.awaited(room.match.moves) if room.lesson and is_held(room) else None
    return step is None or step.lets(choice)


def check_may_leave(room: "Room") -> None:
    """Refuse to hand the learner's seat to a bot."""
    if is_held(room):
        raise Declined(STAY)


def waits_in_lesson(room: "Room", seat: int) -> bool:
    """Say whether somebody else comes first: the learner, and then one seat after another, every time alike."""
    if not is_held(room):
        return False
    pending = room.scene.pending
    return LEARNER in pending or seat != pending[0]


def scripted(room: "Room", seat: int) -> int | None:
    """Give the move that the lesson has for a seat; None where it says nothing of it."""
    action = room.lesson.reply(room.match.moves) if room.lesson else None
    return action if action is not None and action in room.match.legal(seat) else None


def tell_lesson(lesson: Lesson, scene: Scene) -> LessonInfo | None:
    """Say where a lesson stands, and what its coach says until the next thing to do; None once it lies behind."""
    match = scene.match
    lost = is_lost(lesson, match)
    over = lesson.is_over(match.moves)
    listening = not scene.over and LEARNER not in scene.pending and not over
    told = () if lost or listening else lesson.told_at(match.moves)
    if over and not told:
        return None
    return LessonInfo(
        name=lesson.name,
        title=lesson.title,
        place=lesson.place(match.moves),
        steps=len(lesson.steps),
        says=[tell_step(step, scene) for step in told],
        over=over,
        lost=lost,
    )


def tell_step(step: LessonStep, scene: Scene) -> CoachSays:
    """Say what the coach says, and which choices go on from there."""
    return CoachSays(
        words=step.say,
        light=list(step.light),
        choices=[choice for choice in legal_for_learner(scene) if step.lets(choice)] if step.is_move else [],
        otherwise=step.otherwise or OTHER_STEP,
    )


def legal_for_learner(scene: Scene) -> list[int]:
    """List what the learner may do now."""
    return scene.match.legal(LEARNER) if LEARNER in scene.pending else []
