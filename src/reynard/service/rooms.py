"""All rooms: set up, found by name, opened again from storage, and closed when nobody needs them."""

import asyncio
import secrets
from collections import OrderedDict
from weakref import WeakValueDictionary

from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.match import Match
from reynard.games import game
from reynard.service.clock import Watch
from reynard.service.errors import DamagedTable, Declined, NotOver, WrongKey
from reynard.service.journal import Event, Rematched, Setting
from reynard.service.messages import NewTable, SeatKey, SeatPlan, TableMade
from reynard.service.reporting import report
from reynard.service.room import Room, hash_key
from reynard.service.storage import Storage
from reynard.service.thinking import Bots

KEPT = 64  # rooms kept open although nobody may be there


class Rooms:
    """The rooms of one data folder."""

    def __init__(self, storage: Storage, bots: Bots, watch: Watch) -> None:
        self.storage = storage
        self.bots = bots
        self.watch = watch
        # A room stays while a page or a bot holds on to it, so there are never two of the same table.
        self.open: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.recent: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}

    async def set_up(self, order: NewTable) -> TableMade:
        """Set up a new table and give the keys of every seat that a person takes."""
        check_plans(order.seats)
        match = await asyncio.to_thread(start_match, order)
        keys = [None if plan.kind == "bot" else secrets.token_urlsafe(24) for plan in order.seats]
        hashes = tuple(key and hash_key(key) for key in keys)
        setting = describe_setting(match, tuple(order.seats), hashes, order.clock)
        await self.storage.create(setting)
        self.admit(self.furnish(setting, match))
        given = [SeatKey(seat=seat, key=key) for seat, key in enumerate(keys) if key]
        return TableMade(table=setting.table, keys=given)

    async def find(self, table: str) -> Room:
        """Give the room of this name, opening it from storage if need be."""
        room = self.open.get(table)
        if room is None:
            if table not in self.opening:
                self.opening[table] = asyncio.create_task(self.load(table))
            room = await asyncio.shield(self.opening[table])
        self.keep(room)
        return room

    def furnish(self, setting: Setting, match: Match) -> Room:
        """Make the room of a match."""
        return Room(setting, match, self.storage, self.bots, self.watch)

    async def load(self, table: str) -> Room:
        """Open a room as it was left."""
        try:
            setting, events = await self.storage.load(table)
            room = await asyncio.to_thread(self.rebuild, setting, events)
            self.admit(room)
            return room
        finally:
            del self.opening[table]

    def rebuild(self, setting: Setting, events: list[Event]) -> Room:
        """Let everything that happened at a table happen again."""
        try:
            room = self.furnish(setting, deal(setting))
            for event in events:
                room.apply(event)
            rehearse(room.match)
            return room
        except Exception as error:
            report(f"Table {setting.table} cannot be opened", error)
            raise DamagedTable from error

    def admit(self, room: Room) -> None:
        """Open the doors of a room, to its bots first."""
        self.open[room.table] = room
        self.keep(room)
        room.turns.rouse()

    def keep(self, room: Room) -> None:
        """Keep a room at hand, and let go of the one that was needed longest ago."""
        self.recent[room.table] = room
        self.recent.move_to_end(room.table)
        while len(self.recent) > KEPT:
            self.recent.popitem(last=False)

    async def resume(self) -> None:
        """Open every unfinished table once, so that its bots go on."""
        for table in await self.storage.unfinished():
            try:
                await self.find(table)
            except Declined as error:
                report(f"Table {table} was not resumed", error)

    async def rematch(self, room: Room, key: str) -> TableMade:
        """Set up another table for the same people with the same keys; everyone who asks gets the same one."""
        seats = room.seats_of([key])
        if not seats:
            raise WrongKey("This is not the key of a seat at this table.")
        async with room.lock:
            if room.rematch is None:
                await self.set_up_rematch(room)
            assert room.rematch is not None
            return TableMade(table=room.rematch, keys=[SeatKey(seat=seat, key=key) for seat in seats])

    async def set_up_rematch(self, room: Room) -> None:
        """Set up the rematch and note it, both or neither."""
        if not room.match.over:
            raise NotOver("There is a rematch once the game is over.")
        plans = tuple(
            plan.model_copy(update={"name": name})
            for plan, name in zip(room.setting.plans, room.match.names, strict=True)
        )
        old = room.setting
        order = NewTable(game=old.game, options=old.options, seats=list(plans), box=old.box, clock=old.clock)
        match = await asyncio.to_thread(start_match, order)
        setting = describe_setting(match, plans, old.key_hashes, old.clock)
        event = Rematched(table=setting.table)
        await self.storage.create_rematch(setting, room.table, room.events, event)
        room.apply(event)
        self.admit(self.furnish(setting, match))
        room.changed()

    async def close(self) -> None:
        """Stop the bots and the clocks, finish writing and close."""
        for task in list(self.opening.values()):
            task.cancel()
        for room in list(self.open.values()):
            async with room.lock:
                room.turns.close()
                room.clock.close()
        self.bots.close()
        await self.storage.close()


def check_plans(plans: list[SeatPlan]) -> None:
    """Refuse seats that make no sense together."""
    for seat, plan in enumerate(plans, 1):
        if plan.kind == "bot" and plan.level is None:
            raise Declined(f"Seat {seat} is for a bot, so it needs a level: kit, cub, fox or reynard.")
        if plan.kind != "bot" and plan.level is not None:
            raise Declined(f"Seat {seat} is for a person, so it has no level. Leave the level out.")
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Declined("Only one seat can be yours; the others at this screen are of kind 'here'.")


def start_match(order: NewTable) -> Match:
    """Deal a new match, and let whatever must be compiled for it be compiled away from the event loop."""
    chosen = game(order.game)
    chosen.check_clock(order.clock)
    box = open_box(chosen, order)
    names = [plan.name for plan in order.seats]
    match = chosen.start(len(order.seats), options=dict(order.options), box=box, names=names)
    rehearse(match)
    return match


def open_box(game: Game, order: NewTable) -> Box | None:
    """Open the box that was asked for; None is the usual one."""
    if order.box is not None and order.box_name is not None:
        raise Declined("A table has one box: send the text of your own, or the name of one that comes with the game.")
    if order.box_name is not None:
        return game.open_box(order.box_name)
    return None if order.box is None else game.read_box(order.box, "your box")


def describe_setting(match: Match, plans: tuple[SeatPlan, ...], hashes: tuple[str | None, ...], clock: int) -> Setting:
    """Give a match a public name, and say everything from which it can be dealt again."""
    return Setting(
        table=secrets.token_urlsafe(9),
        game=match.game.name,
        plans=plans,
        options=match.options,
        box=match.box.text,
        seed=str(match.seed),
        salt=match.salt,
        key_hashes=hashes,
        clock=clock,
    )


def deal(setting: Setting) -> Match:
    """Deal a match again as it was dealt."""
    chosen = game(setting.game)
    if setting.box == chosen.standard_box.text:
        box = chosen.standard_box
    else:
        box = chosen.read_box(setting.box, "the table's box")
    names = [plan.name for plan in setting.plans]
    seats, options = len(setting.plans), dict(setting.options)
    return Match(chosen, seats, int(setting.seed), options, box, names, setting.salt)


def rehearse(match: Match) -> None:
    """Try everything once on a copy: compiled rules that are new to this process take a moment to load."""
    trial = match.at(match.ply)
    for seat in trial.pending[:1]:
        trial.play(seat, trial.choices(seat)[0].id)
    _ = trial.scores
    trial.view()
    trial.lines(trial.ply)
    trial.breakdown(0)
    trial.hidden(0, seed=0)
