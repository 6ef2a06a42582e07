"""The table as one page may see it."""

from reynard.core.match import Match
from reynard.service.messages import ChoiceInfo, Desk, Ending, RivalInfo, SeatInfo, SourceInfo, State
from reynard.service.page import Page
from reynard.service.passing import is_covered, may_take_back, pass_to, viewer_of
from reynard.service.room import Room


def tell_state(room: Room, page: Page) -> State:
    """Show the table to a page: its own seats' choices, and everything else through one pair of eyes."""
    match = room.match
    viewer = viewer_of(room, page)
    return State(
        table=room.table,
        game=match.game.name,
        title=match.game.title,
        options=match.options,
        commitment=match.commitment,
        ply=match.ply,
        version=room.version,
        seats=tell_seats(room),
        desks=[tell_desk(room, page, seat) for seat in page.seats],
        viewer=viewer,
        pass_to=pass_to(room, page),
        clock=room.clock.tell(viewer),
        view=room.view(viewer),
        notes=match.notes,
        log=page.log_part(room.log(viewer)),
        ending=tell_ending(room) if match.over else None,
        rematch=room.rematch,
    )


def tell_seats(room: Room) -> list[SeatInfo]:
    """Say who sits where, as everyone may know."""
    match = room.match
    pending, scores = match.pending, match.scores
    return [
        SeatInfo(
            seat=seat,
            name=match.names[seat],
            kind=chair.plan.kind,
            level=chair.level,
            here=chair.level is not None or room.is_present(seat),
            pending=seat in pending,
            thinking=seat in pending and chair.level is not None,
            points=scores[seat],
        )
        for seat, chair in enumerate(room.chairs)
    ]


def tell_desk(room: Room, page: Page, seat: int) -> Desk:
    """Say what a seat may do now; nothing while a bot plays it or while somebody else may be looking."""
    chair = room.chairs[seat]
    choices = [] if chair.level or is_covered(room, page, seat) else room.choices(seat)
    return Desk(
        seat=seat,
        decision=chair.decision,
        choices=[
            ChoiceInfo(id=choice.id, words=choice.words, at=list(choice.at), rule=choice.rule, gives=choice.gives)
            for choice in choices
        ],
        may_undo=may_take_back(room, page, seat),
    )


def tell_ending(room: Room) -> Ending:
    """Say how it ended, and show the seed that was committed to."""
    match = room.match
    rivals = [
        RivalInfo(name=name, points=points, sources=tell_sources(match, match.seats + place))
        for place, (name, points) in enumerate(zip(match.rivals, match.rival_scores, strict=True))
    ]
    return Ending(
        winners=list(match.winners),
        rivals=rivals,
        scores=match.scores,
        breakdown=[tell_sources(match, seat) for seat in range(match.seats)],
        seed=str(match.seed),
        salt=match.salt,
    )


def tell_sources(match: Match, row: int) -> list[SourceInfo]:
    """Say where the points of a seat or a rival came from."""
    return [SourceInfo(words=source.words, points=source.points) for source in match.breakdown(row)]
