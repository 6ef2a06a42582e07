"""Which games can be played, and how far the others are: compiled behind the page, in processes of their own.

What such a process compiles, it leaves on disk; the service loads it from there, which is a matter of a moment.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from reynard.games import game
from reynard.service.errors import TooMany
from reynard.service.loaded import freeze_loaded
from reynard.service.reporting import log, report

LOADS_WITHIN = 3.0  # seconds in which what has been compiled is loaded; that is worth waiting for
AGAIN = 30.0  # seconds to wait where compiling a game has failed
LOOK_EVERY = 0.5  # seconds between two looks at how far compiling has come
COMMAND = (sys.executable, "-m", "reynard.preparing")


class NotReady(TooMany):
    """The game is still being compiled."""

    status = 503

    def __init__(self, name: str) -> None:
        super().__init__(f"{game(name).title} is still being prepared. Try again in a moment.", 5)
        self.game = name


@dataclass
class Preparation:
    """A game that is not ready yet."""

    name: str
    share: float | None = None  # of its machine code that there is, from 0 to 1; None is not known yet
    done: asyncio.Event = field(default_factory=asyncio.Event)
    is_asked_for: bool = False
    process: Process | None = None  # that compiles it
    gives_way: bool = False  # to a game that somebody has asked for


class Readiness:
    """The games of one service; those that it is not told to prepare are ready."""

    def __init__(
        self, names: Sequence[str] = (), *, command: Sequence[str] = COMMAND, hands: int | None = None
    ) -> None:
        self.under_way = {name: Preparation(name) for name in names}
        self.queue = list(self.under_way.values())
        self.command = command
        self.hands = hands  # games that are compiled at a time; None is as many as this machine can

    def is_ready(self, name: str) -> bool:
        """Say whether a game can be played."""
        return name not in self.under_way

    def share(self, name: str) -> float:
        """Say how much of a game is there, from 0 to 1."""
        return 1.0 if self.is_ready(name) else self.under_way[name].share or 0.0

    async def need(self, name: str) -> None:
        """Go on once a game is ready, if that is a matter of a moment; otherwise see to it next and raise NotReady."""
        if self.is_ready(name):
            return
        self.ask(name)
        is_near = self.under_way[name].share in (None, 1.0)
        if not await self.wait(name, LOADS_WITHIN if is_near else 0):
            raise NotReady(name)

    async def wait(self, name: str, seconds: float | None = None) -> bool:
        """Wait for a game, at most so long, and say whether it is ready."""
        if not self.is_ready(name):
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.under_way[name].done.wait()
        return self.is_ready(name)

    def ask(self, name: str) -> None:
        """Let a game be next; where all hands are busy, one that nobody has asked for gives way to it."""
        asked = self.under_way[name]
        if asked.is_asked_for:
            return
        asked.is_asked_for = True
        if asked not in self.queue:
            return
        self.queue.remove(asked)
        self.queue.insert(0, asked)
        others = [each for each in self.under_way.values() if each.process and not each.is_asked_for]
        if others and not any(each.gives_way for each in others):
            others[-1].gives_way = True
            stop(others[-1].process)

    async def run(self) -> None:
        """Prepare every game, several at a time."""
        if not self.queue:
            return
        from reynard.core.code_cache import forget_unused
        from reynard.preparing import processes_for

        async with asyncio.TaskGroup() as group:
            group.create_task(self.measure())
            for _ in range(self.hands or processes_for(len(self.queue))):
                group.create_task(self.work())
        await asyncio.to_thread(forget_unused)

    async def measure(self) -> None:
        """Look again and again how far the games have come."""
        from reynard.preparing import share_compiled

        while self.under_way:
            for preparation in list(self.under_way.values()):
                preparation.share = await asyncio.to_thread(share_compiled, preparation.name)
            await asyncio.sleep(LOOK_EVERY)

    async def work(self) -> None:
        """Prepare one game after another."""
        while self.queue:
            preparation = self.queue.pop(0)
            try:
                await self.prepare(preparation)
            except Exception as error:
                report(f"{preparation.name} could not be prepared and is tried again soon", error)
                await asyncio.sleep(AGAIN)
            if not self.is_ready(preparation.name):
                self.queue.append(preparation)

    async def prepare(self, preparation: Preparation) -> None:
        """Have a game compiled, unless it gives way meanwhile, and load it."""
        from reynard.preparing import is_compiled

        name = preparation.name
        if not await asyncio.to_thread(is_compiled, name) and not await self.have_compiled(preparation):
            return
        await asyncio.to_thread(load, name)
        del self.under_way[name]
        preparation.done.set()
        log.info("%s is ready", game(name).title)

    async def have_compiled(self, preparation: Preparation) -> bool:
        """Let a process compile a game, and say whether it has come to its end."""
        command = (*self.command, preparation.name)
        process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
        preparation.process = process
        try:
            code = await process.wait()
        finally:
            stop(process)
            await process.wait()
            preparation.process = None
        gave_way, preparation.gives_way = preparation.gives_way, False
        if code and not gave_way:
            raise RuntimeError(f"its compiling ended with {code}")
        return not code


def load(name: str) -> None:
    """Load a game's machine code."""
    from reynard.bots.thinking import prepare

    prepare(game(name))
    freeze_loaded(name, "rules")


def stop(process: Process | None) -> None:
    """End a process, if it has not ended by itself."""
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.terminate()
