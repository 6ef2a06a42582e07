"""SQLite as the database: one file in a data folder, served by one process."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from reynard.service.database import FORMAT, Row, no_tables, too_old
from reynard.service.errors import BadData

FILE = "tables.sqlite3"
LOCK = "served.lock"  # held by the process that serves the folder; others may still look into the file
APPLICATION = 0x52657964  # "Reyd": marks the file as ours
PATIENCE = 2.0  # seconds to wait for another process to let go of the file

SCHEMA = """
CREATE TABLE boxes (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setting TEXT NOT NULL,
    box TEXT NOT NULL REFERENCES boxes (digest),
    created TEXT NOT NULL DEFAULT (datetime('now')),
    come INTEGER NOT NULL DEFAULT 0,
    touched TEXT
) WITHOUT ROWID;
CREATE INDEX empty ON tables (created) WHERE NOT come;
CREATE INDEX untouched ON tables (COALESCE(touched, created)) WHERE come = 1;
CREATE INDEX box_of ON tables (box);
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE positions (table_id TEXT PRIMARY KEY REFERENCES tables (id), body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    edition TEXT NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
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
    3: """
ALTER TABLE tables ADD COLUMN touched TEXT;
UPDATE tables SET touched = datetime('now');
CREATE INDEX untouched ON tables (COALESCE(touched, created)) WHERE come = 1
""",
    4: "",  # in which undoing is asked for by events; what processes tell each other is PostgreSQL's alone
    5: """
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    edition TEXT NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID
""",
}


class SqliteSession:
    """A transaction in a file."""

    damage: tuple[type[Exception], ...] = (sqlite3.DatabaseError,)

    def __init__(self, file: sqlite3.Connection) -> None:
        self.file = file

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run one statement and give the rows it returns."""
        return self.file.execute(statement, values).fetchall()

    def run_many(self, statement: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of many rows of values."""
        self.file.executemany(statement, rows)

    def notify(self, words: str) -> None:
        """There is nobody to tell: one process serves a file."""


class SqliteDatabase:
    """The file of a data folder; one connection writes, another reads beside it."""

    faults: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: Path, lock: sqlite3.Connection | None = None) -> None:
        self.path = path
        self.lock = lock
        self.file = connect(path)
        try:
            self.prepare()
            self.reader = connect(path)
        except sqlite3.Error as error:
            self.file.close()
            raise unusable(path, error) from error
        except BaseException:
            self.file.close()
            raise

    @classmethod
    def serve(cls, folder: Path) -> "SqliteDatabase":
        """Open the file of a folder for the one process that serves it, or raise BadData."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadData(
                f"{folder} cannot be used as a data folder ({error.strerror}). "
                "Give yourself the right to write there, or choose another folder with --data."
            ) from error
        lock = take_lock(folder)
        try:
            return cls(folder / FILE, lock)
        except BaseException:
            lock.close()
            raise

    @classmethod
    def look_into(cls, path: Path) -> "SqliteDatabase":
        """Open a file that is there, which somebody else may be serving, to read from it; or raise BadData."""
        if not path.is_file():
            raise no_tables(str(path))
        found = connect(path)
        try:
            (application,), (version,) = (
                found.execute(f"PRAGMA {each}").fetchone() for each in ("application_id", "user_version")
            )
        except sqlite3.Error as error:
            raise unusable(path, error) from error
        finally:
            found.close()
        if application == APPLICATION and version < FORMAT:
            raise too_old(str(path), version)
        return cls(path)

    @classmethod
    def make(cls, path: Path) -> "SqliteDatabase":
        """Lay out a new file that only its owner can read, or raise BadData."""
        try:
            path.touch(mode=0o600, exist_ok=False)
        except OSError as error:
            raise BadData(f"{path} cannot be written ({error.strerror}). Choose another file.") from error
        return cls(path)

    def prepare(self) -> None:
        """Make sure that the file is ours, not of a later version, and in the form of today."""
        self.file.execute("PRAGMA journal_mode = WAL")
        self.file.execute("PRAGMA synchronous = FULL")
        with self.writing():
            self.check_format()

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
    def writing(self) -> Iterator[SqliteSession]:
        """Do all of it or nothing."""
        with transaction(self.file, "BEGIN IMMEDIATE") as session:
            yield session

    @contextmanager
    def reading(self) -> Iterator[SqliteSession]:
        """Look at everything as it was at one moment."""
        with transaction(self.reader, "BEGIN") as session:
            yield session

    def is_away(self, error: Exception) -> bool:
        """A file is there or broken: trying again would not help."""
        return False

    def close(self) -> None:
        """Let go of the file, and then of the folder."""
        self.reader.close()
        self.file.close()
        if self.lock:
            self.lock.close()


@contextmanager
def transaction(file: sqlite3.Connection, begin: str) -> Iterator[SqliteSession]:
    """Do all of it or nothing."""
    file.execute(begin)
    try:
        yield SqliteSession(file)
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise


def connect(path: Path) -> sqlite3.Connection:
    """Open a file; whichever thread uses it does so alone."""
    try:
        return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise unusable(path, error) from error


def take_lock(folder: Path) -> sqlite3.Connection:
    """Let no other process serve this folder for as long as this one does; the system lets go when it ends."""
    lock = connect(folder / LOCK)
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise unusable(folder / FILE, error) from error
    return lock


def unusable(path: Path, error: sqlite3.Error) -> BadData:
    """Say why a file cannot be used."""
    if getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return BadData(
            f"{path} is in use: a table is already being served from this data folder. "
            "Open that one in the browser, or choose another folder with --data."
        )
    if not all(may_write(each) for each in (path.parent, path) if each.exists()):
        return BadData(
            f"{path} cannot be written to. Give yourself the right to write to it and to its folder, "
            "or choose another folder with --data."
        )
    return BadData(
        f"{path} is damaged or not a database ({error}). "
        "Move it away to start afresh, or choose another folder with --data."
    )


def may_write(path: Path) -> bool:
    """Say whether whoever runs this may write to a path."""
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
