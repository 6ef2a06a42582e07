"""A server in a process of its own, with Snatch among its games, that tests may kill."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from reynard.service.database import Place
from service.patience import PATIENCE

ADDRESS = "Reynard's table is set at http://"
TESTS = Path(__file__).parents[1]

PROGRAM = """
import sys
import reynard.service.app, reynard.service.serve, reynard.service.bot_pool
from reynard.service.database import read_place
from reynard.games import PACKAGES
from service.brains import AnyChoice
PACKAGES["snatch"] = "toy"
reynard.service.bot_pool.OwnBots = reynard.service.app.OwnBots = AnyChoice
reynard.service.app.create_app.__kwdefaults__["pause"] = float(sys.argv[3])
reynard.service.serve.serve(
    "127.0.0.1", int(sys.argv[1]), read_place(sys.argv[2]), next_free_port=sys.argv[4] == "next"
)
"""


class Process:
    """A running server process."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    @classmethod
    async def start(
        cls, data: Place, port: int = 0, pause: float = 0, next_free: bool = False, files: int | None = None
    ) -> "Process":
        """Start a server and wait until it says where it is."""
        return await asyncio.wait_for(asyncio.to_thread(cls.start_now, data, port, pause, next_free, files), PATIENCE)

    @classmethod
    def start_now(cls, data: Place, port: int, pause: float, next_free: bool, files: int | None = None) -> "Process":
        process = launch(data, port, pause, next_free, files)
        assert process.stdout
        line = process.stdout.readline().strip()
        assert line.startswith(ADDRESS), process.communicate()
        return cls(process, line.removeprefix(ADDRESS).rstrip("/"))

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> tuple[str, str]:
        """Send a signal and give what it said last."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)


def launch(
    data: Place, port: int, pause: float = 0, next_free: bool = False, files: int | None = None
) -> "subprocess.Popen[str]":
    """Run the program, which may open so many files."""
    arguments = [str(port), str(data), str(pause), "next" if next_free else "exact"]
    within = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh"] if files else []
    return subprocess.Popen(
        [*within, sys.executable, "-c", PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
            "NUMBA_DISABLE_JIT": "1",  # Snatch is small enough
        },
    )
