"""The table as one page may see it: what may change is noted on the loop, the words are made in a thread."""

from dataclasses import dataclass

from reynard.core.errors import ReynardError
from reynard.service.messages import ChoiceInfo, ClockInfo, Desk, LogPart, SeatInfo, State
from reynard.service.page import Page
from reynard.service.passing import is_covered, may_take_back, pass_to, viewer_of
from reynard.service.room import Room
from reynard.service.scene import Scene


@dataclass(frozen=True)
class OpenDesk:
    """What a page may see of one of its own seats."""

    seat: int
    decision: int
    has_choices: bool
    may_undo: bool  # if the last step is one that can be taken back


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
    stands: list[bool]  # for each move, whether its time is over so that it cannot be taken back
    rematch: str | None


def take_glance(room: Room, page: Page) -> Glance:
    """Note how the table stands for a page."""
    viewer = viewer_of(room, page)
    return Glance(
        table=room.table,
        scene=room.scene,
        version=room.version,
        seats=tell_seats(room),
        desks=[open_desk(room, page, seat) for seat in page.seats],
        viewer=viewer,
        pass_to=pass_to(room, page),
        clock=room.clock.tell(viewer),
        stands=room.clock.stands(),
        rematch=room.rematch,
    )


def open_desk(room: Room, page: Page, seat: int) -> OpenDesk:
    """Say what a page may see of a seat: nothing while a bot plays it or while somebody else may be looking."""
    chair = room.chairs[seat]
    shows = not chair.level and not is_covered(room, page, seat)
    return OpenDesk(seat, chair.decision, shows, not chair.level and may_take_back(room, page, seat))


def tell_seats(room: Room) -> list[SeatInfo]:
    """Say who sits where, as everyone may know."""
    names, pending, scores = room.match.names, room.scene.pending, room.scene.scores
    return [
        SeatInfo(
            seat=seat,
            name=names[seat],
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
        commitment=match.commitment,
        ply=match.ply,
        version=glance.version,
        seats=glance.seats,
        desks=[tell_desk(glance, desk) for desk in glance.desks],
        viewer=glance.viewer,
        pass_to=glance.pass_to,
        clock=glance.clock,
        view=scene.view(glance.viewer),
        notes=match.notes,
        log=tell_log(page, scene.log(glance.viewer)),
        ending=scene.ending,
        rematch=glance.rematch,
    )


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
    choices = glance.scene.choices(desk.seat) if desk.has_choices else []
    return Desk(
        seat=desk.seat,
        decision=desk.decision,
        choices=[
            ChoiceInfo(
                id=choice.id,
                words=choice.words,
                at=list(choice.at),
                rule=choice.rule,
                gives=choice.gives,
                facts=choice.facts,
                heading=choice.heading,
            )
            for choice in choices
        ],
        may_undo=desk.may_undo and can_undo(glance, desk.seat),
    )


def can_undo(glance: Glance, seat: int) -> bool:
    """Say whether a seat's last step is one that can be taken back."""
    try:
        return not glance.stands[glance.scene.last_step(seat).ply]
    except ReynardError:
        return False
