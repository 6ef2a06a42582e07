"""One thread that writes to the database: what waits together is committed together, for the disk takes its time."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from reynard.service.database import Database, Session
from reynard.service.errors import Declined

Work = Callable[[Session], Any]
Answer = TypeVar("Answer")

TOGETHER = 200  # writes in one transaction
PATIENCE = 10.0  # seconds to wait for a database that cannot be reached
PAUSE = 0.2  # seconds before trying again


class Writer:
    """The thread that alone writes to the database.

    A work may be done again after a fault that leaves open whether it was committed, so doing it twice must be the
    same as doing it once. One that declines does so before it has written anything.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, "storage")
        self.lock = threading.Lock()
        self.waiting: list[tuple[Work, Future[None]]] = []
        self.is_closing = False

    async def write(self, work: Work) -> None:
        """Let the thread write something, and wait until it is committed."""
        await asyncio.wrap_future(self.leave(work))

    def leave(self, work: Work) -> "Future[None]":
        """Leave something to be written."""
        written: Future[None] = Future()
        with self.lock:
            self.waiting.append((work, written))
            is_first = len(self.waiting) == 1
        if is_first:
            self.thread.submit(self.write_waiting)
        return written

    async def close(self) -> None:
        """Write what waits."""
        # Whoever waits is written first: a thread that is being shut down takes no more work.
        self.is_closing = True
        await asyncio.wait([asyncio.wrap_future(self.leave(lambda session: None))])
        await asyncio.to_thread(self.thread.shutdown)

    def write_waiting(self) -> None:
        """Write everything that waits, and tell everyone how theirs went."""
        with self.lock:
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            if self.waiting:
                self.thread.submit(self.write_waiting)
        faults = self.write_batch([work for work, _ in batch])
        for (_, written), fault in zip(batch, faults, strict=True):
            settle(written, fault)

    def write_batch(self, batch: Sequence[Work]) -> list[BaseException | None]:
        """Write works together, or each by itself if one of them fails, so that it spoils none of the others."""
        try:
            return patiently(self.database, lambda: self.write_together(batch), lambda: self.is_closing)
        except Exception as error:
            if len(batch) == 1 or self.database.is_away(error):
                return [error] * len(batch)
            return [fault for work in batch for fault in self.write_batch([work])]

    def write_together(self, batch: Sequence[Work]) -> list[BaseException | None]:
        """Write works in one transaction, and say which of them declined."""
        with self.database.writing() as session:
            return [attempt(work, session) for work in batch]


def patiently(database: Database, work: Callable[[], Answer], is_closing: Callable[[], bool]) -> Answer:
    """Do something that a database may not be there for, again and again for a while."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except Exception as error:
            if not database.is_away(error) or time.monotonic() > until or is_closing():
                raise
        time.sleep(PAUSE)


def attempt(work: Work, session: Session) -> Declined | None:
    """Do a work, or give what it says in declining."""
    try:
        work(session)
        return None
    except Declined as declined:
        return declined


def settle(written: "Future[None]", fault: BaseException | None) -> None:
    """Tell whoever waits that it is written, or why not."""
    if not written.set_running_or_notify_cancel():
        return  # nobody waits any more
    if fault is None:
        written.set_result(None)
    else:
        written.set_exception(fault)
