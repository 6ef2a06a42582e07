"""What is made once, in a thread of its own, and kept compressed: replays in parts, proofs, saves, rules, the lobby."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable

from reynard.service.errors import TooMany
from reynard.service.fair_pool import Client, FairPool
from reynard.service.limits import Limits
from reynard.service.rates import AtOnce

KEPT = 64 * 1024 * 1024  # compressed bytes
WITHIN = 60.0  # seconds to wait for the thread

Key = tuple[str, str]  # a table, or none, and a title


class Archive:
    """Texts by table and title: what several ask for at once is made once."""

    def __init__(self, pool: FairPool, limits: Limits) -> None:
        self.pool = pool
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.making: dict[Key, asyncio.Task[bytes]] = {}
        self.at_once = AtOnce(limits.replays_per_address, limits.replays)  # for the address that asked first

    async def give(self, client: Client, title: str, make: Callable[[], str]) -> bytes:
        """Give what is kept, or what is being made, or let it be made now."""
        key = client.table, title
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.create_task(self.make(client, key, make))
            self.making[key].add_done_callback(forget_failure)
        return await asyncio.shield(self.making[key])

    async def make(self, client: Client, key: Key, make: Callable[[], str]) -> bytes:
        """Let the thread make something, and keep it, unless a good deal is being made already."""
        refusal = TooMany("Several things are being looked up already. Try again in a few seconds.", 3)
        try:
            with self.at_once.one_more(client.address, refusal):
                made = await self.pool.run(client, lambda: gzip.compress(make().encode(), mtime=0), within=WITHIN)
            self.keep(key, made)
            return made
        finally:
            del self.making[key]

    def keep(self, key: Key, made: bytes) -> None:
        """Keep something, and let go of what was wanted longest ago."""
        self.kept[key] = made
        self.size += len(made)
        while self.size > KEPT:
            _, gone = self.kept.popitem(last=False)
            self.size -= len(gone)


def forget_failure(task: asyncio.Task[bytes]) -> None:
    """A failure is told to those who wait; if nobody does any more, it is no news."""
    if not task.cancelled():
        task.exception()
