"""All rooms: set up, found by name, opened again from storage, and closed when nobody needs them."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.lesson import LEARNER, Lesson
from reynard.core.levels import Level
from reynard.core.match import Match, draw_salt, draw_seed
from reynard.games import game
from reynard.service.changes import Change, position_of
from reynard.service.errors import Declined, NotOver, NotStored, NumberTaken, TooMany, WrongKey
from reynard.service.fair_pool import Client
from reynard.service.following import Following, catch_up
from reynard.service.journal import Account, Position, Rematched, Setting
from reynard.service.keeping import USUAL_DAYS, Keeping
from reynard.service.lessons import find_lesson, table_of
from reynard.service.messages.setting_up import Branch, NewLesson, NewTable, SeatKey, SeatPlan, TableMade
from reynard.service.rates import SharedRates, in_words
from reynard.service.readiness import NotReady
from reynard.service.reopening import rehearse, reopen
from reynard.service.reporting import report
from reynard.service.room import Room, hash_key
from reynard.service.scene import give_account
from reynard.service.shared import Shared

Answer = TypeVar("Answer")

OPEN_WITHIN = 60.0  # seconds to wait for a table to be set up
KEPT = 64  # rooms kept open although nobody may be there
KEPT_FOR = 300.0  # seconds after the last page has left, so that whoever comes back soon does not wait
PERIOD = 600.0  # seconds for which tables that are set up are counted
TIDY_EVERY = 3600.0  # seconds


class Rooms:
    """The rooms of one data folder."""

    def __init__(self, shared: Shared, keep_days: int = USUAL_DAYS) -> None:
        self.shared = shared
        self.keeping = Keeping(self, keep_days)
        self.following = Following(self)
        # A room stays while a page or a bot holds on to it, so there are never two of the same table.
        self.open: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.recent: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        limits = shared.limits
        self.table_rates = SharedRates(limits.tables_per_address, limits.tables, PERIOD)
        self.box_rates = SharedRates(limits.boxes_per_address, limits.boxes, PERIOD)

    async def set_up(self, order: NewTable, address: str) -> TableMade:
        """Set up a new table and give the keys of every seat that a person takes."""
        check_plans(order.seats)
        await self.check_number(address)
        if order.box is not None:
            await self.try_box(order.box, address)
        keys = [None if plan.kind == "bot" else secrets.token_urlsafe(24) for plan in order.seats]
        table = await self.create(order, tuple(key and hash_key(key) for key in keys), address)
        return TableMade(table=table, keys=[SeatKey(seat=seat, key=key) for seat, key in enumerate(keys) if key])

    async def begin_lesson(self, order: NewLesson, address: str) -> TableMade:
        """Set up a table for a lesson and give the key of the learner's seat."""
        await self.check_number(address)
        lesson = await self.run_opener(partial(find_lesson, order), address)
        wanted, key = table_of(lesson, order), secrets.token_urlsafe(24)
        table = await self.create(wanted, (hash_key(key), *(None for _ in lesson.others)), address, lesson)
        return TableMade(table=table, keys=[SeatKey(seat=LEARNER, key=key)])

    async def create(
        self, order: NewTable, key_hashes: tuple[str | None, ...], address: str, lesson: Lesson | None = None
    ) -> str:
        """Lay a table, or only settle everything about it while its game is not ready, and give its public name."""
        try:
            await self.shared.readiness.need(order.game)
        except NotReady:
            setting = await self.run_opener(partial(plan_table, order, key_hashes, lesson), address)
            await self.shared.storage.create(setting, None)
            return setting.table
        laid = await self.run_opener(partial(lay_table, order, key_hashes, lesson), address)
        await self.shared.storage.create(laid.setting, laid.position)
        self.admit_new(laid)
        return laid.setting.table

    async def open_save(self, text: str, address: str) -> TableMade:
        """Set up a table with a saved match, after everything in it has been checked away from the event loop."""
        from reynard.service.saved_matches import lay_saved, read_save  # which sets up its tables as this module does

        await self.check_number(address)
        saved = await self.run_opener(partial(read_save, text), address)
        await self.shared.readiness.need(saved.game)
        await self.try_box(saved.box, address)
        keys = [secrets.token_urlsafe(24) for _ in saved.names]
        lay = partial(lay_saved, saved, tuple(map(hash_key, keys)))
        opened = await self.run_opener(lay, address)
        await self.shared.storage.create_played(opened.setting, opened.events, opened.position)
        given = [SeatKey(seat=seat, key=key) for seat, key in enumerate(keys)]
        return TableMade(table=opened.setting.table, keys=given)

    async def branch(self, match: Match, setting: Setting, order: Branch, address: str) -> TableMade:
        """Set up a table that goes on from a moment of a finished match, which stays what it was."""
        from reynard.service.branching import lay_branch  # which sets up its tables as this module does

        check_plans(order.seats)
        await self.check_number(address)
        keys = [None if plan.kind == "bot" else secrets.token_urlsafe(24) for plan in order.seats]
        lay = partial(lay_branch, match, setting, order, tuple(key and hash_key(key) for key in keys))
        opened = await self.run_opener(lay, address)
        await self.shared.storage.create_played(opened.setting, opened.events, opened.position)
        given = [SeatKey(seat=seat, key=key) for seat, key in enumerate(keys) if key]
        return TableMade(table=opened.setting.table, keys=given)

    async def run_opener(self, work: Callable[[], Answer], address: str) -> Answer:
        """Let a thread work at a new table."""
        return await self.shared.openers.run(Client(address), work, within=OPEN_WITHIN)

    async def check_number(self, address: str) -> None:
        """Refuse a table where too many have been set up lately, or too many wait for somebody to come."""
        wait, is_everybody = self.table_rates.take(address)
        if wait and is_everybody:
            raise TooMany(f"Many tables are being set up right now. Try again in {in_words(wait)}.", wait)
        if wait:
            raise TooMany(f"That is enough tables for now. Set up the next one in {in_words(wait)}.", wait)
        if await self.shared.storage.count_empty() >= self.shared.limits.empty_tables:
            raise TooMany("Too many tables are waiting for players. Try again tomorrow.", TIDY_EVERY)

    async def try_box(self, text: str, address: str) -> None:
        """Refuse a box that cannot be read, and boxes that are sent one after the other without end."""
        wait, _ = self.box_rates.take(address)
        if wait:
            raise TooMany(f"That is enough boxes for now. Send the next one in {in_words(wait)}.", wait)
        await self.shared.boxes.try_box(text)

    async def find(self, table: str, address: str = "") -> Room:
        """Give the room of this name, opening it from storage if need be."""
        room = self.open.get(table)
        if room is None or room.is_retired:
            if table not in self.opening:
                self.opening[table] = asyncio.create_task(self.load(table, Client(address, table)))
            room = await asyncio.shield(self.opening[table])
        self.keep(room)
        if self.shared.peers:
            await self.following.read(room)  # whoever comes from another process finds all that they saw there
        return room

    async def load(self, table: str, client: Client) -> Room:
        """Open a room as it was left."""
        try:
            stored = await self.shared.storage.load(table)
            self.keeping.note([table])
            await self.shared.readiness.need(stored.setting.game)
            room, change = await self.shared.openers.run(client, lambda: reopen(stored, self.shared))
            if change is not None:
                try:
                    await self.shared.storage.append(table, room.events, change.event, None)
                except NumberTaken:  # another process has carried it on at the same moment
                    return await self.load(table, client)
                room.apply(change)
            self.open[table] = room
            return room
        finally:
            self.opening.pop(table, None)

    def admit_new(self, laid: "LaidTable") -> None:
        """Open the doors of a new room."""
        room = Room(laid.setting, laid.match, self.shared, is_new=True)
        self.open[room.table] = room
        self.keep(room)

    def keep(self, room: Room) -> None:
        """Keep a room at hand, and let go of the one that was needed longest ago."""
        self.recent[room.table] = room
        self.recent.move_to_end(room.table)
        while len(self.recent) > KEPT:
            self.recent.popitem(last=False)

    def leave(self, room: Room) -> None:
        """Let go of a room that a page has left and nobody looks at: at once if its game is over, or after a while."""
        if not room.pages and room.scene.over:
            self.forget(room)
        elif not room.pages:
            asyncio.get_running_loop().call_later(KEPT_FOR, self.forget, room)

    def forget(self, room: Room) -> None:
        """Keep a room at hand no longer, unless somebody is there; it is opened again from storage."""
        if not room.pages and self.recent.get(room.table) is room:
            del self.recent[room.table]

    async def tidy(self) -> None:
        """Put away now and then what nobody has come to."""
        while True:
            try:
                await self.shared.storage.put_away_empty(self.shared.limits.empty_hours)
            except NotStored as error:
                report("Tables that nobody came to were not put away", error)
            await asyncio.sleep(TIDY_EVERY)

    async def note_positions(self) -> None:
        """Note where the tables of earlier releases stand, so that they outlive their rules too."""
        for table in await self.shared.storage.list_without_position():
            try:
                await self.note_position(table)
            except Declined as error:
                report("A table of an earlier release was left as it is", error)

    async def note_position(self, table: str) -> None:
        """Note where a table stands that nobody has come back to."""
        stored = await self.shared.storage.load(table)
        await self.shared.readiness.wait(stored.setting.game)
        room, _ = await self.shared.openers.run(Client("", table), lambda: reopen(stored, self.shared))
        if table not in self.open:
            await self.shared.storage.keep_position(table, position_of(room.match))

    async def rematch(self, room: Room, key: str, address: str) -> TableMade:
        """Set up another table for the same people with the same keys; everyone who asks gets the same one."""
        seats = room.seats_of([key])
        if not seats:
            raise WrongKey("This is not the key of a seat at this table.")
        async with room.lock:
            while room.rematch is None:
                with suppress(NumberTaken):
                    await self.set_up_rematch(room, address)
            assert room.rematch is not None
            return TableMade(table=room.rematch, keys=[SeatKey(seat=seat, key=key) for seat in seats])

    async def set_up_rematch(self, room: Room, address: str) -> None:
        """Set up the rematch and note it, both or neither."""
        if not room.scene.over:
            raise NotOver("You can ask for a rematch once the game is over.")
        await self.check_number(address)
        plans = tuple(
            plan.model_copy(update={"name": name})
            for plan, name in zip(room.setting.plans, room.match.names, strict=True)
        )
        old = room.setting
        order = NewTable(
            game=old.game, options=old.options, seats=list(plans), box=old.box, clock=old.clock, hints=old.hints
        )
        laid = await self.run_opener(partial(lay_table, order, old.key_hashes), address)
        event = Rematched(table=laid.setting.table)
        storage = self.shared.storage
        try:
            await storage.create_rematch(laid.setting, laid.position, room.table, room.events, event)
        except NumberTaken as error:
            if not await catch_up(room):
                raise NotStored from error
            raise
        self.admit_new(laid)
        room.take_effect(Change(event))

    async def close(self) -> None:
        """Stop the bots and the clocks, finish writing and close."""
        if self.shared.peers:
            await self.shared.peers.close()
        for task in list(self.opening.values()):
            task.cancel()
        for room in list(self.open.values()):
            async with room.lock:
                room.close()
        await self.shared.close()


