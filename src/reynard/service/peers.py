"""The other processes that serve from the same database: hearing from them, and telling them of our own pages."""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from reynard.service.database import Database, Session
from reynard.service.errors import NotStored
from reynard.service.fair_pool import call_on
from reynard.service.group_commit import patiently
from reynard.service.leases import LOOK_AGAIN, TERM, Gathering, Visit, attend, beat, bury, depart, gather
from reynard.service.reporting import report

BEAT_EVERY = 1.0  # seconds
PAUSE = 0.5  # seconds before connecting again
MISSED = ""  # what is heeded when others may have said things that were not heard

if TYPE_CHECKING:
    from reynard.service.company import Company

Heed = Callable[[str], None]


class Ear(Protocol):
    """A connection over which one hears what processes are told."""

    session: Session

    def hear(self, seconds: float) -> Iterator[str]:
        """Give whatever is told within so many seconds."""


@runtime_checkable
class SharedDatabase(Database, Protocol):
    """A database from which several processes may serve at the same time."""

    def hearing(self) -> AbstractContextManager[Ear]:
        """Hear what processes are told, over a connection of its own."""

    def attending(self) -> AbstractContextManager[Session]:
        """Do all of it or nothing, in a thread that does nothing else."""


class Peers:
    """This process as one of several. A thread of its own shows that it is alive, however busy the event loop is."""

    def __init__(self, database: SharedDatabase) -> None:
        self.database = database
        self.faults: tuple[type[Exception], ...] = (*database.faults, RuntimeError)  # or the thread has ended
        self.process = secrets.token_urlsafe(6)
        self.closing = threading.Event()
        self.speaker = ThreadPoolExecutor(1, "attending")
        self.listener: threading.Thread | None = None
        self.at: dict[
            str, Company
        ] = {}  # who speaks for a table: of two rooms of it the newer, and the other is closed

    def start(self, heed: Heed) -> None:
        """Begin to hear, and let the event loop heed it."""
        loop = asyncio.get_running_loop()
        self.listener = threading.Thread(
            target=self.listen, args=(lambda words: call_on(loop, partial(heed, words)),), name="listener", daemon=True
        )
        self.listener.start()

    def listen(self, heed: Heed) -> None:
        """Hear the others until the end, over one connection after the other."""
        is_lost = False
        while not self.closing.is_set():
            try:
                with self.database.hearing() as ear:
                    is_lost = False
                    self.listen_over(ear, heed)
            except self.database.faults as error:
                if not is_lost:
                    report("The other processes cannot be heard", error)
                is_lost = True
                self.closing.wait(PAUSE)

    def listen_over(self, ear: Ear, heed: Heed) -> None:
        """Hear the others over a connection, show that we are alive, and bury the dead.

        Whoever has been away itself cannot tell who else has died, and gives them time to show.
        """
        heed(MISSED)
        since = time.monotonic()
        while not self.closing.is_set():
            begun = time.monotonic()
            if not beat(ear.session, self.process):
                heed(LOOK_AGAIN)
            if time.monotonic() - begun > BEAT_EVERY:
                since = time.monotonic()
            if time.monotonic() - since > TERM:
                bury(ear.session)
            for words in ear.hear(BEAT_EVERY):
                heed(words)
                if self.closing.is_set():
                    break

    async def attend(self, table: str, visit: Visit | None) -> Gathering:
        """Say what we have at a table, and hear who leads it and what the others have there; or decline."""

        def work() -> Gathering:
            with self.database.attending() as session:
                return attend(session, self.process, table, visit)

        return await self.run(work)

    async def look(self, table: str) -> Gathering:
        """Hear who leads a table and what the others have there; or decline."""

        def work() -> Gathering:
            with self.database.attending() as session:
                return gather(session, self.process, table)

        return await self.run(work)

    async def run(self, work: Callable[[], Gathering]) -> Gathering:
        """Let the thread do something that speaks to the others."""
        try:
            thread = self.speaker.submit(patiently, self.database, work, self.closing.is_set)
            return await asyncio.wrap_future(thread)
        except self.faults as error:
            raise NotStored from error

    async def close(self) -> None:
        """Leave everything to the others at once."""
        self.closing.set()
        await asyncio.to_thread(self.leave)

    def leave(self) -> None:
        """Free what we hold, which the listener hears too."""

        def work() -> None:
            with suppress(*self.database.faults), self.database.attending() as session:
                depart(session, self.process)

        self.speaker.submit(work)
        self.speaker.shutdown()
        if self.listener:
            self.listener.join(2 * BEAT_EVERY)
