"""Following what other processes store: their events take effect here as well, in the order of their numbers."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from reynard.service.changes import Change, advance, retell
from reynard.service.errors import DamagedTable, Declined, NotStored
from reynard.service.journal import Carried, Event, Moved, Noted, Renamed, TookBack
from reynard.service.leases import LOOK_AGAIN
from reynard.service.peers import MISSED
from reynard.service.reporting import report
from reynard.service.scene import Scene

if TYPE_CHECKING:
    from reynard.service.room import Room
    from reynard.service.rooms import Rooms


async def catch_up(room: "Room") -> bool:
    """Let everything take effect that others have stored, and say whether there was any; the lock must be held."""
    try:
        events = await room.shared.storage.load_since(room.table, room.events)
    except DamagedTable:
        room.retire()
        raise
    for event in events:
        if room.is_retired:
            raise NotStored
        try:
            if isinstance(event, Carried):
                raise ValueError("a process of another release has carried the table on")
            room.take_effect(await room.work(partial(work_out, room.scene, event)))
        except Exception as error:
            report("A table could not be followed", error)
            room.retire()
    if room.is_retired:
        raise NotStored
    return bool(events)


def work_out(scene: Scene, event: Event) -> Change:
    """Work out what an event does that has been accepted and stored elsewhere."""
    if not isinstance(event, Moved | TookBack | Renamed | Noted):
        return Change(event)
    after = advance(scene.match, event)
    retold = retell(after, event.ply, scene.story) if isinstance(event, TookBack) and event.alone else ()
    return Change(event, after, retold)


class Following:
    """Heeds what this process hears from the others, for the rooms that it has open."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.tasks: set[asyncio.Task[None]] = set()
        self.due: set[str] = set()  # tables whose events somebody is about to read

    def heed(self, words: str) -> None:
        """Heed that an event has been stored, that who is at a table has changed, or that much may have been missed."""
        table, _, what = words.partition(" ")
        if words in (MISSED, LOOK_AGAIN):
            for room in list(self.rooms.open.values()):
                if room.pages:
                    room.company.tell()
                    if words == MISSED:
                        self.follow(room)
        elif found := self.rooms.open.get(table):
            if not what.startswith("@"):
                if int(what) >= found.events:
                    self.follow(found)
            elif what[1:] != found.company.process and found.pages:
                found.company.ask()

    def follow(self, room: "Room") -> None:
        """Read what has happened at a table; once, however often it is asked for until then."""
        if room.table not in self.due:
            self.due.add(room.table)
            task = asyncio.create_task(self.read(room))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def read(self, room: "Room") -> None:
        """Read what has happened at a table that nobody changes here at the moment."""
        async with room.lock:
            self.due.discard(room.table)
            if not room.is_retired:
                try:
                    await catch_up(room)
                except Declined as error:
                    report("A table could not be read again", error)
