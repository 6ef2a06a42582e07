"""A watch for the tests, whose hands only they move."""

import asyncio

from reynard.service.clock import Watch


class StoppedWatch(Watch):
    """Stands still until it is put forward."""

    def __init__(self) -> None:
        self.moment = 1000.0
        self.waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.moment

    async def until(self, moment: float) -> None:
        if moment > self.moment:
            woken = asyncio.get_running_loop().create_future()
            self.waiting.append((moment, woken))
            await woken

    @property
    def awaited(self) -> list[float]:
        """The moments that somebody still waits for, in seconds from now."""
        return sorted(round(moment - self.moment, 3) for moment, woken in self.waiting if not woken.done())

    def forward(self, seconds: float) -> None:
        """Put the hands forward and wake whoever waited for that."""
        self.moment += seconds
        for moment, woken in self.waiting:
            if moment <= self.moment and not woken.done():
                woken.set_result(None)
        self.waiting = [(moment, woken) for moment, woken in self.waiting if not woken.done()]
