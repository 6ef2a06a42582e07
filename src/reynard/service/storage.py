"""Where tables are kept: an append-only log in SQLite, written by one thread and never by the event loop."""

import hashlib
import json
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from reynard.service.errors import BadData, DamagedTable, NotStored, UnknownTable
from reynard.service.group_commit import Writer
from reynard.service.journal import Event, Position, Rematched, Setting, read_event

FILE = "tables.sqlite3"
APPLICATION = 0x52657964  # "Reyd": marks the file as ours
FORMAT = 3
PATIENCE = 2.0  # seconds to wait for another process to let go of the file

SCHEMA = """
CREATE TABLE boxes (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setting TEXT NOT NULL,
    box TEXT NOT NULL REFERENCES boxes (digest),
    created TEXT NOT NULL DEFAULT (datetime('now')),
    come INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX empty ON tables (created) WHERE NOT come;
CREATE INDEX box_of ON tables (box);
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE positions (table_id TEXT PRIMARY KEY REFERENCES tables (id), body BLOB NOT NULL) WITHOUT ROWID;
"""

# From each format to the next.
MIGRATIONS = {
    1: """
DROP INDEX unfinished;
ALTER TABLE tables DROP COLUMN over;
ALTER TABLE tables ADD COLUMN come INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET come = 1;
CREATE INDEX empty ON tables (created) WHERE NOT come;
CREATE INDEX box_of ON tables (box)
""",
    2: """
CREATE TABLE positions (table_id TEXT PRIMARY KEY REFERENCES tables (id), body BLOB NOT NULL) WITHOUT ROWID;
UPDATE events SET body = json_remove(body, '$.ends', '$.table') WHERE json_extract(body, '$.kind') = 'move'
""",
}

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Stored:
    """Everything that is kept of a table."""

    setting: Setting
    events: list[Event]
    position: Position | None  # None for a table of an earlier release that nobody has come back to


