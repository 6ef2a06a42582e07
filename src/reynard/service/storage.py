"""Where tables are kept: an append-only log in SQLite, written by one thread and never by the event loop."""

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

from reynard.service.errors import BadData, DamagedTable, NotStored, UnknownTable
from reynard.service.journal import Event, Moved, Rematched, Setting, read_event

FILE = "tables.sqlite3"
APPLICATION = 0x52657964  # "Reyd": marks the file as ours
FORMAT = 1
PATIENCE = 2.0  # seconds to wait for another process to let go of the file

SCHEMA = """
CREATE TABLE boxes (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setting TEXT NOT NULL,
    box TEXT NOT NULL REFERENCES boxes (digest),
    over INTEGER NOT NULL DEFAULT 0,
    created TEXT NOT NULL DEFAULT (datetime('now'))
) WITHOUT ROWID;
CREATE INDEX unfinished ON tables (id) WHERE NOT over;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Storage:
    """All tables of one data folder; whatever returns has been committed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.file = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise BadData(f"{self.path}: the data folder cannot be used: {error}.") from error
        try:
            self.prepare()
        except BaseException:
            self.file.close()
            raise
        self.thread = ThreadPoolExecutor(1, "storage")

    def prepare(self) -> None:
        """Open the file for this process alone, and make sure that it is ours and not of a later version."""
        try:
            self.file.execute("PRAGMA locking_mode = EXCLUSIVE")
            self.file.execute("PRAGMA journal_mode = WAL")
            self.file.execute("PRAGMA synchronous = FULL")
            with self.transaction():
                self.check_format()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise self.unusable(error) from error
            raise BadData(
                f"{self.path} is in use: a table is already being served from this data folder. "
                "Open that one in the browser, or choose another folder with --data."
            ) from error
        except sqlite3.Error as error:
            raise self.unusable(error) from error

    def unusable(self, error: sqlite3.Error) -> BadData:
        """Say that the file cannot be read."""
        return BadData(
            f"{self.path} is damaged or not a database ({error}). "
            "Move it away to start afresh, or choose another folder with --data."
        )

    def check_format(self) -> None:
        """Lay out a new file, or refuse one that this version cannot read."""
        (application,) = self.file.execute("PRAGMA application_id").fetchone()
        (version,) = self.file.execute("PRAGMA user_version").fetchone()
        (contents,) = self.file.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if not contents:
            for statement in SCHEMA.split(";"):
                self.file.execute(statement)
            self.file.execute(f"PRAGMA application_id = {APPLICATION}")
            self.file.execute(f"PRAGMA user_version = {FORMAT}")
        elif application != APPLICATION:
            raise BadData(f"{self.path} is a database, but not Reynard's. Choose another folder with --data.")
        elif version > FORMAT:
            raise BadData(
                f"{self.path} was written by a newer Reynard (format {version}; this one reads {FORMAT}). "
                "Update Reynard, or choose another folder with --data."
            )

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do all of it or nothing."""
        self.file.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.file.execute("COMMIT")
        except BaseException:
            if self.file.in_transaction:
                self.file.execute("ROLLBACK")
            raise

    async def on_thread(self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        """Let the writing thread do something, and wait for it."""
        try:
            return await asyncio.wrap_future(self.thread.submit(work, *given, **named))
        except (sqlite3.Error, RuntimeError) as error:
            raise NotStored from error

    async def create(self, setting: Setting) -> None:
        """Keep a new table."""
        await self.on_thread(self.write_table, setting)

    async def append(self, table: str, number: int, event: Event) -> None:
        """Keep what happened at a table as its event of this number."""
        await self.on_thread(self.write_event, table, number, event)

    async def create_rematch(self, setting: Setting, table: str, number: int, event: Rematched) -> None:
        """Keep a new table and, in one go with it, that it is the rematch of another."""
        await self.on_thread(self.write_rematch, setting, table, number, event)

    async def load(self, table: str) -> tuple[Setting, list[Event]]:
        """Read a table and everything that happened there."""
        return await self.on_thread(self.read_table, table)

    async def unfinished(self) -> Sequence[str]:
        """List the tables whose game is not over."""
        return await self.on_thread(self.read_unfinished)

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await asyncio.to_thread(self.thread.shutdown)
        self.file.close()

    def write_table(self, setting: Setting) -> None:
        """Write a new table."""
        with self.transaction():
            self.insert_table(setting)

    def insert_table(self, setting: Setting) -> None:
        """Add the rows of a new table; equal boxes are kept once."""
        digest = hashlib.sha256(setting.box.encode()).hexdigest()
        self.file.execute("INSERT OR IGNORE INTO boxes VALUES (?, ?)", (digest, setting.box))
        row = (setting.table, setting.model_dump_json(exclude={"box"}), digest)
        self.file.execute("INSERT INTO tables (id, setting, box) VALUES (?, ?, ?)", row)

    def write_event(self, table: str, number: int, event: Event) -> None:
        """Write one event, and with the last move that the game is over."""
        with self.transaction():
            self.insert_event(table, number, event)
            if isinstance(event, Moved) and event.ends:
                self.file.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))

    def insert_event(self, table: str, number: int, event: Event) -> None:
        """Add the row of an event; a number that is taken is an error, so no two can be the same event."""
        self.file.execute("INSERT INTO events VALUES (?, ?, ?)", (table, number, event.model_dump_json()))

    def write_rematch(self, setting: Setting, table: str, number: int, event: Rematched) -> None:
        """Write a new table and the event that points to it."""
        with self.transaction():
            self.insert_table(setting)
            self.insert_event(table, number, event)

    def read_table(self, table: str) -> tuple[Setting, list[Event]]:
        """Read the rows of a table."""
        setting = "SELECT setting, text FROM tables LEFT JOIN boxes ON digest = box WHERE id = ?"
        events = "SELECT number, body FROM events WHERE table_id = ? ORDER BY number"
        try:
            row = self.file.execute(setting, (table,)).fetchone()
            rows = self.file.execute(events, (table,)).fetchall()
        except sqlite3.DatabaseError as error:
            raise DamagedTable from error
        if row is None:
            raise UnknownTable
        return understand(row, rows)

    def read_unfinished(self) -> Sequence[str]:
        """Read the names of the tables whose game is not over."""
        return [row[0] for row in self.file.execute("SELECT id FROM tables WHERE NOT over ORDER BY id")]


def understand(row: tuple[str, str], rows: list[tuple[int, str]]) -> tuple[Setting, list[Event]]:
    """Check that the rows of a table are whole, and give what they say."""
    try:
        setting = Setting.model_validate_json(json.dumps({**json.loads(row[0]), "box": row[1]}))
        events = [read_event.validate_json(body) for _, body in rows]
    except (ValueError, TypeError) as error:
        raise DamagedTable from error
    if [number for number, _ in rows] != list(range(len(rows))):
        raise DamagedTable
    return setting, events
