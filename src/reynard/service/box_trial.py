"""Trying a stranger's box in a process of its own, which may run out of memory or time without harm to the service."""

import asyncio
import hashlib
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict

from reynard.core.box_text import check_text
from reynard.core.errors import BadBox
from reynard.service.errors import Busy, TooMany

SOURCE = "your box"
AT_ONCE = 2  # processes
REMEMBERED = 256  # boxes that need not be tried again

# It imports nothing of ours, so that it starts in a few hundredths of a second. What is not TOML is no failure of the
# trial: whoever reads the box afterwards says what is wrong with it. Not every system knows every limit.
CHILD = """
import sys, tomllib
try:
    import resource
except ImportError:
    pass
else:
    memory, seconds = int(sys.argv[1]), int(sys.argv[2])
    for name, most in (("RLIMIT_CORE", 0), ("RLIMIT_AS", memory), ("RLIMIT_CPU", seconds)):
        try:
            resource.setrlimit(getattr(resource, name), (most, most))
        except (AttributeError, OSError, ValueError):
            pass
text = sys.stdin.buffer.read().decode()
try:
    tomllib.loads(text)
except ValueError:
    pass
sys.stdout.write("done")
"""


class NotTried(TooMany):
    """No process could be started to try a box in."""

    status = 503

    def __init__(self) -> None:
        super().__init__("Your box could not be opened just now, so nothing has changed. Try again in a moment.", 5)


class BoxTrials:
    """The trials of one service: a few at once, each with so much memory and time."""

    def __init__(
        self, *, megabytes: int = 300, cpu_seconds: int = 2, seconds: float = 5, wait_seconds: float = 10
    ) -> None:
        self.megabytes = megabytes
        self.cpu_seconds = cpu_seconds
        self.seconds = seconds  # on the clock, from when the process has been started
        self.wait_seconds = wait_seconds  # for a turn
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.passed: OrderedDict[bytes, None] = OrderedDict()

    async def try_box(self, text: str) -> None:
        """Refuse the text of a box that takes too much memory or time to parse."""
        await asyncio.to_thread(check_text, text, SOURCE)
        data = text.encode()
        digest = hashlib.sha256(data).digest()
        if digest not in self.passed:
            await self.take_turn(data)
        self.passed[digest] = None
        self.passed.move_to_end(digest)
        if len(self.passed) > REMEMBERED:
            self.passed.popitem(last=False)

    async def take_turn(self, data: bytes) -> None:
        """Try a box as soon as there is a process to spare."""
        try:
            async with asyncio.timeout(self.wait_seconds):
                await self.turns.acquire()
        except TimeoutError:
            raise Busy("Many boxes are being opened at the moment. Try again in a few seconds.") from None
        try:
            if not await self.can_be_parsed(data):
                raise BadBox(f"{SOURCE}: this takes too much memory or time to read. Write it more simply.")
        finally:
            self.turns.release()

    async def can_be_parsed(self, data: bytes) -> bool:
        """Parse a text in a process of its own, and say whether memory and time were enough."""
        command = (sys.executable, "-I", "-S", "-c", CHILD, str(self.megabytes << 20), str(self.cpu_seconds))
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        except OSError as error:
            raise NotTried from error
        try:
            async with asyncio.timeout(self.seconds):
                said, _ = await process.communicate(data)
        except TimeoutError:
            return False
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        return said == b"done"
