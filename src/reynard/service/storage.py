"""Where tables are kept: an append-only log in a database, read and written by threads and never by the event loop."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from reynard.service import rows, untouched
from reynard.service.database import Place, Session, open_database
from reynard.service.errors import NotStored
from reynard.service.group_commit import Writer, patiently
from reynard.service.journal import Event, Position, Rematched, Setting
from reynard.service.leases import check_lease
from reynard.service.rows import Stored

Answer = TypeVar("Answer")


class Storage:
    """All tables of one database; whatever returns has been committed."""

    def __init__(self, place: Place) -> None:
        self.database = open_database(place)
        self.faults: tuple[type[Exception], ...] = (*self.database.faults, RuntimeError)  # or it has been closed
        self.writer = Writer(self.database)
        self.reader = ThreadPoolExecutor(1, "reader")

    def is_closing(self) -> bool:
        """Say whether nobody is to wait any more for a database that cannot be reached."""
        return self.writer.is_closing

    async def write(self, work: Callable[[Session], None]) -> None:
        """Write something, or decline."""
        try:
            await self.writer.write(work)
        except self.faults as error:
            raise NotStored from error

    async def read(self, work: Callable[[Session], Answer]) -> Answer:
        """Look something up, or decline."""

        def look_up() -> Answer:
            with self.database.reading() as session:
                return work(session)

        try:
            return await asyncio.wrap_future(self.reader.submit(patiently, self.database, look_up, self.is_closing))
        except self.faults as error:
            raise NotStored from error

    async def create(self, setting: Setting, position: Position | None) -> None:
        """Keep a new table; one that could not be dealt yet stands nowhere."""
        await self.write(lambda session: rows.insert_table(session, setting, position))

    async def create_played(self, setting: Setting, events: Sequence[Event], position: Position) -> None:
        """Keep a table at which something has happened already."""

        def insert_all(session: Session) -> None:
            rows.insert_table(session, setting, position)
            for number, event in enumerate(events):
                rows.insert_event(session, setting.table, number, event)

        await self.write(insert_all)

    async def append(
        self, table: str, number: int, event: Event, position: Position | None, leader: str | None = None
    ) -> None:
        """Keep what happened at a table as its event of this number, and where the table stands since.

        What only the process may do that leads the table, it does not do if it has lost its lease.
        """

        def insert(session: Session) -> None:
            if leader is not None:
                check_lease(session, table, leader)
            is_new = rows.insert_event(session, table, number, event)
            if is_new and position is not None:
                rows.put_position(session, table, position)

        await self.write(insert)

    async def create_rematch(
        self, setting: Setting, position: Position, table: str, number: int, event: Rematched
    ) -> None:
        """Keep a new table and, in one go with it, that it is the rematch of another."""

        def insert_both(session: Session) -> None:
            rows.insert_event(session, table, number, event)
            rows.insert_table(session, setting, position)

        await self.write(insert_both)

    async def keep_position(self, table: str, position: Position) -> None:
        """Keep where a table of an earlier release stands, unless that is known by now."""
        await self.write(lambda session: rows.put_first_position(session, table, position))

    async def list_without_position(self) -> list[str]:
        """List the tables of which it is not known where they stand: those of earlier releases."""
        return await self.read(rows.read_without_position)

    def keep_for_good(self, table: str) -> None:
        """Note in passing that somebody has come to a table."""
        self.writer.leave(lambda session: rows.update_come(session, table))

    async def load(self, table: str) -> Stored:
        """Read a table and everything that happened there."""
        return await self.read(lambda session: rows.read_table(session, table))

    async def load_since(self, table: str, number: int) -> list[Event]:
        """Read what has happened at a table from the event of this number on."""
        return await self.read(lambda session: rows.read_events(session, table, number))

    async def keep_analysis(self, table: str, edition: str, body: bytes) -> None:
        """Keep the analysis of a finished table."""
        await self.write(lambda session: rows.put_analysis(session, table, edition, body))

    async def load_analysis(self, table: str, edition: str) -> bytes | None:
        """Read the analysis of a table, if there is one of this edition."""
        return await self.read(lambda session: rows.read_analysis(session, table, edition))

    async def count_empty(self) -> int:
        """Count the tables that nobody has come to."""
        return await self.read(rows.count_empty)

    async def put_away_empty(self, hours: float) -> None:
        """Delete the tables that nobody has come to for so many hours."""
        await self.write(lambda session: rows.delete_empty(session, hours))

    def touch(self, tables: Sequence[str], moment: str) -> None:
        """Note in passing that somebody has come to tables."""

        def update(session: Session) -> None:
            for table in tables:
                untouched.touch(session, table, moment)

        if tables:
            self.writer.leave(update)

    async def list_untouched(self, before: str) -> list[str]:
        """List tables that nobody has touched since a moment."""
        return await self.read(lambda session: untouched.list_untouched(session, before))

    async def put_away(self, table: str, before: str) -> None:
        """Make a finished table small and delete one that is still going, if nobody has touched it since a moment."""
        await self.write(lambda session: untouched.put_away(session, table, before))

    async def close(self) -> None:
        """Finish reading and writing, and let go of the database."""
        await self.writer.close()
        await asyncio.to_thread(self.reader.shutdown)
        self.database.close()
