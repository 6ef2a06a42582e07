"""A table opened again from storage: replayed, or taken up where it stood if its rules have changed since."""

from contextlib import suppress
from functools import cache

from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.errors import BadBox
from reynard.core.match import EarlierSeed, Era, Match
from reynard.core.meaning import Pieces, lay_out, meaning_of
from reynard.core.save_form import read_result
from reynard.games import game
from reynard.service.changes import Change, advance_unplayed, copy_of
from reynard.service.errors import DamagedTable
from reynard.service.journal import Account, Carried, Event, Moved, Setting, TookBack
from reynard.service.loaded import freeze_loaded
from reynard.service.reporting import report
from reynard.service.room import Room
from reynard.service.rows import Stored
from reynard.service.scene import Scene
from reynard.service.shared import Shared

NOTHING_TOLD = Account(everyone=())


def reopen(stored: Stored, shared: Shared) -> tuple[Room, Change | None]:
    """Open a room as it was left, and say what is to be stored if that is under other rules than before."""
    try:
        chosen, version = game(stored.setting.game), version_of(stored)
        if version > chosen.version:
            raise ValueError(f"its rules have version {version}, those of this release {chosen.version}")
        room = replay_or_take_up(stored, shared, version == chosen.version)
        load_rules(chosen)
        return room, None if version == chosen.version else carry(room, stored)
    except Exception as error:
        report(f"A table of {stored.setting.game} cannot be opened", error)
        raise DamagedTable from error


def replay_or_take_up(stored: Stored, shared: Shared, same_rules: bool) -> Room:
    """Replay a table; if its moves lead elsewhere under new rules, take it up where it stood."""
    if same_rules or stored.position is None:
        return replay(stored, shared)
    with suppress(Exception):
        room = replay(stored, shared)
        if meaning_of(room.match.table) == stored.position.pieces:
            return room
    return take_up(stored, shared)


def version_of(stored: Stored) -> int:
    """Say under which version of the rules a table was left."""
    carried = [event.version for event in stored.events if isinstance(event, Carried)]
    return carried[-1] if carried else stored.setting.version


def replay(stored: Stored, shared: Shared) -> Room:
    """Let everything happen again that happened under rules which this release can play."""
    taken_up = [isinstance(event, Carried) and event.pieces is not None for event in stored.events]
    before = len(taken_up) - taken_up[::-1].index(True) - 1 if any(taken_up) else 0
    setting = stored.setting if not before else with_account(stored.setting)
    room = Room(setting, deal(setting), shared, is_new=False)
    for number, event in enumerate(stored.events):
        room.apply(unplayed(room, event) if number < before else played(room, event))
    return room


def take_up(stored: Stored, shared: Shared) -> Room:
    """Let everything be told again without being played, and lay the table as it was stored."""
    assert stored.position is not None
    setting = with_account(stored.setting)
    room = Room(setting, deal(setting), shared, is_new=False)
    for event in stored.events:
        room.apply(unplayed(room, event))
    room.scene = Scene(carried_on(room.match, stored.position.pieces), room.by_bot, room.story)
    return room


def carry(room: Room, stored: Stored) -> Change | None:
    """Put a table under the rules of today; one that is over keeps its result as it was told."""
    match = copy_of(room.match)
    if stored.position is not None and stored.position.result is not None:
        match.result = read_result(stored.position.result)
        room.scene = Scene(match, room.by_bot, room.story)
        return None
    match.eras.append(Era(match.ply, match.game.version))
    pieces = stored.position.pieces if match.is_carried and stored.position else None
    return Change(Carried(version=match.game.version, pieces=pieces), match)


def played(room: Room, event: Event) -> Change:
    """Give what an event does to a room whose rules can be played."""
    if not isinstance(event, Carried):
        return Change(event)
    match = copy_of(room.match) if event.pieces is None else carried_on(room.match, event.pieces)
    match.eras.append(Era(match.ply, event.version))
    return Change(event, match)


def unplayed(room: Room, event: Event) -> Change:
    """Give what an event does to a room whose rules can no longer be played: it is told as it was."""
    match, retold = advance_unplayed(room.match, event), None
    if isinstance(event, Carried):
        match.eras.append(Era(match.ply, event.version))
    elif isinstance(event, Moved):
        event = event.model_copy(update={"account": event.account or NOTHING_TOLD})
    elif isinstance(event, TookBack):
        event = event.model_copy(update={"overtaken": event.overtaken or ()})
        retold = tuple(room.story[event.ply + 2 :]) if event.alone else ()
    return Change(event, match, retold)


def carried_on(match: Match, pieces: Pieces) -> Match:
    """Lay the table of a match from its pieces."""
    after = copy_of(match)
    table, _ = lay_out(match.game.table, pieces)
    after.carry_on(match.moves, table, match.eras)
    return after


def with_account(setting: Setting) -> Setting:
    """Tell nothing of a deal that was not written down, rather than of one that never was."""
    return setting.model_copy(update={"account": setting.account or NOTHING_TOLD})


def deal(setting: Setting) -> Match:
    """Deal a match again as it was dealt."""
    chosen = game(setting.game)
    names = [plan.name for plan in setting.plans]
    seats, options = len(setting.plans), fitting_options(chosen, setting)
    earlier = [EarlierSeed(int(seed), until) for seed, until in setting.earlier]
    match = Match(chosen, seats, int(setting.seed), options, fitting_box(chosen, setting), names, setting.salt, earlier)
    match.eras = [Era(0, setting.version)]
    return match


def fitting_options(chosen: Game, setting: Setting) -> dict[str, int | bool]:
    """Give the options of a table, without those that its game no longer has."""
    if setting.version == chosen.version:
        return dict(setting.options)
    values = {option.name: option.values for option in chosen.options}
    return {name: value for name, value in setting.options.items() if value in values.get(name, ())}


def fitting_box(chosen: Game, setting: Setting) -> Box:
    """Open the box of a table, or the usual one if its game no longer reads that."""
    if setting.box == chosen.standard_box.text:
        return chosen.standard_box
    try:
        return chosen.read_box(setting.box, "the table's box")
    except BadBox:
        if setting.version == chosen.version:
            raise
        return chosen.standard_box


@cache
def load_rules(game: Game) -> None:
    """Load a game's compiled rules, which takes a moment when they are new to this process."""
    rehearse(game.start(game.seats[0]))


def rehearse(match: Match) -> None:
    """Try everything once on a copy, so that whatever is slow or wrong shows before anybody waits for it."""
    trial = match.at(match.ply)
    for seat in trial.pending[:1]:
        trial.play(seat, trial.choices(seat)[0].id)
    _ = trial.scores
    trial.view()
    trial.lines(trial.ply)
    trial.breakdown(0)
    trial.hidden(0, seed=0)
    freeze_loaded(match.game.name, "rules")
