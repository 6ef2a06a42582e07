"""One attack on a new server: what it prepares, the bystanders before it and during it, and the verdict."""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from soak.attacks import ATTACKS, Attack
from soak.bystander import Bystanders
from soak.figures import Figures
from soak.server import Server, known_limits
from soak.table import Table, people
from soak.wire import Json

SETTLE = 2.0  # seconds
PREPARE_WITHIN = 300.0
END_WITHIN = 60.0  # seconds beyond its time after which an attacker is killed
WATCH_EVERY = 0.2

# The bar.
WORST = 500.0  # milliseconds until a move is done
LOBBY = 5_000.0  # milliseconds until somebody new sees the lobby
MEMORY = 1.5e9  # bytes
TOO_MUCH = 4e9  # bytes at which the server is killed, so that this machine lives on

GAMES = ("wolf-and-fox", "fox-experiment", "foxy", "ruse")


@dataclass
class Phase:
    """What the bystanders measured in one phase."""

    done: Figures | None = None
    shown: Figures | None = None
    lobby: Figures | None = None
    set_up: Figures | None = None
    bot: Figures | None = None
    back: Figures | None = None
    done_by: dict[str, Figures | None] = field(default_factory=dict)  # for each of the players


@dataclass
class Result:
    """What came of one attack."""

    name: str
    item: int
    title: str
    before: Phase = field(default_factory=Phase)
    during: Phase = field(default_factory=Phase)
    sent: dict[str, int] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)
    memory: int = 0
    notes: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def as_json(self) -> Json:
        """Give everything as plain data."""
        return asdict(self)


