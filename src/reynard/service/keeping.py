"""How long tables are kept that nobody touches: then those still going are put away, finished ones become small."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from reynard.service.errors import Declined
from reynard.service.reporting import log, report
from reynard.service.rows import DAY_AND_TIME

if TYPE_CHECKING:
    from reynard.service.rooms import Rooms

USUAL_DAYS = 365
DAY = 86_400.0
LOOK_EVERY = 3600.0  # seconds
JUMP = 300.0  # seconds by which two clocks may differ over such a while


class Keeping:
    """Looks after the tables of a service again and again; its clocks are those of the day and of the machine."""

    def __init__(
        self,
        rooms: "Rooms",
        days: int,
        wall_clock: Callable[[], float] = time.time,
        steady_clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rooms = rooms
        self.storage = rooms.shared.storage
        self.days = days  # 0 keeps everything for ever
        self.wall_clock = wall_clock
        self.steady_clock = steady_clock
        self.ahead = wall_clock() - steady_clock()  # of the steady clock

    def note(self, tables: list[str]) -> None:
        """Note in passing that somebody has come back to tables."""
        self.storage.touch(tables, stamp(self.wall_clock()))

    async def run(self) -> None:
        """Look every hour, the first time after an hour, when the clock has shown that it can be believed."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Declined as error:
                report("Tables that nobody has touched were not put away", error)

    async def look(self) -> None:
        """Touch every table that somebody is at, then put away what nobody has touched, unless the clock has jumped."""
        self.note([room.table for room in self.rooms.open.values() if room.pages])
        ahead, before = self.wall_clock() - self.steady_clock(), self.ahead
        self.ahead = ahead
        if abs(ahead - before) > JUMP:
            log.warning("The clock of this machine has been put forward or back, so no table is put away this time")
        elif self.days:
            await self.put_away(stamp(self.wall_clock() - self.days * DAY))

    async def put_away(self, before: str) -> None:
        """Put away the tables that nobody has touched since a moment; what cannot be read is left as it is."""
        for table in await self.storage.list_untouched(before):
            if table not in self.rooms.open:
                try:
                    await self.storage.put_away(table, before)
                except Declined as error:
                    report("A table that nobody has touched was left as it is", error)


def stamp(moment: float) -> str:
    """Write a moment down as it is stored."""
    return datetime.fromtimestamp(moment, UTC).strftime(DAY_AND_TIME)
