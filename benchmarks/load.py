"""How many tables one machine serves: people who move every five seconds, each at a table with two bots, games mixed.

``python -m benchmarks.load --tables 500 --seconds 60`` starts a server of its own on loopback, with SQLite or with what
``--data`` names, lets people come one after another, and prints how long they waited for the answers to their moves.
``--write`` puts the row into docs/hosting.md.
"""

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import reynard

MOVE_EVERY = 5.0  # seconds
SETTLING = 10.0  # seconds after the last has come, before anything is measured
PATIENCE = 120.0
BOTS = [{"kind": "bot", "name": name, "level": "cub"} for name in ("Isengrim", "Bruin")]
ADDRESS = "Reynard's table is set at "
GUIDE = Path(__file__).parents[1] / "docs" / "hosting.md"
HEADING = "| Tables | Server | Moves a second | Half within | 99 % within | Slowest | Processor | Memory |"
TABLE = re.compile(rf"{re.escape(HEADING)}\n\|[-| :]+\|\n(?P<rows>(?:\|.*\|\n)*)")
LIMITS = ("tables", "tables_per_address", "messages", "messages_per_address", "requests_per_second")
LIMITS += ("connections", "connections_per_address", "empty_tables")


@dataclass
class Figures:
    """What is measured, once it is."""

    is_on: bool = False
    waits: list[float] = field(default_factory=list)  # seconds from a move to its answer
    refusals: Counter[str] = field(default_factory=Counter)
    games_over: int = 0


class Player:
    """Somebody who plays one table after another."""

    def __init__(self, address: str, game: str, figures: Figures, chance: Random) -> None:
        self.address = address
        self.game = game
        self.figures = figures
        self.chance = chance
        self.moves = 0

    async def play(self) -> None:
        """Play until nobody wants to know any more."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as web:
            while True:
                order = {"game": self.game, "seats": [{"kind": "me", "name": "Ann"}, *BOTS]}
                made = (await web.post("/api/tables", json=order)).raise_for_status().json()
                line = f"{self.address.replace('http', 'ws')}/api/tables/{made['table']}/live"
                async with connect(line, max_size=None, open_timeout=PATIENCE, ping_interval=None) as table:
                    await table.send(json.dumps({"type": "hello", "keys": [made["keys"][0]["key"]], "changes": True}))
                    await self.play_game(table)
                self.figures.games_over += self.figures.is_on

    async def play_game(self, table: ClientConnection) -> None:
        """Move every few seconds, as soon as it is one's turn, until the game is over."""
        next_move = time.monotonic() + self.chance.random() * MOVE_EVERY
        desk: Any = None
        asked: dict[str, float] = {}
        while True:
            may_move = desk is not None and desk["choices"] and not asked
            if may_move and time.monotonic() >= next_move:
                next_move = time.monotonic() + MOVE_EVERY
                await self.move(table, desk, asked)
            try:
                wait = next_move - time.monotonic() if may_move else PATIENCE
                text = await asyncio.wait_for(table.recv(), max(0.0, wait))
            except TimeoutError:
                if not may_move:
                    raise
                continue
            told = json.loads(text)
            if told["type"] in ("state", "changed"):
                news = told.get("fields", told)
                desk = news.get("desks", [desk])[0]
                if news.get("ending"):
                    return
            elif told["type"] in ("done", "refused") and told["id"] in asked:
                wait = time.monotonic() - asked.pop(told["id"])
                if self.figures.is_on:
                    self.figures.waits.append(wait)
                if told["type"] == "refused":
                    self.figures.refusals[told["reason"]] += 1

    async def move(self, table: ClientConnection, desk: Any, asked: dict[str, float]) -> None:
        """Make any move."""
        self.moves += 1
        choice, *then = self.chance.choice(desk["choices"])["plays"]
        id = f"move-{self.moves:08}"
        asked[id] = time.monotonic()
        move = {"type": "move", "id": id, "seat": 0, "decision": desk["decision"], "choice": choice, "then": then}
        await table.send(json.dumps(move))


@contextmanager
def serving(arguments: Sequence[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server that has every game ready, and end it afterwards."""
    limits = [part for name in LIMITS for part in ("--limit", f"{name}=1e6")]
    command = [sys.executable, "-m", "reynard", "serve", "--port", "0", *limits, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().removeprefix(ADDRESS).strip().rstrip("/")
            while not all(game["ready"] for game in httpx.get(f"{address}/api/readiness").json()["games"]):
                time.sleep(0.2)
            yield server, address
        finally:
            server.terminate()


def processes_of(process: int) -> list[int]:
    """List a process and all that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in processes_of(int(child)))]


def processor_seconds(process: int) -> float:
    """Say how much of the processor a server has used so far."""
    used = 0
    for each in processes_of(process):
        used += sum(map(int, Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[11:13]))
    return used / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """Say how much memory a server has."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in processes_of(process))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def load(server: int, address: str, tables: int, seconds: float, coming: float) -> list[str]:
    """Let people come, then measure for a while, and give a row of the table."""
    figures = Figures()
    names = reynard.game_names()
    players = []
    for number in range(tables):
        player = Player(address, names[number % len(names)], figures, Random(number))
        players.append(asyncio.create_task(player.play()))
        await asyncio.sleep(coming / tables)
    await asyncio.sleep(SETTLING)
    figures.is_on, used, begun = True, processor_seconds(server), time.monotonic()
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for each in done:
        await each
    took = time.monotonic() - begun
    cores, memory = (processor_seconds(server) - used) / took, megabytes(server)
    for each in players:
        each.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    waits = sorted(figures.waits)
    assert waits, "nobody has moved"
    assert not figures.refusals, figures.refusals
    half, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    times = [f"{1000 * wait:,.0f} ms" for wait in (half, most, waits[-1])]
    return [f"{tables:,}", "", f"{len(waits) / took:.0f}", *times, f"{cores:.2f} cores", f"{memory:,.0f} MB"]


def write_row(row: str) -> None:
    """Put a row into the guide, in place of the one for the same tables and server."""
    text = GUIDE.read_text(encoding="utf-8")
    found = TABLE.search(text)
    assert found, f"{GUIDE} has no table of this kind"
    about = row.split("|")[1:3]
    rows = [each for each in found["rows"].splitlines() if each.split("|")[1:3] != about]
    start, end = found.span("rows")
    GUIDE.write_text(text[:start] + "\n".join([*rows, row]) + "\n" + text[end:], encoding="utf-8")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60, help="to measure, once everybody is there")
    parser.add_argument("--coming", type=float, default=40, help="seconds in which people come")
    parser.add_argument("--data", help="where the server keeps its tables (default: SQLite in a folder that goes)")
    parser.add_argument("--workers", type=int, help="processes of the server")
    parser.add_argument("--write", action="store_true", help="put the row into docs/hosting.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["--data", given.data or folder]
        if given.workers:
            arguments += ["--workers", str(given.workers)]
        with serving(arguments) as (server, address):
            row = asyncio.run(load(server.pid, address, given.tables, given.seconds, given.coming))
    database = "PostgreSQL" if (given.data or "").startswith("postgres") else "SQLite"
    processes = given.workers or 1
    row[1] = f"{processes} {'process' if processes == 1 else 'processes'}, {database}"
    line = f"| {' | '.join(row)} |"
    print(f"{os.cpu_count()} cores of {platform.machine()}, the load program beside the server\n{HEADING}\n{line}")
    if given.write:
        write_row(line)


if __name__ == "__main__":
    main()
