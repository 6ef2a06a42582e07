"""One thread that writes to the database: what waits together is committed together, for the disk takes its time."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")

TOGETHER = 200  # writes in one transaction


class Writer:
    """The thread that has the database to itself."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "storage")
        self.lock = threading.Lock()
        self.waiting: list[tuple[Callable[[], Any], Future[Any]]] = []

    async def write(self, work: Callable[[], None]) -> None:
        """Let the thread write something, and wait until it is committed."""
        await asyncio.wrap_future(self.leave(work))

    def leave(self, work: Callable[[], None]) -> "Future[None]":
        """Leave something to be written."""
        written: Future[None] = Future()
        with self.lock:
            self.waiting.append((work, written))
            is_first = len(self.waiting) == 1
        if is_first:
            self.thread.submit(self.write_waiting)
        return written

    async def read(self, work: Callable[[], Answer]) -> Answer:
        """Let the thread look something up, and wait for it."""
        return await asyncio.wrap_future(self.thread.submit(work))

    async def close(self) -> None:
        """Write what waits, and close the file."""
        # Whoever waits is written first: a thread that is being shut down takes no more work.
        await asyncio.wait([asyncio.wrap_future(self.leave(lambda: None))])
        await asyncio.to_thread(self.thread.shutdown)
        self.file.close()

    def write_waiting(self) -> None:
        """Write everything that waits in one transaction, and tell everyone how theirs went."""
        with self.lock:
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            if self.waiting:
                self.thread.submit(self.write_waiting)
        faults: list[BaseException | None] = [None] * len(batch)
        try:
            self.file.execute("BEGIN IMMEDIATE")
            faults = [self.write_one(work) for work, _ in batch]
            self.file.execute("COMMIT")
        except BaseException as error:
            faults = [error] * len(batch)
            if self.file.in_transaction:
                self.file.execute("ROLLBACK")
        for (_, written), fault in zip(batch, faults, strict=True):
            settle(written, fault)

    def write_one(self, work: Callable[[], None]) -> BaseException | None:
        """Write one thing, or none of it and give the fault."""
        self.file.execute("SAVEPOINT one")
        try:
            work()
        except Exception as error:
            if not self.file.in_transaction:  # a fault such as a full disk undoes the whole transaction
                raise
            self.file.execute("ROLLBACK TO one")
            self.file.execute("RELEASE one")
            return error
        self.file.execute("RELEASE one")
        return None


def settle(written: "Future[None]", fault: BaseException | None) -> None:
    """Tell whoever waits that it is written, or why not."""
    if not written.set_running_or_notify_cancel():
        return  # nobody waits any more
    if fault is None:
        written.set_result(None)
    else:
        written.set_exception(fault)