class Storage:
    """All tables of one data folder; whatever returns has been committed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.file = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        except OSError as error:
            raise BadData(
                f"{folder} cannot be used as a data folder ({error.strerror}). "
                "Give yourself the right to write there, or choose another folder with --data."
            ) from error
        except sqlite3.Error as error:
            raise self.unusable(error) from error
        try:
            self.prepare()
        except BaseException:
            self.file.close()
            raise
        self.writer = Writer(self.file)

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
        """Say why the file cannot be used."""
        if not all(may_write(path) for path in (self.path.parent, self.path) if path.exists()):
            return BadData(
                f"{self.path} cannot be written to. Give yourself the right to write to it and to its folder, "
                "or choose another folder with --data."
            )
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
            self.lay_out(SCHEMA, FORMAT)
            self.file.execute(f"PRAGMA application_id = {APPLICATION}")
        elif application != APPLICATION:
            raise BadData(f"{self.path} is a database, but not Reynard's. Choose another folder with --data.")
        elif version > FORMAT:
            raise BadData(
                f"{self.path} was written by a newer Reynard (format {version}; this one reads {FORMAT}). "
                "Update Reynard, or choose another folder with --data."
            )
        else:
            for older in range(version, FORMAT):
                self.lay_out(MIGRATIONS[older], older + 1)

    def lay_out(self, statements: str, version: int) -> None:
        """Bring the file into the form of a version."""
        for statement in statements.split(";"):
            self.file.execute(statement)
        self.file.execute(f"PRAGMA user_version = {version}")

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

    async def write(self, work: Callable[[], None]) -> None:
        """Write something, or decline."""
        try:
            await self.writer.write(work)
        except (sqlite3.Error, RuntimeError) as error:
            raise NotStored from error

    async def read(self, work: Callable[[], Answer]) -> Answer:
        """Look something up, or decline."""
        try:
            return await self.writer.read(work)
        except (sqlite3.Error, RuntimeError) as error:
            raise NotStored from error

    async def create(self, setting: Setting, position: Position) -> None:
        """Keep a new table."""
        await self.write(lambda: self.insert_table(setting, position))

    async def create_played(self, setting: Setting, events: Sequence[Event], position: Position) -> None:
        """Keep a table at which something has happened already."""

        def insert_all() -> None:
            self.insert_table(setting, position)
            for number, event in enumerate(events):
                self.insert_event(setting.table, number, event)

        await self.write(insert_all)

    async def append(self, table: str, number: int, event: Event, position: Position | None) -> None:
        """Keep what happened at a table as its event of this number, and where the table stands since."""

        def insert() -> None:
            self.insert_event(table, number, event)
            if position is not None:
                self.put_position(table, position)

        await self.write(insert)

    async def create_rematch(
        self, setting: Setting, position: Position, table: str, number: int, event: Rematched
    ) -> None:
        """Keep a new table and, in one go with it, that it is the rematch of another."""

        def insert_both() -> None:
            self.insert_table(setting, position)
            self.insert_event(table, number, event)

        await self.write(insert_both)

    async def keep_position(self, table: str, position: Position) -> None:
        """Keep where a table of an earlier release stands."""
        await self.write(lambda: self.put_position(table, position))

    async def list_without_position(self) -> list[str]:
        """List the tables of which it is not known where they stand: those of earlier releases."""
        return await self.read(self.read_without_position)

    def keep_for_good(self, table: str) -> None:
        """Note in passing that somebody has come to a table."""
        self.writer.leave(lambda: self.update_come(table))

    async def load(self, table: str) -> Stored:
        """Read a table and everything that happened there."""
        return await self.read(lambda: self.read_table(table))

    async def count_empty(self) -> int:
        """Count the tables that nobody has come to."""
        return await self.read(self.read_empty)

    async def put_away_empty(self, hours: float) -> None:
        """Delete the tables that nobody has come to for so many hours."""
        await self.write(lambda: self.delete_empty(hours))

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await self.writer.close()

    def insert_table(self, setting: Setting, position: Position) -> None:
        """Add the rows of a new table; equal boxes are kept once."""
        digest = hashlib.sha256(setting.box.encode()).hexdigest()
        self.file.execute("INSERT OR IGNORE INTO boxes VALUES (?, ?)", (digest, setting.box))
        row = (setting.table, setting.model_dump_json(exclude={"box"}), digest)
        self.file.execute("INSERT INTO tables (id, setting, box) VALUES (?, ?, ?)", row)
        self.put_position(setting.table, position)

    def put_position(self, table: str, position: Position) -> None:
        """Write where a table stands over where it stood before."""
        body = zlib.compress(position.model_dump_json().encode(), level=1)
        self.file.execute("INSERT OR REPLACE INTO positions VALUES (?, ?)", (table, body))

    def insert_event(self, table: str, number: int, event: Event) -> None:
        """Add the row of an event; a number that is taken is an error, so no two can be the same event."""
        self.file.execute("INSERT INTO events VALUES (?, ?, ?)", (table, number, event.model_dump_json()))

    def update_come(self, table: str) -> None:
        """Mark a table as one that somebody has come to."""
        self.file.execute("UPDATE tables SET come = 1 WHERE id = ?", (table,))

    def delete_empty(self, hours: float) -> None:
        """Delete the rows of tables that nobody has come to for so many hours, and of boxes that no table has."""
        old = "SELECT id FROM tables WHERE NOT come AND created < datetime('now', ?)"
        since = (f"-{hours * 3600} seconds",)
        self.file.execute(f"DELETE FROM events WHERE table_id IN ({old})", since)
        self.file.execute(f"DELETE FROM positions WHERE table_id IN ({old})", since)
        self.file.execute(f"DELETE FROM tables WHERE id IN ({old})", since)
        self.file.execute("DELETE FROM boxes WHERE digest NOT IN (SELECT box FROM tables)")

    def read_table(self, table: str) -> Stored:
        """Read the rows of a table."""
        setting = "SELECT setting, text FROM tables LEFT JOIN boxes ON digest = box WHERE id = ?"
        events = "SELECT number, body FROM events WHERE table_id = ? ORDER BY number"
        position = "SELECT body FROM positions WHERE table_id = ?"
        try:
            row = self.file.execute(setting, (table,)).fetchone()
            rows = self.file.execute(events, (table,)).fetchall()
            (stands,) = self.file.execute(position, (table,)).fetchone() or (None,)
        except sqlite3.DatabaseError as error:
            raise DamagedTable from error
        if row is None:
            raise UnknownTable
        return understand(row, rows, stands)

    def read_without_position(self) -> list[str]:
        """List the rows of tables that have no position."""
        without = "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM positions)"
        return [table for (table,) in self.file.execute(without)]

    def read_empty(self) -> int:
        """Count the rows of tables that nobody has come to."""
        count: int = self.file.execute("SELECT count(*) FROM tables WHERE NOT come").fetchone()[0]
        return count


def may_write(path: Path) -> bool:
    """Say whether whoever runs this may write to a path."""
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def understand(row: tuple[str, str], rows: list[tuple[int, str]], stands: bytes | None) -> Stored:
    """Check that the rows of a table are whole, and give what they say."""
    try:
        position = None if stands is None else Position.model_validate_json(zlib.decompress(stands))
        setting = Setting.model_validate_json(json.dumps({**json.loads(row[0]), "box": row[1]}))
        events = [read_event.validate_json(body) for _, body in rows]
    except (ValueError, TypeError, zlib.error) as error:
        raise DamagedTable from error
    if [number for number, _ in rows] != list(range(len(rows))):
        raise DamagedTable
    return Stored(setting, events, position)
