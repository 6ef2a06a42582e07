"""A room: a match that is being played, who sits where, and everything that has happened there."""

import asyncio
import hashlib
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from reynard.core.levels import Level
from reynard.core.match import Match
from reynard.service.changes import Change, advance, find_overtaken, retell
from reynard.service.clock import TableClock
from reynard.service.company import Company
from reynard.service.errors import Forgotten, LeaseLost, NotStored, NumberTaken, TooMany
from reynard.service.fair_pool import Client
from reynard.service.following import catch_up
from reynard.service.grace import Grace
from reynard.service.journal import (
    Account,
    AnsweredUndo,
    AskedUndo,
    Carried,
    Event,
    HandedOver,
    Moved,
    Rematched,
    Renamed,
    Setting,
    TookBack,
)
from reynard.service.messages.setting_up import SeatPlan
from reynard.service.messages.told import Refused
from reynard.service.page import Page
from reynard.service.passing import hand_on, is_passed_round, take_up
from reynard.service.reporting import report
from reynard.service.scene import Scene, give_account
from reynard.service.shared import MOVE, Shared
from reynard.service.turns import BotTurns
from reynard.service.undo_requests import UndoRequests

EARLIER_SCENES = 24  # that a room keeps at most
PRESENCE = 0.25  # seconds in which those who come and go are told of together

Answer = TypeVar("Answer")


@dataclass
class Chair:
    """A seat: whom it was set out for, who plays it now, and a number that tells its decisions apart."""

    plan: SeatPlan
    key_hash: str | None
    level: Level | None  # of the bot that plays it now
    mark: int  # that its person has chosen; before that its own number
    decision: int = 0  # rises when it is answered, taken back or overtaken; never falls
    overtaken: set[int] = field(default_factory=set)  # decisions that somebody else's undo has withdrawn
    lent_at: int | None = None  # the decision at which the others handed it to a bot in its person's absence


