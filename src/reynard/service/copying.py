"""Taking all tables from one place to another; a backup is one more place, a file of SQLite, whatever they come from.

Everything is read as it was at one moment, while people play on, and written in one transaction: all of it or nothing.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from reynard.service.database import Database, Place, Session, open_database, open_to_read
from reynard.service.errors import BadData

AT_A_TIME = 100  # tables
Progress = Callable[[int, int], None]  # tables done, and in all

TABLES = ("id", "setting", "box", "created", "come", "touched")
OF_TABLES = {  # what is kept of each table
    "events": ("table_id", "number", "body"),
    "positions": ("table_id", "body"),
    "analyses": ("table_id", "edition", "body"),
}


def copy(source: Place, target: Place, progress: Progress) -> int:
    """Copy all tables to a place that has none, and give their number; or raise BadData."""
    with look_into(source) as read, open_empty(target) as written:
        return copy_all(read, written, progress)


def backup(source: Place, file: Path, progress: Progress) -> int:
    """Write all tables into a new file, and give their number; or raise BadData."""
    from reynard.service.sqlite import SqliteDatabase

    if file.exists():
        raise BadData(f"{file} is there already, and is not written over. Choose another name, or move it away.")
    unfinished = file.with_name(f"{file.name}.unfinished")
    with look_into(source) as read:
        unfinished.unlink(missing_ok=True)
        target = SqliteDatabase.make(unfinished)
        try:
            count = copy_all(read, target, progress)
            target.close()
            unfinished.rename(file)
        except OSError as error:
            raise BadData(f"{file} cannot be written ({error.strerror}). Choose another file.") from error
        except target.faults as error:
            raise BadData(f"{file} could not be written: {error}.") from error
        finally:
            target.close()
            for left in (unfinished, *(Path(f"{unfinished}{end}") for end in ("-wal", "-shm"))):
                with suppress(OSError):
                    left.unlink(missing_ok=True)
    return count


@contextmanager
def look_into(place: Place) -> Iterator[Database]:
    """Open a database that may be served by others, to read from it."""
    database = open_to_read(place)
    try:
        yield database
    except database.faults as error:
        raise BadData(f"The tables cannot be copied: {error}.") from error
    finally:
        database.close()


@contextmanager
def open_empty(place: Place) -> Iterator[Database]:
    """Open a database in which there are no tables yet."""
    database = open_database(place)
    try:
        with database.reading() as session:
            [(count,)] = session.run("SELECT count(*) FROM tables")
        if count:
            raise BadData(
                f"There are {count} tables already where these would go, and nothing is written over. "
                "Choose a folder or database without any."
            )
        yield database
    except database.faults as error:
        raise BadData(f"The tables cannot be written: {error}.") from error
    finally:
        database.close()


def copy_all(source: Database, target: Database, progress: Progress) -> int:
    """Copy every row that belongs to a table, some tables at a time."""
    with source.reading() as read, target.writing() as written:
        [(total,)] = read.run("SELECT count(*) FROM tables")
        copy_rows(read, written, "boxes", ("digest", "text"), "", ())
        done, after = 0, ""
        while some := read.run(f"SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT {AT_A_TIME}", (after,)):
            first, after = after, some[-1][0]
            copy_rows(read, written, "tables", TABLES, "WHERE id > ? AND id <= ?", (first, after))
            for rows, columns in OF_TABLES.items():
                copy_rows(read, written, rows, columns, "WHERE table_id > ? AND table_id <= ?", (first, after))
            done += len(some)
            progress(done, total)
    return done


def copy_rows(
    read: Session, written: Session, table: str, columns: tuple[str, ...], where: str, values: tuple[str, ...]
) -> None:
    """Copy rows as they are."""
    names, places = ", ".join(columns), ", ".join("?" * len(columns))
    rows = read.run(f"SELECT {names} FROM {table} {where}", values)
    written.run_many(f"INSERT INTO {table} ({names}) VALUES ({places})", rows)
