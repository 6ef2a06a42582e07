"""``python -m soak.faults --kills 500``: people play all four games while servers are killed again and again.

First one server on SQLite, then two on PostgreSQL, then two whose database and processes stop for long. Again and again
what is stored is held against what people were told, and every table must go on by itself.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
from pathlib import Path
from time import monotonic

from rich.console import Console

from reynard.service.database import Place
from service.patience import PATIENCE
from service.persistent import open_club
from service.postgres import Postgres, run_postgres
from service.test_faults import open_servers

KILLS = 500
ROUND = 25  # kills between two checks
LONG = 20.0  # seconds
LATEST = 2.0  # seconds after a server's start in which it is killed


async def endure(place: Place, kills: int, console: Console) -> None:
    """Kill servers so many times, at any moment from their start on."""
    chance, begun = random.Random(kills), monotonic()
    async with open_servers(place) as servers, open_club(servers.doors) as club:
        for kill in range(1, kills + 1):
            await asyncio.sleep(chance.random() * LATEST)
            await servers.kill(chance)
            if kill % ROUND == 0 or kill == kills:
                await club.all_go_on(PATIENCE)
                done, minutes = club.check(place), (monotonic() - begun) / 60
                returns = sum(person.returns for party in club.parties for person in party.people)
                console.print(
                    f"{kill} kills, {done} answers of “done” at {len(club.parties)} tables, {returns} times back, "
                    f"nothing lost or doubled, every table goes on ({minutes:.1f} minutes)",
                    highlight=False,
                )


async def outlast(postgres: Postgres, console: Console) -> None:
    """Freeze a server, restart, crash and freeze PostgreSQL, each for long enough that everybody notices."""
    place = postgres.new_place()
    async with open_servers(place) as servers, open_club(servers.doors) as club:

        async def look(what: str) -> None:
            await club.all_go_on(PATIENCE)
            console.print(f"{what}: {club.check(place)} answers of “done”, nothing lost or doubled", highlight=False)

        for frozen in servers.running:
            frozen.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(LONG)
            await look("one server is frozen")
            frozen.process.send_signal(signal.SIGCONT)
            await look("and woken")
        for how, what in ((signal.SIGINT, "PostgreSQL is restarted"), (signal.SIGQUIT, "it crashes")):
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(LONG)
            await asyncio.to_thread(postgres.restart)
            await look(what)
        postgres.freeze()
        await asyncio.sleep(LONG)
        postgres.thaw()
        await look("it is frozen and woken")


def main() -> int:
    """Endure kills on both databases."""
    parser = argparse.ArgumentParser(prog="soak.faults", description="Kill our own servers while people play.")
    parser.add_argument("--kills", type=int, default=KILLS, help=f"on each database ({KILLS})")
    given = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        console.print("[bold]one server on SQLite[/]")
        asyncio.run(endure(Path(folder), given.kills, console))
    with run_postgres() as postgres:
        console.print("[bold]two servers on PostgreSQL[/]")
        asyncio.run(endure(postgres.new_place(), given.kills, console))
    with run_postgres(settings=()) as postgres:
        console.print(f"[bold]two servers on PostgreSQL, troubles of {LONG:g} seconds[/]")
        asyncio.run(outlast(postgres, console))
    return 0


if __name__ == "__main__":
    sys.exit(main())
