"""A PostgreSQL server for the tests: one for the whole session, in a folder of its own, with a schema for each test."""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from service.patience import PATIENCE

numbers = itertools.count(1)
# No test but those of durability pulls the plug, so nothing has to reach the disk.
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
SETTINGS = ("listen_addresses=", "max_connections=60", "shared_buffers=16MB", "autovacuum=off")


class Postgres:
    """A running server, reached through a socket in its folder; it can be stopped, frozen and started again."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = HASTY) -> None:
        self.folder = folder
        self.settings = (*SETTINGS, f"unix_socket_directories={folder}", *settings)
        self.lay_out()
        self.process = self.start()

    def lay_out(self) -> None:
        """Make the files of a new server."""
        options = ["--auth=trust", "--username=fox", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run(
            [programs() / "initdb", "--pgdata", self.folder / "data", *options],
            check=True,
            stdout=subprocess.DEVNULL,
            user=nobody(),
            cwd=self.folder,
        )

    def start(self) -> "subprocess.Popen[bytes]":
        """Start the server and wait until it answers."""
        options = [part for setting in self.settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [programs() / "postgres", "-D", self.folder / "data", *options],
                stdout=log,
                stderr=log,
                user=nobody(),
                cwd=self.folder,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address).close()
                return process
            except psycopg.OperationalError:
                assert process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)

    @property
    def address(self) -> str:
        return f"postgresql://fox@/postgres?host={self.folder}"

    def new_place(self) -> str:
        """Make room for the tables of one test, and give the address under which they are kept."""
        schema = f"test_{next(numbers)}"
        self.run_statement(f"CREATE SCHEMA {schema}")
        return f"{self.address}&options=-csearch_path%3D{schema}"

    def run_statement(self, statement: str) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server, whoever is connected; SIGQUIT leaves it no time to tidy up."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def freeze(self) -> None:
        """Stop every one of its processes in the middle of whatever it does."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self.processes():
            os.kill(process, signal.SIGCONT)

    def processes(self) -> list[int]:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *map(int, children)]

    def restart(self) -> None:
        self.process = self.start()


@contextmanager
def run_postgres(settings: tuple[str, ...] = HASTY) -> Iterator[Postgres]:
    """Run a server for a while; without haste, one that forgets nothing when it crashes."""
    folder = Path(tempfile.mkdtemp(prefix="reynard-"))  # the path of a socket must be short
    user = nobody()
    if user is not None:
        os.chown(folder, user, -1)
    server = Postgres(folder, settings)
    try:
        yield server
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


def programs() -> Path:
    """Find the programs of the newest server there is."""
    found = shutil.which("postgres")
    if found:
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    return max(folders, key=lambda path: float(path.parts[-3])).parent


def nobody() -> int | None:
    """Give the user to run the server as, if the tests are run by root, as whom it will not run."""
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None
