"""Several processes behind one port: a supervisor starts them, replaces one that dies, and stops all of them."""

import os
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from reynard.core.errors import ReynardError
from reynard.service.database import Place, is_address, open_database
from reynard.service.errors import BadData
from reynard.service.logs import set_up_logs
from reynard.service.reach import Reach
from reynard.service.reporting import log
from reynard.service.serve import FAREWELL, PORTS_TRIED, address_of, has_screen, listen, serve

SPAWN = get_context("spawn")
SHORTEST, LONGEST = 1.0, 30.0  # seconds before a worker is replaced that did not start; each time twice as many
STOPPED_WITHIN = FAREWELL + 10.0  # seconds
BAD = 2  # how a process exits that cannot serve until something has been put right

Settings = dict[str, Any]  # what serve is called with


class Worker:
    """One of the processes, or the wait for its successor."""

    def __init__(self, number: int, start: Callable[[int], tuple[SpawnProcess, Connection]]) -> None:
        self.number = number
        self.start = start
        self.pause = 0.0
        self.due: float | None = None  # when the next process is to be started; None while there is one
        self.is_ready = False
        self.has_been_ready = False
        self.begin()

    def begin(self) -> None:
        """Start a process; it ends by itself when our end of the pipe is closed."""
        self.due = None
        self.process, self.pipe = self.start(self.number)

    def note_ready(self) -> None:
        """Note that it listens, or that its pipe has been closed from the other end."""
        with suppress(EOFError, OSError):
            self.pipe.recv()
            self.is_ready = self.has_been_ready = True

    def note_death(self) -> None:
        """Leave a while before the next, ever longer, unless this one has come so far as to listen."""
        self.process.join()
        self.pipe.close()
        self.pause = 0.0 if self.is_ready else min(LONGEST, max(SHORTEST, 2 * self.pause))
        self.due = time.monotonic() + self.pause
        self.is_ready = False
        log.error("A worker has ended (exit code %s); another takes its place", self.process.exitcode)

    def stop(self, until: float) -> None:
        """Wait for its end, and do not wait for ever."""
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve_with_workers(
    workers: int,
    host: str,
    port: int,
    data: Place,
    open_browser: bool,
    next_free_port: bool,
    log_as: tuple[str, str],
    settings: Settings,
) -> None:
    """Serve the tables of a database from several processes until interrupted."""
    open_database(data).close()  # which says what is wrong, and brings it into the form of today, before any worker
    listener = listen(host, port, PORTS_TRIED if next_free_port else 1)
    settings = {**settings, "host": host, "port": port, "data": data}

    def start(number: int) -> tuple[SpawnProcess, Connection]:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=(number, listener, theirs, log_as, settings), name=f"worker {number}")
        process.start()
        theirs.close()
        return process, ours

    def announce() -> None:
        print(f"Reynard's table is set at {address_of(listener)}", flush=True)
        Reach(listener, settings.get("public_url")).announce()
        if open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address_of(listener),), daemon=True).start()

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    team: list[Worker] = []
    try:
        with suppress(KeyboardInterrupt):
            team += [Worker(number, start) for number in range(workers)]
            watch_over(team, announce)
    finally:
        for which in (signal.SIGTERM, signal.SIGINT):
            signal.signal(which, signal.SIG_IGN)
        for worker in team:
            worker.process.terminate()
        until = time.monotonic() + STOPPED_WITHIN
        for worker in team:
            worker.stop(until)
        listener.close()


def check_shared(data: Place, workers: int) -> None:
    """Refuse several processes for a database that only one can serve."""
    if workers > 1 and not is_address(data):
        raise BadData(
            f"--workers {workers} needs tables in PostgreSQL, which several processes can share; a data folder is for "
            "one. Give --data postgresql://USER@HOST/DATABASE, or leave --workers out."
        )


def watch_over(team: list[Worker], announce: Callable[[], None]) -> None:
    """Replace whoever dies, until interrupted; say where the table is once everybody listens."""
    is_announced = False
    while True:
        there = [worker for worker in team if worker.due is None]
        handles = {worker.process.sentinel: worker for worker in there}
        pipes = {worker.pipe: worker for worker in there if not worker.is_ready}
        for handle in connection.wait([*handles, *pipes], timeout=0.5):
            if worker := pipes.get(handle):  # type: ignore[call-overload]
                worker.note_ready()
        for worker in there:
            if not worker.process.is_alive():
                if worker.process.exitcode == BAD and not worker.has_been_ready:
                    raise ReynardError("A worker could not start, and has said why.")
                worker.note_death()
        for worker in team:
            if worker.due is not None and time.monotonic() >= worker.due:
                worker.begin()
        if not is_announced and all(worker.is_ready for worker in team):
            is_announced = True
            announce()


def work(number: int, listener: socket.socket, pipe: Connection, log_as: tuple[str, str], settings: Settings) -> None:
    """Serve as one of several, until told to stop or until the supervisor is gone."""
    set_up_logs(*log_as)
    threading.Thread(target=follow_supervisor, args=(pipe,), daemon=True).start()
    if settings.get("metrics_port") is not None:
        settings["metrics_port"] += number
    try:
        serve(**settings, listener=listener, ready=lambda: pipe.send(number))
    except ReynardError as error:
        log.error("%s", error)
        raise SystemExit(BAD) from None


def follow_supervisor(pipe: Connection) -> None:
    """Stop when the supervisor ends, however that comes about."""
    with suppress(EOFError, OSError):
        pipe.recv()
    os.kill(os.getpid(), signal.SIGTERM)