class Room:
    """One table. It changes only by events, and they are stored before they take effect."""

    def __init__(self, setting: Setting, match: Match, shared: Shared, is_new: bool) -> None:
        self.setting = setting
        self.shared = shared
        self.company = Company(self, shared.peers)
        self.turns = BotTurns(self, shared.bots)
        self.lesson = match.game.lessons.get(setting.lesson) if setting.lesson else None
        self.chairs = [
            Chair(plan, key_hash, plan.level, seat)
            for seat, (plan, key_hash) in enumerate(zip(setting.plans, setting.key_hashes, strict=True))
        ]
        self.by_bot: list[bool] = []  # for each move, whether a bot made it
        self.joined: list[bool] = []  # for each move, whether it was made in one go with the one before
        self.story: list[Account] = [setting.account or give_account(match)]  # the deal and every move, in words
        self.scene = Scene(match, self.by_bot, self.story)
        self.earlier: dict[int, Scene] = {}  # by ply, for pages that fall behind while others move
        self.clock = TableClock(self, shared.watch)
        self.grace = Grace(self)
        self.undo_requests = UndoRequests(self)
        self.answered: set[tuple[int, str]] = set()  # seat and id of every message that was acted on
        self.events = 0
        self.rematch: str | None = None
        # Time runs faster than any table changes, so a restart cannot make the version fall.
        self.version = time.time_ns() // 1_000_000
        self.pages: dict[Page, None] = {}  # in the order in which they came
        self.present: Counter[int] = Counter()  # pages with the key of each seat
        self.seen: set[int] = set()  # seats whose people have been at the table
        # When each person was last at the table; who was there before a restart was there until now.
        self.last_seen = {} if is_new else dict.fromkeys(range(match.seats), shared.watch.now())
        self.has_come = False  # whether storage has been told that somebody came
        self.presence_timer: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.hinting: set[int] = set()  # seats for which a hint is being thought about
        self.forecasting: Counter[int] = Counter()  # forecasts that are being worked out for each seat
        self.is_retired = False  # it does not stand as it is stored, and must be opened anew

    @property
    def table(self) -> str:
        """The public name of the table."""
        return self.setting.table

    @property
    def match(self) -> Match:
        """The match as it stands; every event makes another, and none is ever changed."""
        return self.scene.match

    @property
    def client(self) -> Client:
        """On whose account the table's own work is: of somebody who plays there, or else who watches."""
        page = next((page for page in self.pages if page.seats), next(iter(self.pages), None))
        return Client(page.address if page else "", self.table)

    async def work(self, work: Callable[[], Answer]) -> Answer:
        """Let a thread try something for this table."""
        return await self.shared.tellers.run(self.client, work, rank=MOVE)

    def seats_of(self, keys: Sequence[str]) -> tuple[int, ...]:
        """Say which seats these keys are."""
        hashes = {hash_key(key) for key in keys}
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.key_hash in hashes)

    def is_present(self, seat: int) -> bool:
        """Say whether a page with this seat's key is connected, here or elsewhere."""
        return self.present[seat] > 0 or self.company.has(seat)

    @property
    def somebody_plays(self) -> bool:
        """Say whether anyone is there with the key of a seat."""
        return self.present.total() > 0 or self.company.somebody_plays

    def free_in(self, seat: int) -> int:
        """Say in how many seconds the others may hand a seat to a bot: whoever is away has a while to come back."""
        if self.chairs[seat].level is not None or self.is_present(seat) or seat not in self.last_seen:
            return 0
        away = self.shared.watch.now() - self.last_seen[seat]
        return max(0, math.ceil(self.shared.limits.away_seconds - away))

    def join(self, page: Page, seats: tuple[int, ...]) -> None:
        """Let a page sit down or watch; only those who come to play change anything for the others."""
        most = self.shared.limits.pages_per_seat
        if any(self.present[seat] >= most for seat in seats):
            raise TooMany(f"This seat is open on {most:g} pages already. Close one of them first.", 10)
        page.seats = seats
        self.pages[page] = None
        self.present.update(seats)
        self.seen.update(seats)
        if seats or not any(chair.key_hash for chair in self.chairs):
            self.note_that_somebody_came()
        page.notice()
        self.company.tell()
        self.turns.rouse()
        if seats:
            self.pass_device(page)
            self.clock.look()
            self.tell_presence()

    def leave(self, page: Page) -> None:
        """Let a page go."""
        if page not in self.pages:
            return
        del self.pages[page]
        self.present.subtract(page.seats)
        for seat in page.seats:
            self.last_seen[seat] = self.shared.watch.now()
        self.company.tell()
        if page.seats:
            self.clock.look()
            self.tell_presence()

    def note_elsewhere(self, came: set[int], left: set[int]) -> None:
        """Note who has come to pages of other processes, or has left them."""
        self.seen |= came
        for seat in left:
            self.last_seen[seat] = self.shared.watch.now()
        self.tell_presence()

    def note_that_somebody_came(self) -> None:
        """Let storage know that this table is not one to be put away."""
        if not self.has_come:
            self.has_come = True
            self.shared.storage.keep_for_good(self.table)

    def tell_presence(self) -> None:
        """Let everyone know soon who is here, together with whoever else comes or goes until then."""
        if self.presence_timer is None:
            self.presence_timer = asyncio.get_running_loop().call_later(PRESENCE, self.announce)

    def show(self, page: Page, seat: int) -> None:
        """Let a page look at the table through the eyes of a seat."""
        take_up(self, page, seat)
        self.company.tell()
        self.clock.look()
        page.notice()

    def go_on(self, seat: int) -> None:
        """Let a seat do without the rest of the time in which its step could be undone."""
        self.grace.go_on(seat)
        self.company.hurry(seat)
        self.announce()

    async def record(self, change: Change, only_as_leader: bool = False) -> None:
        """Store an event, then let it take effect; the lock must be held.

        What was stored has happened: a fault after that is no answer to whoever asked for it. Where another process was
        first with the number, what it has stored takes effect before NumberTaken is raised, and one may look again.
        """
        if self.is_retired:
            raise NotStored
        begun = time.monotonic()
        leader = self.company.process if only_as_leader else None
        try:
            await self.shared.storage.append(self.table, self.events, change.event, change.position, leader)
        except NumberTaken as error:
            if not await catch_up(self):
                raise NotStored from error
            raise
        except LeaseLost:
            self.company.lose()
            raise
        except Forgotten:
            self.retire()
            raise
        self.shared.metrics.note_stored(change.event, time.monotonic() - begun)
        self.take_effect(change)

    def take_effect(self, change: Change) -> None:
        """Let an event that was stored take effect, and tell everyone; a room that cannot do that is opened anew."""
        try:
            self.apply(change)
            self.note_step(change.event)
            self.turns.rouse()
            self.announce()
        except Exception as error:
            report("A room does not stand as it is stored", error)
            self.retire()

    def note_step(self, event: Event) -> None:
        """A step begins the time in which it can be undone; who loses a decision by an undo is told so."""
        if isinstance(event, Moved | TookBack):
            self.grace.note(event)
        if isinstance(event, AskedUndo | AnsweredUndo):
            self.undo_requests.note(event)
        if isinstance(event, TookBack):
            name = self.match.names[event.seat]
            told = Refused(id=None, reason=f"{name} has undone their last step. Look at the table and choose again.")
            for seat in self.undo_requests.surprised(event):
                self.tell_seat(seat, told)
        if isinstance(event, Moved | TookBack):
            self.undo_requests.look()

    def tell_seat(self, seat: int, told: Refused) -> None:
        """Tell the pages of a seat something that they have not asked for."""
        for page in self.pages:
            if seat in page.seats:
                page.answer(told)

    def retire(self) -> None:
        """Send everyone away to come back to a room that is opened anew from storage."""
        self.is_retired = True
        self.close()
        for page in list(self.pages):
            page.hang_up()

    def close(self) -> None:
        """Stop bots and clocks."""
        self.turns.close()
        self.clock.close()
        self.undo_requests.close()
        self.company.close()
        if self.presence_timer:
            self.presence_timer.cancel()

    def announce(self) -> None:
        """Let every page know that the table has changed."""
        if self.presence_timer:
            self.presence_timer.cancel()
            self.presence_timer = None
        self.version += 1
        for page in list(self.pages):
            if page.seats:
                self.pass_device(page)
        self.clock.look()
        for page in self.pages:
            page.notice()

    def pass_device(self, page: Page) -> None:
        """Take a shared device from whoever is done with it; a fault in that is between this page and the table."""
        try:
            hand_on(self, page)
        except Exception as error:
            report("A page could not be handed on", error)
            page.hang_up()

    def apply(self, change: Change) -> None:
        """Let an event take effect: the same when it happens and when it is read again after a restart."""
        event = change.event
        self.events += 1
        if isinstance(event, Rematched):
            self.rematch = event.table
            return
        if isinstance(event, Carried):
            assert change.match is not None
            self.tell_aside(told_of_change(change.match, event.pieces is None))
            self.scene = Scene(change.match, self.by_bot, self.story)
            return
        if event.id is not None:
            self.answered.add((event.seat, event.id))
        if isinstance(event, AskedUndo | AnsweredUndo):
            return
        before, after = self.match, change.match or advance(self.match, event)
        if isinstance(event, Moved):
            self.keep_scene()
            self.by_bot.append(event.bot)
            self.joined.append(event.joined)
            self.story.append(event.account or give_account(after))
            self.clock.note_move(event)
            self.chairs[event.seat].decision += 1
        elif isinstance(event, TookBack):
            self.apply_undo(event, change, before, after)
        elif isinstance(event, HandedOver):
            chair = self.chairs[event.seat]
            chair.level = event.level
            chair.lent_at = chair.decision if event.absent else None
            self.tell_aside(told_of_hand_over(event))
        elif isinstance(event, Renamed) and event.mark is not None:
            self.chairs[event.seat].mark = event.mark
        self.scene = Scene(after, self.by_bot, self.story)
        if isinstance(event, TookBack):
            self.give_back_device(event.seat)

    def tell_aside(self, line: str) -> None:
        """Add something that happened at the table to the log, after the latest move; the same twice is told once."""
        latest = self.story[-1]
        if latest.asides[-1:] != (line,):
            self.story[-1] = latest.model_copy(update={"asides": (*latest.asides, line)})

    def keep_scene(self) -> None:
        """Keep the scene before a move until every page has been told of it, unless one lags far behind."""
        ply = self.match.ply
        self.earlier[ply] = self.scene
        told = min((page.told for page in self.pages if page.told is not None), default=ply)
        for old in [each for each in self.earlier if each <= max(told, ply - EARLIER_SCENES)]:
            del self.earlier[old]

    def apply_undo(self, event: TookBack, change: Change, before: Match, after: Match) -> None:
        """Take moves back; a seat whose decision is withdrawn or changed by that must look again."""
        overtaken = find_overtaken(before, after, event.seat) if event.overtaken is None else event.overtaken
        asides = [line for account in self.story[event.ply + 1 :] for line in account.asides]
        for made in (self.by_bot, self.joined):
            del made[event.ply : event.ply + 1 if event.alone else None]
        retold = retell(after, event.ply, self.story) if change.retold is None else change.retold
        self.story[event.ply + 1 :] = [account.model_copy(update={"asides": ()}) for account in retold]
        for line in asides:
            self.tell_aside(line)
        self.tell_aside(told_of_undo(event))
        for seat in (event.seat, *overtaken):
            self.chairs[seat].decision += 1
        for seat in overtaken:
            self.chairs[seat].overtaken.add(self.chairs[seat].decision - 1)
        self.clock.note_undo(event)
        self.earlier.clear()
        for page in self.pages:
            if page.told is not None:
                page.told = min(page.told, event.ply)

    def give_back_device(self, seat: int) -> None:
        """Whoever takes back has the device that is passed round."""
        for page in self.pages:
            if is_passed_round(self, page):
                take_up(self, page, seat)


def told_of_hand_over(event: HandedOver) -> str:
    """Say who plays a seat from now on, with a place for the name."""
    name = f"{{seat:{event.seat}|player {event.seat + 1}}}"
    if event.level is None:
        return f"{name} is back and takes over from the bot."
    if event.absent:
        return f"{name} is away, so a bot ({event.level}) takes over."
    return f"A bot ({event.level}) now plays for {name}."


def told_of_undo(event: TookBack) -> str:
    """Say that somebody took a step back, with a place for the name."""
    return f"{{seat:{event.seat}|player {event.seat + 1}}} undoes a step."


def told_of_change(match: Match, as_before: bool) -> str:
    """Say that the rules have changed since the table was left."""
    news = f"{match.game.title} has new rules (version {match.eras[-1].version})."
    if as_before:
        return f"{news} They change nothing that has happened in this game."
    return f"{news} The game goes on under them from where it stood."


def hash_key(key: str) -> str:
    """Give what is stored of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()
