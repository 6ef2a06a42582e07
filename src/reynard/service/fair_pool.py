"""Threads that serve everyone in turn: no address and no table waits behind all that another has asked for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from reynard.service.errors import Busy

Answer = TypeVar("Answer")

AGED = 2.0  # seconds after which work of a lower rank has a share of the turns
SHARE = 4  # every so-manyth turn goes to the work that has waited longest, if it has aged


@dataclass(frozen=True)
class Client:
    """On whose account work is done: the address that asks, and the table it is for."""

    address: str
    table: str = ""


@dataclass(eq=False)
class Job:
    """A piece of work that waits for a thread."""

    work: Callable[[float], Any]  # is told how many seconds it has waited
    since: float
    done: asyncio.Future[Any]


Tables = OrderedDict[str, deque[Job]]


@dataclass
class Rank:
    """The waiting work of one rank: by address, and for each address by table."""

    addresses: OrderedDict[str, Tables] = field(default_factory=OrderedDict)

    def add(self, client: Client, job: Job) -> None:
        """Put a job behind the others of its table."""
        tables = self.addresses.setdefault(client.address, OrderedDict())
        tables.setdefault(client.table, deque()).append(job)

    def oldest(self) -> float | None:
        """Say since when the job that is next in turn has waited."""
        for tables in self.addresses.values():
            for jobs in tables.values():
                return jobs[0].since
        return None

    def take(self) -> Job:
        """Take the job whose turn it is; its address and its table go to the end of the row."""
        address, tables = next(iter(self.addresses.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self.addresses.move_to_end(address)
        if not jobs:
            del tables[table]
        if not tables:
            del self.addresses[address]
        return job


class FairPool:
    """A few threads, and the work that waits for them in ranks: one goes before the next, but none waits for ever."""

    def __init__(self, name: str, threads: int, ranks: int = 1) -> None:
        self.name = name
        self.threads = ThreadPoolExecutor(threads, name)
        self.idle = threads
        self.ranks = [Rank() for _ in range(ranks)]
        self.waiting = 0  # jobs that nobody has begun
        self.served = 0
        self.closed = False
        self.note: Callable[[str, float, float], None] = lambda name, waited, worked: None  # of what has been done

    async def run(
        self, client: Client, work: Callable[[], Answer], *, rank: int = 0, within: float | None = None
    ) -> Answer:
        """Let a thread do something and wait for it; Busy if no thread has come to it within so many seconds."""
        return await self.run_timed(client, lambda waited: work(), rank=rank, within=within)

    async def run_timed(
        self, client: Client, work: Callable[[float], Answer], *, rank: int = 0, within: float | None = None
    ) -> Answer:
        """Do the same with work that takes into account how many seconds it has waited."""
        loop = asyncio.get_running_loop()
        if self.closed:
            raise Busy("The table is being closed.")
        job = Job(work, loop.time(), loop.create_future())
        self.ranks[rank].add(client, job)
        self.waiting += 1
        self.start_next()
        give_up = None if within is None else loop.call_later(within, self.give_up, job)
        try:
            answer: Answer = await job.done
            return answer
        finally:
            if give_up:
                give_up.cancel()

    def give_up(self, job: Job) -> None:
        """Refuse a job that nobody has come to."""
        if not job.done.done():
            job.done.set_exception(Busy("The server has too much to do at the moment. Try again in a few seconds."))

    def start_next(self) -> None:
        """Hand jobs to idle threads; what nobody waits for any more is dropped on the way."""
        while self.idle and self.waiting:
            job = self.next_rank().take()
            self.waiting -= 1
            if not job.done.done():
                self.begin(job)

    def next_rank(self) -> Rank:
        """Choose the rank to serve: the first that waits, now and then the one that has waited longest."""
        self.served += 1
        now = asyncio.get_running_loop().time()
        waiting = [(since, rank) for rank in self.ranks if (since := rank.oldest()) is not None]
        since, oldest = min(waiting, key=lambda pair: pair[0])
        return oldest if now - since > AGED and self.served % SHARE == 0 else waiting[0][1]

    def begin(self, job: Job) -> None:
        """Let a thread begin a job."""
        loop = asyncio.get_running_loop()
        self.idle -= 1
        begun = loop.time()
        running = self.threads.submit(job.work, begun - job.since)

        def finish() -> None:
            self.idle += 1
            self.note(self.name, begun - job.since, loop.time() - begun)
            if not job.done.done():
                if running.cancelled():
                    job.done.cancel()
                elif error := running.exception():
                    job.done.set_exception(error)
                else:
                    job.done.set_result(running.result())
            if not self.closed:
                self.start_next()

        running.add_done_callback(lambda _: call_on(loop, finish))

    def close(self) -> None:
        """Begin nothing more, and leave those who wait."""
        self.closed = True
        while self.waiting:
            self.waiting -= 1
            self.next_rank().take().done.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


def call_on(loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    """Let the loop do something, unless it has been closed meanwhile."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(act)