def check_plans(plans: list[SeatPlan]) -> None:
    """Refuse seats that make no sense together."""
    for seat, plan in enumerate(plans, 1):
        if plan.kind == "bot" and plan.level is None:
            raise Declined(f"Seat {seat} is for a bot, so it needs a level: {', '.join(Level)}.")
        if plan.kind != "bot" and plan.level is not None:
            raise Declined(f"Seat {seat} is for a person, so it has no level. Leave the level out.")
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Declined("Only one seat can be yours; the others at this screen are of kind 'here'.")


@dataclass(frozen=True)
class LaidTable:
    """A new table before anyone sits down: how it was set up, its match, and where that stands."""

    setting: Setting
    match: Match
    position: Position


def lay_table(order: NewTable, key_hashes: tuple[str | None, ...], lesson: Lesson | None = None) -> LaidTable:
    """Deal a new match, give it a public name, and write down what storage is to keep of it."""
    match = start_match(order, lesson.seed if lesson else None)
    setting = describe_setting(match, order, key_hashes, lesson)
    return LaidTable(setting, match, position_of(match))


def plan_table(order: NewTable, key_hashes: tuple[str | None, ...], lesson: Lesson | None = None) -> Setting:
    """Settle everything about a table whose game cannot be dealt yet: it is dealt when it is opened."""
    chosen = game(order.game)
    chosen.check_clock(order.clock)
    chosen.check_seats(len(order.seats))
    box = open_box(chosen, order) or chosen.standard_box
    chosen.check_box(box)
    options = chosen.settle_options(dict(order.options), len(order.seats))
    seed = lesson.seed if lesson else draw_seed()
    return write_setting(chosen, order, key_hashes, options, box, seed, draw_salt(), account=None, lesson=lesson)


