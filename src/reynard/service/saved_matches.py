"""A saved match brought to a table: it is believed only as far as it replays from its seed under the rules of today."""

from dataclasses import dataclass

from pydantic import ValidationError

from reynard.core.match import Match, commit
from reynard.core.save_form import Saved
from reynard.core.saving import read, rebuild
from reynard.games import game
from reynard.service.changes import digest, position_of
from reynard.service.errors import Declined
from reynard.service.journal import Event, Moved, Noted, Position, Setting
from reynard.service.messages.setting_up import NewTable, SeatPlan
from reynard.service.rooms import describe_setting
from reynard.service.scene import give_account

MOST_MOVES = 3000  # of any match; no game comes near
LONGEST_SALT = 64
OPENED = "This match was opened from a saved file, in which the seed can be read."


@dataclass(frozen=True)
class OpenedMatch:
    """A saved match as storage is to keep it."""

    setting: Setting
    events: list[Event]
    position: Position


def read_save(text: str) -> Saved:
    """Read a save and refuse, before anything is replayed, one that cannot be replayed under the rules of today."""
    saved = read(text)
    chosen = game(saved.game)
    others = {era.version for era in saved.eras} - {chosen.version}
    if others or saved.since is not None:
        raise Declined(
            f"This match was played under other rules of {chosen.title} than those of today (version "
            f"{chosen.version}), so it cannot be checked and is not opened here."
        )
    if len(saved.moves) > MOST_MOVES or len(saved.salt) > LONGEST_SALT:
        raise Declined("This save is longer than any match can be.")
    if commit(saved.seed, saved.salt) != saved.commitment:
        raise Declined("The seed of this save does not fit its fingerprint, so it was changed and is not opened.")
    return saved


def lay_saved(saved: Saved, key_hashes: tuple[str | None, ...]) -> OpenedMatch:
    """Replay a save from its seed, move by move, and write down what storage is to keep of it."""
    match = rebuild(saved, game(saved.game))
    try:
        order = NewTable(game=saved.game, seats=plans_of(match))
    except ValidationError:
        raise Declined("The names in this save are not ones that players can have.") from None
    setting = describe_setting(match.at(0), order, key_hashes)
    return OpenedMatch(setting, events_of(match), position_of(match))


def plans_of(match: Match) -> list[SeatPlan]:
    """Let everybody sit at the screen at which the match was opened."""
    return [SeatPlan(kind="me" if seat == 0 else "here", name=name) for seat, name in enumerate(match.names)]


def events_of(match: Match, origin: str = OPENED) -> list[Event]:
    """Give everything that has happened in a match, as if it had happened here, and say where it comes from."""
    last = match.ply
    events: list[Event] = [moved(match.at(ply), (origin,) if ply == last else ()) for ply in range(1, last + 1)]
    notes = [Noted(seat=0, key=key, text=text, id=f"note of the save: {key}"[:40]) for key, text in match.notes.items()]
    return [*events, *notes]


def moved(match: Match, asides: tuple[str, ...]) -> Moved:
    """Tell the latest move of a match, and what is to be said after it."""
    move, account = match.moves[-1], give_account(match)
    if asides:
        account = account.model_copy(update={"asides": asides})
    return Moved(seat=move.seat, choice=move.action, bot=False, id=None, digest=digest(match), account=account)
