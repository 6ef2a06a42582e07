"""The rows of tables that nobody has touched for long: how they are found, and how little is kept of them."""

from reynard.service.database import Session
from reynard.service.journal import Event, Moved
from reynard.service.rows import Stored, read_table

AT_A_TIME = 500  # tables put away in one round
GOING, SMALL = 1, 2  # what the column `come` says of tables that somebody has come to
UNTOUCHED = f"come = {GOING} AND COALESCE(touched, created) < ?"


def touch(session: Session, table: str, moment: str) -> None:
    """Note that somebody has come to a table."""
    session.run("UPDATE tables SET touched = ? WHERE id = ?", (moment, table))


def list_untouched(session: Session, before: str) -> list[str]:
    """List tables that nobody has touched since a moment, and that are not small yet."""
    found = session.run(f"SELECT id FROM tables WHERE {UNTOUCHED} LIMIT {AT_A_TIME}", (before,))
    return [table for (table,) in found]


def put_away(session: Session, table: str, before: str) -> None:
    """Make a finished table small and delete one that is still going, unless somebody has touched it meanwhile."""
    stored = read_table(session, table)
    mark = f"UPDATE tables SET come = ? WHERE id = ? AND {UNTOUCHED} RETURNING id"
    if session.run(mark, (SMALL, table, before)):
        if stored.position is not None and stored.position.result is not None:
            make_small(session, stored)
        else:
            delete(session, table)


def make_small(session: Session, stored: Stored) -> None:
    """Keep of a finished table its seed, its moves and its result, from which all else can be told again."""
    table = stored.setting.table
    session.run("DELETE FROM analyses WHERE table_id = ?", (table,))
    setting = stored.setting.model_copy(update={"account": None})
    session.run(
        "UPDATE tables SET setting = ? WHERE id = ?", (setting.model_dump_json(exclude={"box", "account"}), table)
    )
    for number, event in enumerate(stored.events):
        if isinstance(event, Moved):
            values = (shorten(event), table, number)
            session.run("UPDATE events SET body = ? WHERE table_id = ? AND number = ?", values)


def shorten(event: Event) -> str:
    """Write a move down without its words; nobody will send its message again."""
    return event.model_copy(update={"id": None}).model_dump_json(exclude={"account", "digest"})


def delete(session: Session, table: str) -> None:
    """Delete the rows of a table; its box goes with the last table that has it."""
    session.run("DELETE FROM events WHERE table_id = ?", (table,))
    session.run("DELETE FROM positions WHERE table_id = ?", (table,))
    session.run("DELETE FROM analyses WHERE table_id = ?", (table,))
    session.run("DELETE FROM tables WHERE id = ?", (table,))
