"""What an attack has at hand, and what it has found."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from time import perf_counter
from typing import Any

from soak.table import Table
from soak.wire import Address, Answer, Gone, Json, ask_raw, request


class Attacker:
    """One attack under way."""

    def __init__(self, address: Address, seconds: float) -> None:
        self.address = address
        self.seconds = seconds
        self.until = float("inf")
        self.tables: list[str] = []  # at which the bystanders play now
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.notes: list[str] = []
        self.faults: list[str] = []  # what misses the bar
        self.told: asyncio.Queue[Json] = asyncio.Queue()

    async def begin(self) -> None:
        """Say that everything is prepared, and wait until it is time."""
        print(json.dumps({"type": "ready"}), flush=True)
        await self.hear("go")
        self.until = perf_counter() + self.seconds

    async def restart(self, limits: list[str] | None = None) -> float:
        """Have the server killed and started again; give the seconds until it said where it is."""
        print(json.dumps({"type": "restart", "limits": limits or []}), flush=True)
        return float((await self.hear("restarted"))["seconds"])

    async def hear(self, type: str) -> Json:
        """Wait until the trial says this."""
        while (told := await self.told.get())["type"] != type:
            pass
        return told

    @property
    def left(self) -> float:
        """Give the seconds that are left."""
        return max(0.0, self.until - perf_counter())

    async def paced(self, per_second: float, at_most: int) -> AsyncIterator[int]:
        """Count up to a number, at a pace, until the time is over."""
        for number in range(at_most):
            if not self.left:
                return
            yield number
            await asyncio.sleep(1 / per_second)

    async def together(self, *efforts: Coroutine[Any, Any, Any]) -> None:
        """Do all of these at once, until all are done or the time is over."""
        tasks = [asyncio.create_task(effort) for effort in efforts]
        await asyncio.wait(tasks, timeout=self.left)
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, OSError | EOFError | TimeoutError | Gone):
                raise end

    async def ask(
        self, method: str, path: str, said: Json | None = None, source: str = "127.0.0.2", **headers: str
    ) -> Answer | None:
        """Ask something and count what came back; None is nothing."""
        body = b"" if said is None else json.dumps(said).encode()
        words = request(self.address, method, path, body, **headers)
        return await self.ask_raw(f"{method} {'/'.join(path.split('/')[:3])}", words, source)

    async def ask_raw(self, kind: str, words: bytes, source: str, wait: float | None = None) -> Answer | None:
        """Send these very bytes and count what came back; None is nothing."""
        self.sent[kind] += 1
        outcome = "no answer in time"
        try:
            answer = await ask_raw(self.address, words, source, wait or max(self.left, 1.0))
            outcome = str(answer.status)
            if answer.status == 429 and not (answer.reason and "retry-after" in answer.headers):
                self.fault("somebody was sent away without a reason or without being told when to come back")
            return answer
        except TimeoutError:
            return None
        except (OSError, EOFError):
            outcome = "cut off"
            return None
        finally:
            self.answers[outcome] += 1

    async def set_up(self, game: str, seats: list[Json], source: str) -> Table | None:
        """Set up a table and count whether it was refused; None if it was."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats}, source)
        if answer is None or answer.status != 201:
            return None
        made = answer.json
        return Table(self.address, made["table"], {each["seat"]: each["key"] for each in made["keys"]}, source)

    def fault(self, words: str) -> None:
        """Remember something that misses the bar, once."""
        if words not in self.faults:
            self.faults.append(words)

    def result(self) -> Json:
        """Say what was done and found."""
        return {
            "type": "result",
            "sent": dict(self.sent.most_common()),
            "answers": dict(self.answers.most_common()),
            "notes": self.notes,
            "faults": self.faults,
        }
