"""The rows by which the processes on one database know of each other: who is alive, who leads a table, who is at it.

They are PostgreSQL's alone and go by its clock. A lease lasts as long as its process shows that it is alive.
"""

from reynard.service.database import Session
from reynard.service.errors import LeaseLost
from reynard.service.messages.forms import Strict

TERM = 3.0  # seconds after its last beat for which a process counts as alive
LOOK_AGAIN = "*"  # tells all processes that leases have become free

NOW = "extract(epoch FROM clock_timestamp())::double precision"


class Visit(Strict):
    """What a process says of a table at which it has pages; nothing in it is a secret."""

    pages: dict[int, int]  # with the key of each seat
    shown: list[int]  # seats that some page shows, and does not keep covered
    hurried: dict[int, int]  # seats that do without the rest of the time for undoing, and the decisions before them
    glasses: dict[int, tuple[int, float]]  # of each seat that decides by the clock: the decision, the seconds left


class Gathering(Strict):
    """A table as the database knows it at a moment: which process leads it, and what the others have said of it."""

    leader: str | None
    visits: dict[str, tuple[Visit, float]]  # by process, with the seconds since it was said


def beat(session: Session, process: str) -> bool:
    """Show that a process is alive; say whether it has counted as alive until now, so that it holds what it held."""
    renew = f"UPDATE processes SET until = {NOW} + ? WHERE id = ? RETURNING id"
    if session.run(renew, (TERM, process)):
        return True
    enter(session, process)
    return False


def enter(session: Session, process: str) -> None:
    """Count a process among the living, if it is not."""
    session.run(f"INSERT INTO processes VALUES (?, {NOW} + ?) ON CONFLICT DO NOTHING", (process, TERM))


def bury(session: Session) -> None:
    """Free what the dead held; nobody is alive until long after a term, unless the clock has been put back."""
    dead = f"DELETE FROM processes WHERE until < {NOW} OR until > {NOW} + ? RETURNING id"
    if session.run(dead, (2 * TERM,)):
        session.notify(LOOK_AGAIN)


def depart(session: Session, process: str) -> None:
    """Free everything that a process holds."""
    session.run("DELETE FROM processes WHERE id = ?", (process,))
    session.notify(LOOK_AGAIN)


def attend(session: Session, process: str, table: str, visit: Visit | None) -> Gathering:
    """Say what a process has at a table, and lead it if nobody does; with nothing there, lead it no longer."""
    if visit is None:
        session.run("DELETE FROM visits WHERE table_id = ? AND process = ?", (table, process))
        session.run("DELETE FROM leases WHERE table_id = ? AND process = ?", (table, process))
    else:
        enter(session, process)
        said = visit.model_dump_json()
        session.run(
            f"INSERT INTO visits VALUES (?, ?, ?, {NOW}) "
            "ON CONFLICT (table_id, process) DO UPDATE SET body = EXCLUDED.body, said = EXCLUDED.said",
            (table, process, said),
        )
        session.run("INSERT INTO leases VALUES (?, ?) ON CONFLICT DO NOTHING", (table, process))
    session.notify(f"{table} @{process}")
    return gather(session, process, table)


def gather(session: Session, process: str, table: str) -> Gathering:
    """Read who leads a table, and what the processes other than this one have said of it."""
    leader = session.run("SELECT process FROM leases WHERE table_id = ?", (table,))
    others = f"SELECT process, body, {NOW} - said FROM visits WHERE table_id = ? AND process <> ?"
    visits = {
        other: (Visit.model_validate_json(said), float(ago))
        for other, said, ago in session.run(others, (table, process))
    }
    return Gathering(leader=leader[0][0] if leader else None, visits=visits)


def check_lease(session: Session, table: str, process: str) -> None:
    """Raise LeaseLost unless a process leads a table, and see that it does until this is committed."""
    held = "SELECT 1 FROM leases WHERE table_id = ? AND process = ? FOR KEY SHARE"
    if not session.run(held, (table, process)):
        raise LeaseLost
