"""A room: a match that is being played, who sits where, and everything that has happened there."""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from reynard.core.contract import Choice
from reynard.core.errors import ReynardError
from reynard.core.match import Match
from reynard.core.saving import table_digest
from reynard.core.taking_back import Step
from reynard.service.clock import TableClock, Watch
from reynard.service.errors import DamagedTable, Declined
from reynard.service.journal import Event, HandedOver, Moved, Noted, Rematched, Renamed, Setting, TookBack
from reynard.service.messages import Level, SeatPlan
from reynard.service.page import Page
from reynard.service.passing import hand_on, is_passed_round, take_up
from reynard.service.storage import Storage
from reynard.service.thinking import Bots
from reynard.service.turns import BotTurns

DIGEST = 16  # characters kept of a table's digest


@dataclass
class Chair:
    """A seat: whom it was set out for, who plays it now, and a number that tells its decisions apart."""

    plan: SeatPlan
    key_hash: str | None
    level: Level | None  # of the bot that plays it now
    decision: int = 0  # rises when it is answered, taken back or overtaken; never falls
    overtaken: set[int] = field(default_factory=set)  # decisions that somebody else's undo has withdrawn


class Room:
    """One table. It changes only by events, and they are stored before they take effect."""

    def __init__(self, setting: Setting, match: Match, storage: Storage, bots: Bots, watch: Watch) -> None:
        self.setting = setting
        self.match = match
        self.storage = storage
        self.turns = BotTurns(self, bots)
        self.bots = bots
        self.chairs = [
            Chair(plan, key_hash, plan.level) for plan, key_hash in zip(setting.plans, setting.key_hashes, strict=True)
        ]
        self.clock = TableClock(self, watch)
        self.by_bot: list[bool] = []  # for each move, whether a bot made it
        self.answered: set[tuple[int, str]] = set()  # seat and id of every message that was acted on
        self.events = 0
        self.rematch: str | None = None
        # Time runs faster than any table changes, so a restart cannot make the version fall.
        self.version = time.time_ns() // 1_000_000
        self.pages: set[Page] = set()
        self.seen: set[int] = set()  # seats whose people have been at the table
        self.lock = asyncio.Lock()
        # What was shown stays true until something happens, and many pages may want to see it.
        self.logs: dict[int | None, list[list[str]]] = {}
        self.views: dict[int | None, Any] = {}
        self.offers: dict[int, list[Choice]] = {}
        self.undoable: dict[int, bool] = {}

    @property
    def table(self) -> str:
        """The public name of the table."""
        return self.setting.table

    def seats_of(self, keys: Sequence[str]) -> tuple[int, ...]:
        """Say which seats these keys are."""
        hashes = {hash_key(key) for key in keys}
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.key_hash in hashes)

    def is_present(self, seat: int) -> bool:
        """Say whether a page with this seat's key is connected."""
        return any(seat in page.seats for page in self.pages)

    def join(self, page: Page, seats: tuple[int, ...]) -> None:
        """Let a page sit down or watch."""
        page.seats = seats
        self.pages.add(page)
        self.seen.update(seats)
        self.announce()

    def leave(self, page: Page) -> None:
        """Let a page go."""
        self.pages.discard(page)
        self.announce()

    def show(self, page: Page, seat: int) -> None:
        """Let a page look at the table through the eyes of a seat."""
        take_up(self, page, seat)
        self.clock.look()
        page.notice()

    def view(self, viewer: int | None) -> Any:
        """Show the table to a viewer."""
        if viewer not in self.views:
            view = self.match.view(viewer)
            if viewer is not None and (mind := self.match.game.mind):
                view = mind.conceal(view, viewer, self.lent(viewer))
            self.views[viewer] = view
        return self.views[viewer]

    def lent(self, seat: int) -> list[bool]:
        """Say of each move of a seat whether a bot made it."""
        return [bot for move, bot in zip(self.match.moves, self.by_bot, strict=True) if move.seat == seat]

    def choices(self, seat: int) -> list[Choice]:
        """Describe everything a seat may do now."""
        if seat not in self.offers:
            self.offers[seat] = self.match.choices(seat)
        return self.offers[seat]

    def log(self, viewer: int | None) -> list[str]:
        """Tell the whole match in words, as far as a viewer may know."""
        told = self.logs.setdefault(viewer, [])
        for ply in range(len(told), self.match.ply + 1):
            told.append(self.match.lines(ply, viewer))
        return [line for lines in told for line in lines]

    def last_step(self, seat: int) -> Step:
        """Find the step that a seat may take back, or decline."""
        step = self.match.last_step(seat, self.by_bot)
        if self.clock.is_over(step.ply):
            raise Declined("The time for your last step is over, so it stands.")
        return step

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat may take back its last step now."""
        if self.chairs[seat].level is not None:
            return False
        if seat not in self.undoable:
            try:
                self.last_step(seat)
                self.undoable[seat] = True
            except ReynardError:
                self.undoable[seat] = False
        return self.undoable[seat]

    def make_note(self, seat: int, key: str, text: str, id: str) -> Noted:
        """Try a note on a copy, which refuses it if the game does, and give the event it would be."""
        self.match.at(self.match.ply).note(seat, key, text)
        return Noted(seat=seat, key=key, text=text, id=id)

    def make_move(self, seat: int, choice: int, bot: bool, id: str | None, clock: bool = False) -> Moved:
        """Try a move on a copy, which refuses it if it is illegal, and give the event it would be."""
        trial = self.match.at(self.match.ply)
        trial.play(seat, choice)
        table = digest(trial)
        return Moved(seat=seat, choice=choice, bot=bot, id=id, ends=trial.over, table=table, clock=clock)

    async def record(self, event: Event) -> None:
        """Store an event, then let it take effect; the lock must be held."""
        await self.storage.append(self.table, self.events, event)
        self.apply(event)
        self.changed()

    def changed(self) -> None:
        """Wake the bots whose turn it is, and tell everyone."""
        self.turns.rouse()
        self.announce()

    def announce(self) -> None:
        """Let every page know that the table has changed."""
        for page in self.pages:
            hand_on(self, page)
        self.clock.look()
        self.version += 1
        for page in self.pages:
            page.notice()

    def apply(self, event: Event) -> None:
        """Let an event take effect: the same when it happens and when it is read again after a restart."""
        self.events += 1
        self.views.clear()
        self.offers.clear()
        self.undoable.clear()
        if isinstance(event, Rematched):
            self.rematch = event.table
            return
        if event.id is not None:
            self.answered.add((event.seat, event.id))
        if isinstance(event, Moved):
            self.apply_move(event)
        elif isinstance(event, TookBack):
            self.apply_undo(event)
        elif isinstance(event, HandedOver):
            self.chairs[event.seat].level = event.level
        elif isinstance(event, Renamed):
            self.match.names[event.seat] = event.name
            self.logs.clear()
        elif isinstance(event, Noted):
            self.match.notes[event.key] = event.text
            self.logs.clear()

    def apply_move(self, event: Moved) -> None:
        """Make a move."""
        self.match.play(event.seat, event.choice)
        if digest(self.match) != event.table:
            raise DamagedTable
        self.by_bot.append(event.bot)
        self.clock.note_move(event)
        self.chairs[event.seat].decision += 1

    def apply_undo(self, event: TookBack) -> None:
        """Take moves back; a seat whose decision is withdrawn or changed by that must look again."""
        before = [self.match.choices(seat) for seat in range(self.match.seats)]
        self.match.take_back(Step(event.ply, event.alone))
        del self.by_bot[event.ply : event.ply + 1 if event.alone else None]
        for told in self.logs.values():
            del told[event.ply + 1 :]
        for seat, chair in enumerate(self.chairs):
            if seat == event.seat:
                chair.decision += 1
            elif before[seat] and before[seat] != self.match.choices(seat):
                chair.overtaken.add(chair.decision)
                chair.decision += 1
        self.clock.note_undo(event)
        for page in self.pages:
            if is_passed_round(self, page):
                take_up(self, page, event.seat)  # whoever takes back has the device


def digest(match: Match) -> str:
    """Name the table as it lies, briefly."""
    return table_digest(match)[:DIGEST]


def hash_key(key: str) -> str:
    """Give what is stored of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()
