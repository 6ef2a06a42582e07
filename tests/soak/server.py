"""The server that is attacked: the real one, in a process and with a folder of its own, as anybody would start it."""

import asyncio
import json
import re
import signal
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

from soak.wire import HERE, Address

ANNOUNCED = re.compile(r"Reynard's table is set at http://([0-9.]+):(\d+)")
SERVE = [sys.executable, "-m", "reynard", "serve"]
FILES = 1024  # that a process may open unless it asks for more, as on most machines
START_WITHIN = 300.0  # seconds, because the rules may have to be compiled
STOP_WITHIN = 10.0
READY_EVERY = 0.2  # seconds between two questions whether all games are ready
FRAME_OF_A_TRACEBACK = re.compile(r'\s+File ".+", line \d+')


def is_ready(address: Address) -> bool:
    """Ask a server whether every game can be played."""
    with urlopen(f"http://{address.host}:{address.port}/api/readiness") as answer:
        return all(game["ready"] for game in json.load(answer)["games"])


class Server:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = Address(HERE, 0)
        self.up = asyncio.Event()
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, limits: Sequence[str] = ()) -> float:
        """Start it, on the port it had if it is not the first time; give the seconds until it said where it is."""
        begun = perf_counter()
        options = ["--port", str(self.address.port), "--data", str(self.folder / "data"), *limits]
        with self.errors.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *["sh", "-c", f'ulimit -Sn {FILES}; exec "$@"', "sh", *SERVE, *options],
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
            )
        async with asyncio.timeout(START_WITHIN):
            self.address = await self.hear_address()
            while not await asyncio.to_thread(is_ready, self.address):
                await asyncio.sleep(READY_EVERY)
        self.up.set()
        return perf_counter() - begun

    async def hear_address(self) -> Address:
        """Wait until it says where it is."""
        assert self.process
        assert self.process.stdout
        async for line in self.process.stdout:
            if announced := ANNOUNCED.search(line.decode()):
                return Address(announced[1], int(announced[2]))
        raise RuntimeError(f"The server did not start:\n{self.errors.read_text()}")

    @property
    def errors(self) -> Path:
        """Everything it has said of its troubles."""
        return self.folder / "stderr"

    @property
    def is_running(self) -> bool:
        """Say whether the process is there."""
        return self.process is not None and self.process.returncode is None

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.up.clear()
        assert self.process
        if self.is_running:
            self.process.kill()
        await self.process.wait()

    async def stop(self) -> bool:
        """End it politely, and say whether it let itself be asked."""
        assert self.process
        self.up.clear()
        if not self.is_running:
            return False
        self.process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(STOP_WITHIN):
                await self.process.wait()
            return True
        except TimeoutError:
            await self.kill()
            return False

    def memory(self) -> int:
        """Give the bytes it takes now, together with the processes it has started."""
        return memory_of(self.process.pid) if self.is_running and self.process else 0

    def tracebacks(self) -> list[str]:
        """Say what every traceback is about that it has left, each thing once."""
        return find_tracebacks(self.errors.read_text(errors="replace").splitlines())


def find_tracebacks(lines: Iterable[str]) -> list[str]:
    """Find tracebacks, whether Python has written them or the server's own log, and say what each is about.

    >>> logged = ["A request failed: OSError", '  File "a.py", line 1, in one', "    two()"]
    >>> raised = ["Traceback (most recent call last):", '  File "b.py", line 2, in two', "KeyError: 3"]
    >>> find_tracebacks(logged + raised + logged)
    ['A request failed: OSError', 'KeyError: 3']
    """
    found: dict[str, None] = {}
    head = ""
    is_inside = False
    for line in lines:
        if not line.startswith(" "):
            if is_inside and head.startswith("Traceback"):
                found[line] = None
            head, is_inside = line, False
        elif FRAME_OF_A_TRACEBACK.match(line) and not is_inside:
            is_inside = True
            if not head.startswith("Traceback"):
                found[head] = None
    return list(found)


def memory_of(pid: int) -> int:
    """Give the bytes a process takes now, together with those it has started."""
    folder = Path(f"/proc/{pid}")
    try:
        status = (folder / "status").read_text()
        children = [int(child) for each in folder.glob("task/*/children") for child in each.read_text().split()]
    except (OSError, ValueError):
        return 0  # it has ended meanwhile
    own = re.search(r"VmRSS:\s+(\d+) kB", status)
    return (int(own[1]) * 1024 if own else 0) + sum(map(memory_of, children))


async def known_limits() -> list[str]:
    """List the names of the limits that can be set when the server is started."""
    help = await asyncio.create_subprocess_exec(*SERVE, "--help", stdout=asyncio.subprocess.PIPE)
    words, _ = await help.communicate()
    return re.findall(r"\b([a-z_]+)=[0-9.]+", words.decode())
