"""What the storage asks of a database, whichever it is: SQLite in a folder, or PostgreSQL at an address."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from reynard.service.errors import BadData

if TYPE_CHECKING:
    from reynard.service.postgresql import PostgresDatabase

FORMAT = 6  # of what is stored; the same number means the same in both databases

Place = str | Path  # a data folder, or the address of a PostgreSQL database
Row = tuple[Any, ...]


class Session(Protocol):
    """A transaction in which statements are run; they are written as SQLite has them, with ? for each value."""

    damage: tuple[type[Exception], ...]  # raised where what is stored cannot be read

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run one statement and give the rows it returns."""

    def run_many(self, statement: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of many rows of values."""

    def notify(self, words: str) -> None:
        """Tell all processes that serve from this database, once it is committed; never a secret."""


class Database(Protocol):
    """An open database that is ours and in the form of today; its methods are called in threads, never on the loop."""

    faults: tuple[type[Exception], ...]  # raised where the database declines or fails

    def writing(self) -> AbstractContextManager[Session]:
        """Do all of it or nothing; only one thread writes."""

    def reading(self) -> AbstractContextManager[Session]:
        """Look at everything as it was at one moment."""

    def is_away(self, error: Exception) -> bool:
        """Say whether an error means that the database cannot be reached, so that trying again may help."""

    def close(self) -> None:
        """Let go of it."""


def is_address(place: Place) -> bool:
    """Say whether a place is the address of a database rather than a folder."""
    return str(place).startswith(("postgresql:", "postgres:"))


def read_place(text: str) -> Place:
    """Read where tables are kept.

    >>> read_place("postgresql://fox@den/reynard")
    'postgresql://fox@den/reynard'
    """
    return text if is_address(text) else Path(text)


def open_database(place: Place) -> Database:
    """Open the database of a place to serve from it, or raise BadData saying why not and what to do."""
    if is_address(place):
        return postgres().serve(str(place))
    from reynard.service.sqlite import SqliteDatabase

    return SqliteDatabase.serve(Path(place))


def open_to_read(place: Place) -> Database:
    """Open a database that others may be serving, to read from it and to change nothing, or raise BadData."""
    if is_address(place):
        return postgres().look_into(str(place))
    from reynard.service.sqlite import FILE, SqliteDatabase

    path = Path(place)
    return SqliteDatabase.look_into(path / FILE if path.is_dir() else path)


def postgres() -> "type[PostgresDatabase]":
    """Bring in what talks to PostgreSQL, or raise BadData if it is not installed."""
    try:
        from reynard.service.postgresql import PostgresDatabase
    except ImportError:
        raise BadData('Tables in PostgreSQL need one more package: pip install "reynard[postgresql]".') from None
    return PostgresDatabase


def no_tables(where: str) -> BadData:
    """Say that there is nothing to read."""
    return BadData(f"There are no tables at {where}. Give the folder, file or address where they are kept.")


def too_old(where: str, version: int) -> BadData:
    """Say that what is there has to be brought up to date first."""
    return BadData(
        f"{where} was written by an older Reynard (format {version}; this one copies {FORMAT}). "
        "Serve it once with this release, which brings it up to date."
    )
