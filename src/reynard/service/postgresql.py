"""PostgreSQL as the database: any number of processes, on as many machines, serve the same tables from it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import psycopg
from psycopg import Connection, IsolationLevel
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from reynard.service.database import FORMAT, Row, no_tables, too_old
from reynard.service.errors import BadData

LAYING_OUT = 0x52657964  # "Reyd": the lock of whoever brings the database into its form

# A connection that has died is noticed within seconds, whatever the network says; what an address says counts more.
USUAL = {
    "application_name": "reynard",
    "client_encoding": "UTF8",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

SILENT_FOR = (
    4  # seconds in the middle of writing, after which PostgreSQL gives up on a process: others wait for its locks
)

SCHEMA = """
CREATE TABLE reynard_format (version INTEGER NOT NULL);
INSERT INTO reynard_format VALUES (0);
CREATE TABLE boxes (digest TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setting TEXT NOT NULL,
    box TEXT NOT NULL REFERENCES boxes (digest),
    created TEXT NOT NULL,
    come INTEGER NOT NULL DEFAULT 0,
    touched TEXT
);
CREATE INDEX empty ON tables (created) WHERE come = 0;
CREATE INDEX untouched ON tables (COALESCE(touched, created)) WHERE come = 1;
CREATE INDEX box_of ON tables (box);
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE positions (table_id TEXT PRIMARY KEY REFERENCES tables (id), body BYTEA NOT NULL)
"""

# What processes tell each other; unlogged, for it means nothing after the server has crashed.
COMPANY = """
CREATE UNLOGGED TABLE processes (id TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL);
CREATE UNLOGGED TABLE leases (
    table_id TEXT PRIMARY KEY,
    process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE
);
CREATE INDEX leases_of ON leases (process);
CREATE UNLOGGED TABLE visits (
    table_id TEXT NOT NULL,
    process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    said DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE INDEX visits_of ON visits (process)
"""

ANALYSES = """
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    edition TEXT NOT NULL,
    body BYTEA NOT NULL
)
"""
TABLES = ["boxes", "tables", "events", "positions", "analyses", "processes", "leases", "visits"]
CHANNEL = "reynard"

# From each format to the next; PostgreSQL came in with format 3.
MIGRATIONS = {
    3: """
ALTER TABLE tables ADD COLUMN touched TEXT;
UPDATE tables SET touched = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS');
CREATE INDEX untouched ON tables (COALESCE(touched, created)) WHERE come = 1
""",
    4: COMPANY,
    5: ANALYSES,
}

# Nothing is wrong with what was asked: the server cannot be reached, starts or stops, two got in each other's way,
# or a process was frozen in the middle of writing.
AWAY = ("08", "40", "57P", "53300", "25006", "25P03")


class PostgresSession:
    """A transaction in PostgreSQL."""

    damage: tuple[type[Exception], ...] = (psycopg.DataError, psycopg.InternalError)

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run one statement and give the rows it returns."""
        cursor = self.connection.execute(statement.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []

    def run_many(self, statement: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of many rows of values."""
        with self.connection.cursor() as cursor:
            cursor.executemany(statement.replace("?", "%s").encode(), rows)

    def notify(self, words: str) -> None:
        """Tell all processes that serve from this database, once it is committed."""
        self.run("SELECT pg_notify(?, ?)", (CHANNEL, words))


class Line:
    """A connection for one thread; after it has been lost, it is opened anew when it is needed."""

    def __init__(self, address: str, isolation: IsolationLevel, read_only: bool) -> None:
        self.address = address
        self.isolation = isolation
        self.read_only = read_only
        self.connection: Connection | None = None

    @contextmanager
    def transaction(self) -> Iterator[PostgresSession]:
        """Do all of it or nothing."""
        connection = self.connection = self.connection or self.open()
        try:
            with connection.transaction():
                yield PostgresSession(connection)
        except psycopg.Error:
            if connection.broken or connection.closed:
                self.close()
            raise

    def open(self) -> Connection:
        """Connect."""
        connection = psycopg.connect(self.address, autocommit=True)
        if not self.read_only:
            connection.execute(f"SET idle_in_transaction_session_timeout = '{SILENT_FOR}s'".encode())
        connection.isolation_level = self.isolation
        connection.read_only = self.read_only
        return connection

    def close(self) -> None:
        """Hang up."""
        if self.connection:
            self.connection.close()
            self.connection = None


class Ear:
    """A connection over which one hears what processes are told."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.session = PostgresSession(connection)

    def hear(self, seconds: float) -> Iterator[str]:
        """Give whatever is told within so many seconds."""
        for told in self.connection.notifies(timeout=seconds):
            yield told.payload


class PostgresDatabase:
    """The database at an address; one connection writes, another reads beside it."""

    faults: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, address: str, begin: Callable[[PostgresSession, str], None]) -> None:
        self.address = complete(address)
        self.writer = Line(self.address, IsolationLevel.READ_COMMITTED, read_only=False)
        self.reader = Line(self.address, IsolationLevel.REPEATABLE_READ, read_only=True)
        self.speaker = Line(self.address, IsolationLevel.READ_COMMITTED, read_only=False)
        try:
            with self.writer.transaction() as session:
                begin(session, describe(address))
        except psycopg.Error as error:
            self.writer.close()
            raise unusable(address, error) from None
        except BaseException:
            self.writer.close()
            raise

    @classmethod
    def serve(cls, address: str) -> "PostgresDatabase":
        """Open the database at an address to serve from it, in the form of today, or raise BadData."""
        return cls(address, prepare)

    @classmethod
    def look_into(cls, address: str) -> "PostgresDatabase":
        """Open the database at an address only to read from it, or raise BadData."""
        return cls(address, check_tables)

    @contextmanager
    def writing(self) -> Iterator[PostgresSession]:
        """Do all of it or nothing."""
        with self.writer.transaction() as session:
            yield session

    @contextmanager
    def reading(self) -> Iterator[PostgresSession]:
        """Look at everything as it was at one moment."""
        with self.reader.transaction() as session:
            yield session

    @contextmanager
    def attending(self) -> Iterator[PostgresSession]:
        """Do all of it or nothing, in the thread that tells other processes of ours."""
        with self.speaker.transaction() as session:
            yield session

    @contextmanager
    def hearing(self) -> Iterator[Ear]:
        """Hear what processes are told, over a connection of its own."""
        with closing(psycopg.connect(self.address, autocommit=True)) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            yield Ear(connection)

    def is_away(self, error: Exception) -> bool:
        """Say whether an error means that the database cannot be reached, so that trying again may help."""
        if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError | psycopg.InternalError):
            return False
        return error.sqlstate is None or error.sqlstate.startswith(AWAY)

    def close(self) -> None:
        """Hang up."""
        for line in (self.reader, self.speaker, self.writer):
            line.close()