def start_match(order: NewTable, seed: int | None = None) -> Match:
    """Deal a new match, and let whatever must be compiled for it be compiled away from the event loop."""
    chosen = game(order.game)
    chosen.check_clock(order.clock)
    box = open_box(chosen, order)
    names = [plan.name for plan in order.seats]
    match = chosen.start(len(order.seats), seed=seed, options=dict(order.options), box=box, names=names)
    rehearse(match)
    return match


def open_box(game: Game, order: NewTable) -> Box | None:
    """Open the box that was asked for; None is the usual one."""
    if order.box is not None and order.box_name is not None:
        raise Declined("A table has one box: send the text of your own, or the name of one that comes with the game.")
    if order.box_name is not None:
        return game.open_box(order.box_name)
    return None if order.box is None else game.read_box(order.box, "your box")


def describe_setting(
    match: Match, order: NewTable, hashes: tuple[str | None, ...], lesson: Lesson | None = None
) -> Setting:
    """Give a match a public name, and say everything from which it can be dealt again."""
    account = give_account(match)
    setting = write_setting(
        match.game, order, hashes, match.options, match.box, match.seed, match.salt, account, lesson
    )
    return setting.model_copy(update={"earlier": tuple((str(each.seed), each.until) for each in match.earlier)})


def write_setting(
    chosen: Game,
    order: NewTable,
    hashes: tuple[str | None, ...],
    options: dict[str, int],
    box: Box,
    seed: int,
    salt: str,
    account: Account | None,
    lesson: Lesson | None,
) -> Setting:
    """Write down everything from which a table can be dealt."""
    return Setting(
        table=secrets.token_urlsafe(9),
        game=chosen.name,
        plans=tuple(order.seats),
        options=options,
        box=box.text,
        seed=str(seed),
        salt=salt,
        key_hashes=hashes,
        clock=order.clock,
        hints=order.hints,
        lesson=lesson.name if lesson else None,
        version=chosen.version,
        account=account,
    )
