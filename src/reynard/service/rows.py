"""The rows of a table in the database: every statement that both databases understand, each run in a session."""

import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from reynard.service.database import Row, Session
from reynard.service.errors import DamagedTable, Forgotten, NumberTaken, UnknownTable
from reynard.service.journal import Event, Position, Setting, read_event

DAY_AND_TIME = "%Y-%m-%d %H:%M:%S"  # in universal time, so that it can be compared as text


@dataclass(frozen=True)
class Stored:
    """Everything that is kept of a table."""

    setting: Setting
    events: list[Event]
    position: Position | None  # None where it has not been dealt, or in an earlier release


def insert_table(session: Session, setting: Setting, position: Position | None) -> None:
    """Add the rows of a new table; equal boxes are kept once."""
    digest = hashlib.sha256(setting.box.encode()).hexdigest()
    session.run("INSERT INTO boxes (digest, text) VALUES (?, ?) ON CONFLICT DO NOTHING", (digest, setting.box))
    row = (setting.table, setting.model_dump_json(exclude={"box"}), digest, hours_ago(0))
    session.run("INSERT INTO tables (id, setting, box, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
    if position is not None:
        put_first_position(session, setting.table, position)


def put_position(session: Session, table: str, position: Position) -> None:
    """Write where a table stands over where it stood before."""
    statement = "INSERT INTO positions (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = ?"
    body = pack(position)
    session.run(statement, (table, body, body))


def put_first_position(session: Session, table: str, position: Position) -> None:
    """Write where a table stands unless that is known already."""
    statement = "INSERT INTO positions (table_id, body) VALUES (?, ?) ON CONFLICT DO NOTHING"
    session.run(statement, (table, pack(position)))


def insert_event(session: Session, table: str, number: int, event: Event) -> bool:
    """Add the row of an event before anything else is written with it, or decline; say whether it is new.

    A number is taken once: whoever comes second has to look again. The very same event is no second one: it was
    asked for twice, or the answer to the first time was lost on its way; more may have happened since. Nothing is
    added behind a gap.
    """
    body = event.model_dump_json()
    if number and not session.run("SELECT 1 FROM events WHERE table_id = ? AND number = ?", (table, number - 1)):
        raise Forgotten
    statement = "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING number"
    if session.run(statement, (table, number, body)):
        session.notify(f"{table} {number}")
        return True
    [(stored,)] = session.run("SELECT body FROM events WHERE table_id = ? AND number = ?", (table, number))
    if stored != body:
        raise NumberTaken
    return False


def put_analysis(session: Session, table: str, edition: str, body: bytes) -> None:
    """Write the analysis of a finished table over an earlier edition."""
    statement = (
        "INSERT INTO analyses (table_id, edition, body) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET edition = ?, body = ?"
    )
    session.run(statement, (table, edition, body, edition, body))


def read_analysis(session: Session, table: str, edition: str) -> bytes | None:
    """Read the analysis of a table, if there is one of this edition."""
    found = session.run("SELECT body FROM analyses WHERE table_id = ? AND edition = ?", (table, edition))
    return bytes(found[0][0]) if found else None


def update_come(session: Session, table: str) -> None:
    """Mark a table as one that somebody has come to."""
    session.run("UPDATE tables SET come = 1 WHERE id = ?", (table,))


def delete_empty(session: Session, hours: float) -> None:
    """Delete the rows of tables that nobody has come to for so many hours, and of boxes that no table has."""
    old = "SELECT id FROM tables WHERE come = 0 AND created < ?"
    since = (hours_ago(hours),)
    session.run(f"DELETE FROM events WHERE table_id IN ({old})", since)
    session.run(f"DELETE FROM positions WHERE table_id IN ({old})", since)
    session.run(f"DELETE FROM analyses WHERE table_id IN ({old})", since)
    session.run(f"DELETE FROM tables WHERE id IN ({old})", since)
    session.run("DELETE FROM boxes WHERE digest NOT IN (SELECT box FROM tables)")


def read_table(session: Session, table: str) -> Stored:
    """Read the rows of a table."""
    setting = "SELECT setting, text FROM tables LEFT JOIN boxes ON digest = box WHERE id = ?"
    try:
        found = session.run(setting, (table,))
        rows = select_events(session, table, 0)
        stands = session.run("SELECT body FROM positions WHERE table_id = ?", (table,))
    except session.damage as error:
        raise DamagedTable from error
    if not found:
        raise UnknownTable
    return understand(found[0], rows, stands[0][0] if stands else None)


def read_events(session: Session, table: str, since: int) -> list[Event]:
    """Read what has happened at a table from an event on."""
    try:
        found = select_events(session, table, since)
    except session.damage as error:
        raise DamagedTable from error
    return understand_events(found, since)


def select_events(session: Session, table: str, since: int) -> list[Row]:
    """Give the numbers and bodies of a table's events, in order."""
    statement = "SELECT number, body FROM events WHERE table_id = ? AND number >= ? ORDER BY number"
    return session.run(statement, (table, since))


def read_without_position(session: Session) -> list[str]:
    """List the tables that have no position."""
    without = "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM positions)"
    return [table for (table,) in session.run(without)]


def count_empty(session: Session) -> int:
    """Count the tables that nobody has come to."""
    [(count,)] = session.run("SELECT count(*) FROM tables WHERE come = 0")
    return int(count)


def hours_ago(hours: float) -> str:
    """Give a moment in the past as it is stored."""
    return (datetime.now(UTC) - timedelta(hours=hours)).strftime(DAY_AND_TIME)


def pack(position: Position) -> bytes:
    """Write a position down as it is stored."""
    return zlib.compress(position.model_dump_json().encode(), level=1)


def understand(row: Row, rows: Sequence[Row], stands: bytes | None) -> Stored:
    """Check that the rows of a table are whole, and give what they say."""
    try:
        position = None if stands is None else Position.model_validate_json(zlib.decompress(stands))
        setting = Setting.model_validate_json(json.dumps({**json.loads(row[0]), "box": row[1]}))
    except (ValueError, TypeError, zlib.error) as error:
        raise DamagedTable from error
    return Stored(setting, understand_events(rows, 0), position)


def understand_events(rows: Sequence[Row], since: int) -> list[Event]:
    """Check that the rows of events follow on from each other, and give what they say."""
    if [number for number, _ in rows] != list(range(since, since + len(rows))):
        raise DamagedTable
    try:
        return [read_event.validate_json(body) for _, body in rows]
    except (ValueError, TypeError) as error:
        raise DamagedTable from error
