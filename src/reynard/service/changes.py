"""Changes: what an event does to a match, worked out on a copy, in a thread, before anything is stored."""

from collections.abc import Sequence
from dataclasses import dataclass

from reynard.core.match import Match
from reynard.core.saving import table_digest
from reynard.core.taking_back import Step
from reynard.service.errors import DamagedTable, Declined
from reynard.service.journal import Account, Event, Moved, Noted, Renamed, TookBack
from reynard.service.scene import Scene, give_account

DIGEST = 16  # characters kept of a table's digest


@dataclass(frozen=True)
class Change:
    """An event, and the match after it where that has been worked out."""

    event: Event
    match: Match | None = None
    retold: tuple[Account, ...] | None = None  # the moves that stand after a take-back, told as they read now


def plan_move(scene: Scene, seat: int, choice: int, *, bot: bool, id: str | None, clock: bool = False) -> Change:
    """Make a move on a copy, which refuses it if it is illegal, and tell it."""
    after = copy_of(scene.match)
    after.play(seat, choice)
    event = Moved(
        seat=seat,
        choice=choice,
        bot=bot,
        id=id,
        ends=after.over,
        table=digest(after),
        clock=clock,
        account=give_account(after),
    )
    return Change(event, after)


def plan_undo(scene: Scene, seat: int, id: str, stands: Sequence[bool]) -> Change:
    """Take back a seat's last step on a copy, unless the time for it is over, so that it stands."""
    step = scene.last_step(seat)
    if stands[step.ply]:
        raise Declined("The time for your last step is over, so it stands.")
    event = TookBack(seat=seat, ply=step.ply, alone=step.alone, id=id)
    after = advance(scene.match, event)
    overtaken = find_overtaken(scene.match, after, seat)
    return Change(event.model_copy(update={"overtaken": overtaken}), after, retell(after, step.ply))


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
        if digest(after) != event.table:
            raise DamagedTable
    elif isinstance(event, TookBack):
        after.take_back(Step(event.ply, event.alone))
    elif isinstance(event, Renamed):
        after.names[event.seat] = event.name
    elif isinstance(event, Noted):
        after.notes[event.key] = event.text
    return after


def retell(match: Match, since: int) -> tuple[Account, ...]:
    """Tell the moves after a ply anew: without the step that was taken back they may read otherwise."""
    return tuple(give_account(match.at(ply)) for ply in range(since + 1, match.ply + 1))


def find_overtaken(before: Match, after: Match, seat: int) -> tuple[int, ...]:
    """List the other seats whose decision was withdrawn or changed by a take-back: they must look again."""
    others = (other for other in before.pending if other != seat)
    return tuple(other for other in others if before.choices(other) != after.choices(other))


def copy_of(match: Match) -> Match:
    """Copy a match as it stands."""
    return match.at(match.ply)


def digest(match: Match) -> str:
    """Name the table as it lies, briefly."""
    return table_digest(match)[:DIGEST]
