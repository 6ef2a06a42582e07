"""The table as one page may see it: what may change is noted on the loop, the words are made in a thread."""

from collections.abc import Mapping
from dataclasses import dataclass

from reynard.core.contract import Choice
from reynard.core.errors import ReynardError
from reynard.core.lesson import Lesson
from reynard.service.differences import tell_changes
from reynard.service.lessons import tell_lesson
from reynard.service.messages.told import ChoiceInfo, ClockInfo, Desk, LogPart, SeatInfo, State, UndoAsk
from reynard.service.page import Page
from reynard.service.passing import is_covered, may_take_back, pass_to, viewer_of
from reynard.service.room import Room
from reynard.service.scene import Scene
from reynard.service.steps import tell_steps

MOST_STEPS = 60  # moves that a page is shown one by one when it has fallen behind


@dataclass(frozen=True)
class OpenDesk:
    """What a page may see of one of its own seats."""

    seat: int
    decision: int
    has_choices: bool
    may_undo: bool  # if the last step is one that can be undone
    grace: ClockInfo | None


@dataclass(frozen=True)
class Glance:
    """How a table stands for a page at one moment: everything that is needed to tell it later, in a thread."""

    table: str
    scene: Scene
    version: int
    seats: list[SeatInfo]
    desks: list[OpenDesk]
    viewer: int | None
    pass_to: int | None
    clock: ClockInfo | None
    undo_seconds: float
    undo_asks: list[UndoAsk]
    hints: bool
    since: int  # the ply up to which the page has been told
    earlier: Mapping[int, Scene]  # the scenes just before this one, by ply
    stands: list[bool]  # for each move, whether its time is over so that it cannot be taken back
    lesson: Lesson | None
    rematch: str | None


def take_glance(room: Room, page: Page) -> Glance:
    """Note how the table stands for a page, and that it has been told so far; who has just come needs no story."""
    viewer = viewer_of(room, page)
    since, page.told = page.told, room.match.ply
    return Glance(
        table=room.table,
        scene=room.scene,
        version=room.version,
        seats=tell_seats(room),
        desks=[open_desk(room, page, seat) for seat in page.seats],
        viewer=viewer,
        pass_to=pass_to(room, page),
        clock=room.clock.tell(viewer),
        undo_seconds=room.grace.seconds,
        undo_asks=room.undo_requests.tell(),
        hints=room.setting.hints,
        since=room.match.ply if since is None else max(since, room.match.ply - MOST_STEPS),
        earlier=dict(room.earlier),
        stands=room.clock.stands(),
        lesson=room.lesson,
        rematch=room.rematch,
    )


def open_desk(room: Room, page: Page, seat: int) -> OpenDesk:
    """Say what a page may see of a seat: nothing while a bot plays it or while somebody else may be looking."""
    chair = room.chairs[seat]
    shows = not chair.level and not is_covered(room, page, seat)
    may_undo = not chair.level and may_take_back(room, page, seat)
    return OpenDesk(seat, chair.decision, shows, may_undo, room.grace.tell(seat))


def tell_seats(room: Room) -> list[SeatInfo]:
    """Say who sits where, as everyone may know."""
    names, pending, scores = room.match.names, room.scene.pending, room.scene.scores
    return [
        SeatInfo(
            seat=seat,
            name=names[seat],
            mark=chair.mark,
            kind=chair.plan.kind,
            level=chair.level,
            here=chair.level is not None or room.is_present(seat),
            free_in=room.free_in(seat),
            pending=seat in pending,
            thinking=seat in pending and chair.level is not None,
            points=scores[seat],
        )
        for seat, chair in enumerate(room.chairs)
    ]


def tell_state(glance: Glance, page: Page) -> State:
    """Show the table to a page: its own seats' choices, and everything else through one pair of eyes."""
    scene = glance.scene
    match = scene.match
    return State(
        table=glance.table,
        game=match.game.name,
        title=match.game.title,
        options=match.options,
        hints=glance.hints,
        commitment=match.commitment,
        ply=match.ply,
        version=glance.version,
        seats=glance.seats,
        desks=[tell_desk(glance, desk) for desk in glance.desks],
        viewer=glance.viewer,
        pass_to=glance.pass_to,
        clock=glance.clock,
        undo_seconds=glance.undo_seconds,
        undo_asks=glance.undo_asks,
        view=scene.view(glance.viewer),
        rivals=list(match.rivals),
        sources=scene.sources,
        at=list(scene.story[match.ply].at),
        steps=tell_steps(scene, glance.since, glance.earlier, glance.viewer),
        notes=match.notes,
        log=tell_log(page, scene.log(glance.viewer)),
        ending=scene.ending,
        lesson=tell_lesson(glance.lesson, scene) if glance.lesson else None,
        rematch=glance.rematch,
    )


def write_state(glance: Glance, page: Page) -> str:
    """Write down how the table stands for a page, or where it asks for that only what has changed for it."""
    state, before = tell_state(glance, page), page.last
    if not page.hears_changes:
        return state.model_dump_json()
    page.last = state
    return state.model_dump_json() if before is None else tell_changes(before, state)


def tell_log(page: Page, lines: list[str]) -> LogPart:
    """Give what a page lacks of the log, and remember that it has it now."""
    since = 0
    for known, line in zip(page.lines, lines, strict=False):
        if known != line:
            break
        since += 1
    page.lines = lines
    return LogPart(since=since, lines=lines[since:])


def tell_desk(glance: Glance, desk: OpenDesk) -> Desk:
    """Say what a seat may do now."""
    may_undo = desk.may_undo and can_undo(glance, desk.seat)
    return Desk(
        seat=desk.seat,
        decision=desk.decision,
        headline=glance.scene.headline(desk.seat) if desk.has_choices else "",
        choices=tell_choices(glance.scene, desk.seat) if desk.has_choices else [],
        may_undo=may_undo,
        grace=desk.grace if may_undo else None,
    )


def tell_choices(scene: Scene, seat: int) -> list[ChoiceInfo]:
    """Say what a seat may do, step by step and in one go; what takes several steps has a number beyond all actions."""
    steps, finals = scene.choices(seat), scene.final_choices(seat)
    infos = [tell_choice(choice, choice.id, choice.id in finals) for choice in steps]
    beyond = len(scene.match.game.actions)
    for number, choice in enumerate(scene.sequences(seat)):
        infos.append(tell_choice(choice, beyond + number, choice.id in finals))
    return infos


def tell_choice(choice: Choice, id: int, final: bool) -> ChoiceInfo:
    """Say what one thing is that a seat may do."""
    return ChoiceInfo(
        id=id,
        plays=[choice.id, *choice.then],
        words=choice.words,
        at=list(choice.at),
        also=dict(choice.also),
        rule=choice.rule,
        gives=choice.gives,
        facts=choice.facts,
        heading=choice.heading,
        guarded=choice.guarded,
        light=choice.light,
        final=final,
        alternative_to=choice.alternative_to,
    )


def can_undo(glance: Glance, seat: int) -> bool:
    """Say whether a seat's last step is one that can be taken back."""
    try:
        return not glance.stands[glance.scene.last_step(seat).ply]
    except ReynardError:
        return False
