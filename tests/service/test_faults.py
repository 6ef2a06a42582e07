"""Whatever happens to servers and database while people play: no move lost or doubled, and every table goes on."""

import asyncio
import random
import resource
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from reynard.service.database import Place, is_address
from reynard.service.leases import TERM
from reynard.service.postgresql import SILENT_FOR, PostgresDatabase, PostgresSession
from service.patience import PATIENCE
from service.persistent import Club, open_club
from service.postgres import Postgres, run_postgres
from service.process import Process
from service.test_storage import alter

KILLS = 3

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="freezes and limits processes")


class Servers:
    """So many server processes on one place, each of which can be replaced."""

    def __init__(self, place: Place, count: int) -> None:
        self.place = place
        self.count = count
        self.running: list[Process] = []

    async def start(self) -> None:
        while len(self.running) < self.count:
            self.running.append(await Process.start(self.place))

    def doors(self) -> list[str]:
        return [server.address for server in self.running] or ["127.0.0.1:1"]

    async def kill(self, chance: random.Random) -> None:
        """Kill one of them in the middle of whatever it does, and start another."""
        victim = self.running.pop(chance.randrange(len(self.running)))
        await asyncio.to_thread(victim.kill)
        await self.start()

    async def stop(self) -> None:
        for server in self.running:
            server.process.send_signal(signal.SIGCONT)
            await asyncio.to_thread(server.kill)


@asynccontextmanager
async def open_servers(place: Place) -> AsyncIterator[Servers]:
    """Run one server on a folder, two on PostgreSQL."""
    servers = Servers(place, 2 if is_address(place) else 1)
    try:
        await servers.start()
        yield servers
    finally:
        await servers.stop()


@asynccontextmanager
async def open_trial(place: Place) -> AsyncIterator[tuple[Servers, Club]]:
    """Let people play all four games; at the end every table goes on, and everything said to be done is stored."""
    async with open_servers(place) as servers, open_club(servers.doors) as club:
        yield servers, club
        await club.all_go_on(PATIENCE)
        club.check(place)


async def test_kill_minus_nine_while_all_games_are_played(place: Place) -> None:
    chance = random.Random(18)
    async with open_trial(place) as (servers, club):
        for _ in range(KILLS):
            until = club.moves + chance.randrange(1, 20)
            while club.moves < until:
                await asyncio.sleep(0.001)
            await servers.kill(chance)


async def test_postgresql_stops_crashes_and_freezes() -> None:
    """Somebody restarts it, somebody pulls the plug, and once it stands still for longer than a lease."""
    with run_postgres(settings=()) as own:
        place = own.new_place()
        async with open_trial(place) as (_, club):
            for how in (signal.SIGINT, signal.SIGQUIT):
                await asyncio.to_thread(own.stop, how)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(own.restart)
                await club.all_go_on(PATIENCE)
            own.freeze()
            await asyncio.sleep(TERM + 1)
            own.thaw()


class Wire:
    """The network between a server and its database, which can be cut so that neither side notices."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.is_whole = asyncio.Event()
        self.is_whole.set()
        self.ends: list[asyncio.StreamWriter] = []

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self.socket)
        self.ends += [writer, back]
        await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(65536):
                await self.is_whole.wait()
                writer.write(some)
                await writer.drain()
        writer.close()

    def mend(self) -> None:
        """Let it be whole again; whoever waited for an answer all the time is told that the line is dead."""
        for end in self.ends:
            end.transport.abort()
        self.ends.clear()
        self.is_whole.set()


async def test_a_process_is_cut_off_from_postgresql(postgres: Postgres) -> None:
    """Only one of two: the other leads its tables meanwhile, and whoever sat there goes over to it, or waits."""
    place = postgres.new_place()
    wire = Wire(postgres.folder / ".s.PGSQL.5432")
    async with await asyncio.start_server(wire.connect, "127.0.0.1", 0) as relay:
        port = relay.sockets[0].getsockname()[1]
        async with open_trial(place) as (servers, club):
            await asyncio.to_thread(servers.running.pop().kill)
            over = place.replace(f"host={postgres.folder}", f"host=127.0.0.1&port={port}")
            servers.running.append(await Process.start(over))
            await club.all_go_on(PATIENCE)
            wire.is_whole.clear()
            await asyncio.sleep(TERM + 2)
            await club.all_go_on(PATIENCE)
            wire.mend()


async def test_a_process_is_frozen_and_woken(postgres: Postgres) -> None:
    """The others lead its tables meanwhile; woken, it notices before it stores anything."""
    async with open_trial(postgres.new_place()) as (servers, club):
        servers.running[0].process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(TERM + 2)
        await club.all_go_on(PATIENCE)
        servers.running[0].process.send_signal(signal.SIGCONT)


def test_who_is_frozen_in_the_middle_of_writing_holds_nobody_up(postgres: Postgres) -> None:
    """PostgreSQL gives up on it and undoes what it began; once it is woken, it tries again."""
    place = postgres.new_place()
    frozen, other = PostgresDatabase.serve(place), PostgresDatabase.serve(place)
    claim = "INSERT INTO processes VALUES ('one of them', 0) ON CONFLICT DO NOTHING RETURNING id"

    def write_between(unfinished: PostgresSession) -> None:
        assert unfinished.run(claim)
        with other.writing() as session:
            session.run(f"SET LOCAL lock_timeout = '{5 * SILENT_FOR}s'")
            assert session.run(claim)

    with pytest.raises(psycopg.Error) as error, frozen.writing() as unfinished:
        write_between(unfinished)
    assert frozen.is_away(error.value)
    with frozen.writing() as session:
        assert not session.run(claim)
    for database in (frozen, other):
        database.close()


async def test_the_clock_of_the_database_jumps(postgres: Postgres) -> None:
    """As far as anybody can tell: what was written by it lies an hour in the past, or in the future."""
    place = postgres.new_place()
    async with open_trial(place) as (servers, club):
        for hours in (-1, 1):
            alter(place, f"UPDATE processes SET until = until + {3600 * hours}")
            await servers.kill(random.Random(hours))
            await club.all_go_on(PATIENCE)


async def test_the_disk_is_full(tmp_path: Path) -> None:
    """For a while no file may grow: moves are refused in words, and nothing else happens to anybody."""
    async with open_trial(tmp_path) as (servers, club):
        pid = servers.running[0].process.pid
        most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, most[1]))
        await asyncio.sleep(1)
        before = club.moves
        await asyncio.sleep(1)
        assert club.moves == before
        resource.prlimit(pid, resource.RLIMIT_FSIZE, most)
        returns = [person.returns for party in club.parties for person in party.people]
        await club.all_go_on(PATIENCE)
        assert [person.returns for party in club.parties for person in party.people][: len(returns)] == returns
        assert servers.running[0].process.poll() is None