def complete(address: str) -> str:
    """Add to an address what it does not say, or raise BadData if it is none."""
    try:
        given = conninfo_to_dict(address)
        if "@" in str(given.get("host", "")):  # what comes before it is the rest of a password
            raise psycopg.ProgrammingError
        return make_conninfo(address, **{name: value for name, value in USUAL.items() if name not in given})
    except psycopg.Error:  # its message may quote a password
        raise BadData(
            "This is not the address of a PostgreSQL database. Write --data postgresql://USER@HOST/DATABASE, with %40 "
            "for an @ and %2F for a / in a name or password."
        ) from None


def describe(address: str) -> str:
    """Name a database, without its password."""
    given = conninfo_to_dict(address)
    port = f":{given['port']}" if "port" in given else ""
    user = f"{given['user']}@" if "user" in given else ""
    return f"postgresql://{user}{given.get('host', '')}{port}/{given.get('dbname', '')}"


def prepare(session: PostgresSession, name: str) -> None:
    """Make sure that the database is ours, not of a later version, and in the form of today; one process at a time."""
    session.run("SELECT pg_advisory_xact_lock(?)", (LAYING_OUT,))
    check_server(session, name)
    [(marked,)] = session.run("SELECT to_regclass('reynard_format')")
    if marked is None:
        check_empty(session, name)
        lay_out(session, f"{SCHEMA};{COMPANY};{ANALYSES}", FORMAT)
    [(version,)] = session.run("SELECT version FROM reynard_format")
    check_version(version, name)
    for older in range(version, FORMAT):
        lay_out(session, MIGRATIONS[older], older + 1)
    check_rights(session, name)


def check_tables(session: PostgresSession, name: str) -> None:
    """Make sure that there are tables in the form of today, and change nothing."""
    [(marked,)] = session.run("SELECT to_regclass('reynard_format')")
    if marked is None:
        raise no_tables(name)
    [(version,)] = session.run("SELECT version FROM reynard_format")
    check_version(version, name)
    if version < FORMAT:
        raise too_old(name, version)


def check_version(version: int, name: str) -> None:
    """Refuse a database that this version cannot read."""
    if version > FORMAT:
        raise BadData(
            f"{name} was written by a newer Reynard (format {version}; this one reads {FORMAT}). "
            "Update Reynard, or choose another database with --data."
        )


def check_server(session: PostgresSession, name: str) -> None:
    """Refuse a database that cannot hold what we write."""
    [(encoding, read_only, schema)] = session.run(
        "SELECT current_setting('server_encoding'), current_setting('transaction_read_only'), current_schema()"
    )
    if encoding != "UTF8":
        raise BadData(
            f"{name} keeps its texts as {encoding}, in which names cannot be written as people like. "
            "Set up one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0."
        )
    if read_only == "on":
        raise BadData(f"{name} can only be read, as a standby is. Give --data the address of the server it copies.")
    if schema is None:
        raise BadData(f"{name} has no schema to put tables in. CREATE SCHEMA public makes the usual one.")


def check_empty(session: PostgresSession, name: str) -> None:
    """Refuse a database in which somebody else's tables have our names."""
    ours = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY(?)"
    if session.run(ours, (TABLES,)):
        raise BadData(f"{name} is a database, but not Reynard's. Give Reynard one of its own: CREATE DATABASE reynard.")


def check_rights(session: PostgresSession, name: str) -> None:
    """Refuse tables that we may not write to."""
    missing = session.run(
        "SELECT kind, place FROM unnest(?::text[]) place, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) kind "
        "WHERE NOT has_table_privilege(place, kind)",
        (TABLES,),
    )
    if missing:
        kind, place = missing[0]
        raise no_rights(name, f"permission denied to {kind} in table {place}")


def lay_out(session: PostgresSession, statements: str, version: int) -> None:
    """Bring the database into the form of a version."""
    for statement in statements.split(";"):
        session.run(statement)
    session.run("UPDATE reynard_format SET version = ?", (version,))


def unusable(address: str, error: psycopg.Error) -> BadData:
    """Say why a database cannot be used, in PostgreSQL's own words."""
    name, words = describe(address), " ".join(str(error).split())
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        return no_rights(name, words)
    return BadData(
        f"{name} cannot be opened: {words.rstrip('.')}. Check that PostgreSQL runs there and that the address given "
        "with --data has the right host, user, password and database."
    )


def no_rights(name: str, words: str) -> BadData:
    """Say what rights are missing."""
    return BadData(
        f"In {name} Reynard may not do what it has to: {words}. Make its user the owner of the database "
        "(ALTER DATABASE … OWNER TO …) and of the tables in it."
    )