class Trial:
    """A server, its bystanders and an attack."""

    def __init__(self, name: str, seconds: float, before: float, folder: Path) -> None:
        self.name = name
        self.seconds = seconds
        self.before = before
        self.attack: Attack = ATTACKS[name]
        self.server = Server(folder)
        self.bystanders = Bystanders(self.server)
        self.result = Result(name, self.attack.item, self.attack.title)
        self.begun = self.ended = 0.0
        self.is_restarting = False

    async def run(self) -> Result:
        """Try everything and count."""
        await self.server.start()
        watching = asyncio.create_task(self.watch_server())
        try:
            await warm_up(self.server)
            async with attacker(self.name, self.server, self.seconds) as process:
                await self.attend(process)
            await self.bystanders.stop()
            self.result.missed += await self.bystanders.missing() if self.server.is_running else []
            if self.server.is_running and not await self.server.stop():
                self.result.notes.append("the server did not end when asked to and was killed")
        finally:
            watching.cancel()
            await self.server.kill()
        self.judge()
        return self.result

    async def attend(self, process: asyncio.subprocess.Process) -> None:
        """Go through an attack: what it prepares, the bystanders before it, and what it does."""
        told = await self.hear(process, "ready", PREPARE_WITHIN)
        if told is None:
            return
        await self.bystanders.start()
        await asyncio.sleep(SETTLE)
        since = perf_counter()
        await asyncio.sleep(self.before)
        self.result.before = self.phase(since, perf_counter())
        await self.bystanders.deal()
        naming = asyncio.create_task(self.name_tables(process))
        self.begun = perf_counter()
        say(process, {"type": "go"})
        told = await self.hear(process, "result", self.seconds + END_WITHIN)
        self.ended = perf_counter()
        naming.cancel()
        if told:
            self.result.sent, self.result.answers = told["sent"], told["answers"]
            self.result.notes += told["notes"]
            self.result.missed += told["faults"]

    async def hear(self, process: asyncio.subprocess.Process, type: str, wait: float) -> Json | None:
        """Wait until the attacker says this, restarting the server whenever it asks; None if it comes to nothing."""
        assert process.stdout
        try:
            async with asyncio.timeout(wait):
                while line := await self.next_line(process.stdout):
                    told: Json = json.loads(line)
                    if told["type"] == type:
                        return told
                    say(process, {"type": "restarted", "seconds": await self.restart(told["limits"])})
        except TimeoutError:
            self.result.missed.append("the attacker did not come to its end and was killed")
            return None
        why = "the attacker failed; its error is above" if self.server.is_running else "the server ended"
        self.result.missed.append(why)
        return None

    async def next_line(self, reader: asyncio.StreamReader) -> bytes:
        """Give the attacker's next line; nothing if it or the server has ended."""
        reading = asyncio.create_task(reader.readline())
        while not reading.done():
            await asyncio.wait([reading], timeout=WATCH_EVERY)
            if not (self.server.is_running or self.is_restarting):
                reading.cancel()
                return b""
        return await reading

    async def restart(self, limits: list[str]) -> float:
        """Kill the server and start it again, with these limits if it knows them."""
        self.is_restarting = True
        down = perf_counter()
        await self.server.kill()
        known = await known_limits() if limits else []
        options = [f"--limit={limit}" for limit in limits if limit.partition("=")[0] in known]
        seconds = await self.server.start(options)
        self.bystanders.diary.downtimes.append((down, perf_counter()))
        self.is_restarting = False
        return seconds

    async def name_tables(self, process: asyncio.subprocess.Process) -> None:
        """Tell the attacker at which tables the bystanders play, which anybody may know who has their link."""
        while True:
            say(process, {"type": "tables", "tables": self.bystanders.tables()})
            await asyncio.sleep(WATCH_EVERY)

    async def watch_server(self) -> None:
        """Remember how much memory the server takes at most, and end it before it takes everything."""
        while True:
            memory = self.server.memory()
            self.result.memory = max(self.result.memory, memory)
            if memory > TOO_MUCH:
                self.result.missed.append(f"the server took {memory / 1e9:.1f} GB and was killed for it")
                await self.server.kill()
            await asyncio.sleep(WATCH_EVERY)

    def phase(self, since: float, until: float) -> Phase:
        """Put in short what the bystanders measured between two moments."""
        between = self.bystanders.diary.between
        whats = {"done": "done", "shown": "shown", "lobby": "lobby", "set_up": "set-up", "bot": "bot", "back": "back"}
        players = {player.name: between(since, until, "done", player.name) for player in self.bystanders.players}
        return Phase(done_by=players, **{name: between(since, until, what) for name, what in whats.items()})

    def judge(self) -> None:
        """Hold everything against the bar."""
        result = self.result
        during = result.during = self.phase(self.begun, self.ended)
        if result.before.done and result.before.done.worst >= WORST:
            result.notes.append("this machine was busy: a move took too long even before the attack")
        if during.back:
            result.notes.append(f"the bystanders were back at their tables after at most {during.back.worst:,.0f} ms")
        for name, figures in during.done_by.items():
            if figures is None:
                result.missed.append(f"{name} made no move")
            elif figures.worst >= WORST:
                result.missed.append(f"a move of {name} took {figures.worst:,.0f} ms")
        if during.lobby and during.lobby.worst >= LOBBY:
            result.missed.append(f"the lobby took {during.lobby.worst:,.0f} ms")
        if result.memory >= MEMORY:
            result.missed.append(f"the server took {result.memory / 1e9:.1f} GB")
        if heads := self.server.tracebacks():
            result.missed.append(f"the server left tracebacks, such as: {'; '.join(heads[:3])}")
        self.judge_troubles()

    def judge_troubles(self) -> None:
        """Count what went wrong for the bystanders; to be turned away with a reason is no fault."""
        missed: Counter[str] = Counter()
        excused: Counter[str] = Counter()
        for trouble in self.bystanders.diary.troubles:
            if self.begun and trouble.when > self.begun:
                is_excused = trouble.at_the_door and (trouble.with_reason or self.attack.shares_address)
                (excused if is_excused else missed)[trouble.words] += 1
        self.result.missed += [f"{words} ({times} times)" for words, times in missed.most_common(5)]
        self.result.notes += [f"{words} ({times} times)" for words, times in excused.most_common(5)]


def say(process: asyncio.subprocess.Process, told: dict[str, Any]) -> None:
    """Say something to an attacker."""
    assert process.stdin
    process.stdin.write(json.dumps(told).encode() + b"\n")


@asynccontextmanager
async def attacker(name: str, server: Server, seconds: float) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start an attacker, and see that it has ended afterwards."""
    address = server.address
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "soak.attacks", name, address.host, str(address.port), str(seconds)],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def warm_up(server: Server) -> None:
    """Play the beginning of every game, so that no machine code is loaded while anything is measured."""
    for game in GAMES:
        table = await Table.set_up(server.address, game, people(2))
        await table.sit()
        table.leave()


async def try_out(name: str, seconds: float, before: float) -> Result:
    """Try one attack on a server of its own."""
    with TemporaryDirectory(prefix="reynard-soak-") as folder:
        return await Trial(name, seconds, before, Path(folder)).run()
