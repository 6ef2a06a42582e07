"""Changes: what an event does to a match, worked out on a copy, in a thread, before anything is stored."""

from collections.abc import Sequence
from dataclasses import dataclass

from reynard.core.match import Match, Move
from reynard.core.meaning import digest_of, meaning_of
from reynard.core.saving import result_of, write_result
from reynard.core.taking_back import Step
from reynard.service.errors import DamagedTable, Declined
from reynard.service.journal import Account, Event, Moved, Noted, Position, Renamed, TookBack
from reynard.service.scene import Scene, give_account

DIGEST = 16  # characters kept of a table's digest


@dataclass(frozen=True)
class Change:
    """An event, and the match after it where that has been worked out."""

    event: Event
    match: Match | None = None
    retold: tuple[Account, ...] | None = None  # the moves that stand after a take-back, told as they read now
    position: Position | None = None  # where the table stands then, if it is another one


def plan_move(
    scene: Scene, seat: int, choice: int, *, bot: bool, id: str | None, clock: bool = False, joined: bool = False
) -> Change:
    """Make a move on a copy, which refuses it if it is illegal, and tell it."""
    after = copy_of(scene.match)
    after.play(seat, choice)
    event = Moved(
        seat=seat,
        choice=choice,
        bot=bot,
        id=id,
        digest=digest(after),
        clock=clock,
        joined=joined,
        account=give_account(after, late=clock),
    )
    return Change(event, after, position=position_of(after))


def plan_undo(scene: Scene, seat: int, id: str, stands: Sequence[bool], joined: Sequence[bool]) -> Change:
    """Take back a seat's last step on a copy, unless the time for it is over, so that it stands."""
    step = whole_step(scene.match, scene.last_step(seat), joined)
    if stands[step.ply]:
        raise Declined("The time to undo your last step is over, so it stands.")
    event = TookBack(seat=seat, ply=step.ply, alone=step.alone, id=id)
    after = advance(scene.match, event)
    overtaken = find_overtaken(scene.match, after, seat)
    event = event.model_copy(update={"overtaken": overtaken})
    return Change(event, after, retell(after, step.ply, scene.story), position_of(after))


def whole_step(match: Match, step: Step, joined: Sequence[bool]) -> Step:
    """Give all of a step that was made in one go with those before it."""
    if step.alone and step.ply < match.ply - 1:
        return step  # the others have moved meanwhile, and their moves stand
    first = step.ply
    while joined[first]:
        first -= 1
    return Step(first, alone=False) if first < step.ply else step


def plan_note(scene: Scene, seat: int, key: str, text: str, id: str) -> Change:
    """Make a note on a copy, which refuses it if the game does."""
    after = copy_of(scene.match)
    after.note(seat, key, text)
    return Change(Noted(seat=seat, key=key, text=text, id=id), after)


def advance(match: Match, event: Event) -> Match:
    """Give the match after an event that was accepted once: the same now as when it happened."""
    after = copy_of(match)
    if isinstance(event, Moved):
        after.play(event.seat, event.choice)
        if event.digest is not None and digest(after) != event.digest:
            raise DamagedTable
    elif isinstance(event, TookBack):
        after.take_back(Step(event.ply, event.alone))
    elif isinstance(event, Renamed):
        after.names[event.seat] = event.name
    elif isinstance(event, Noted):
        after.notes[event.key] = event.text
    return after


def advance_unplayed(match: Match, event: Event) -> Match:
    """Give the match after an event under rules that this release cannot play: its moves, but no tables."""
    after = copy_of(match)
    if isinstance(event, Moved):
        after.moves.append(Move(event.seat, event.choice))
    elif isinstance(event, TookBack):
        del after.moves[event.ply : event.ply + 1 if event.alone else None]
    elif isinstance(event, Renamed):
        after.names[event.seat] = event.name
    elif isinstance(event, Noted):
        after.notes[event.key] = event.text
    after.carry_on(after.moves, match.table, match.eras)
    return after


def retell(match: Match, since: int, story: Sequence[Account]) -> tuple[Account, ...]:
    """Tell the moves after a ply anew: without the step that was taken back they may read otherwise than before."""
    stand = story[since + 2 :][: match.ply - since]
    return tuple(give_account(match.at(since + 1 + at), late=was.late) for at, was in enumerate(stand))


def find_overtaken(before: Match, after: Match, seat: int) -> tuple[int, ...]:
    """List the other seats whose decision was withdrawn or changed by a take-back: they must look again."""
    others = (other for other in before.pending if other != seat)
    return tuple(other for other in others if before.choices(other) != after.choices(other))


def copy_of(match: Match) -> Match:
    """Copy a match as it stands."""
    return match.at(match.ply)


def digest(match: Match) -> str:
    """Name the table as it lies, briefly."""
    return digest_of(match.table)[:DIGEST]


def position_of(match: Match) -> Position:
    """Say where a match stands, by what it means."""
    return Position(pieces=meaning_of(match.table), result=write_result(result_of(match)))
