"""Fair turns: nobody waits behind all that another has asked for."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from reynard.service import fair_pool
from reynard.service.errors import Busy
from reynard.service.fair_pool import Client, FairPool
from service.patience import PATIENCE


class Gated:
    """A pool of one thread that begins nothing before the gate is opened, and the order in which it then works."""

    def __init__(self, ranks: int = 1) -> None:
        self.pool = FairPool("test", 1, ranks)
        self.gate = threading.Event()
        self.order: list[str] = []
        self.tasks = [asyncio.create_task(self.pool.run(Client("gate"), self.wait))]

    def wait(self) -> None:
        assert self.gate.wait(PATIENCE)

    async def ask(self, *names: str, rank: int = 0, within: float | None = None) -> None:
        """Ask for work named address/table/number."""
        await asyncio.sleep(0)
        for name in names:
            address, table, _ = name.split("/")
            work: Callable[[], None] = lambda name=name: self.order.append(name)  # noqa: E731
            run = self.pool.run(Client(address, table), work, rank=rank, within=within)
            self.tasks.append(asyncio.create_task(run))
        await asyncio.sleep(0)

    async def work(self) -> list[str]:
        self.gate.set()
        await asyncio.wait_for(asyncio.gather(*self.tasks, return_exceptions=True), PATIENCE)
        return self.order


async def test_addresses_take_turns_and_within_them_tables() -> None:
    gated = Gated()
    await gated.ask("a/x/1", "a/x/2", "a/x/3", "a/y/1", "b/z/1", "b/z/2", "c/w/1")
    assert await gated.work() == ["a/x/1", "b/z/1", "c/w/1", "a/y/1", "b/z/2", "a/x/2", "a/x/3"]


async def test_who_has_asked_for_much_does_not_delay_who_comes_later() -> None:
    gated = Gated()
    await gated.ask(*(f"a/{table}/1" for table in range(50)))
    await gated.ask("b/z/1")
    assert (await gated.work()).index("b/z/1") == 1


async def test_a_rank_goes_before_the_next() -> None:
    gated = Gated(ranks=2)
    await gated.ask("a/x/1", "b/y/1", rank=1)
    await gated.ask("a/x/2", "b/y/2", rank=0)
    assert await gated.work() == ["a/x/2", "b/y/2", "a/x/1", "b/y/1"]


async def test_what_has_aged_has_a_share_of_the_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_pool, "AGED", 0.0)
    gated = Gated(ranks=2)
    await gated.ask("a/x/old", rank=1)
    await gated.ask(*(f"b/y/{number}" for number in range(20)), rank=0)
    assert 0 < (await gated.work()).index("a/x/old") < fair_pool.SHARE


async def test_what_nobody_comes_to_in_time_is_refused() -> None:
    gated = Gated()
    await gated.ask("a/x/1", within=0.01)
    with pytest.raises(Busy, match="Try again in a few seconds") as refusal:
        await asyncio.wait_for(gated.tasks[-1], PATIENCE)
    assert (refusal.value.status, refusal.value.retry_after) == (429, 5)
    assert await gated.work() == []


async def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    gated = Gated()
    await gated.ask("a/x/1", "a/x/2")
    gated.tasks[1].cancel()
    assert await gated.work() == ["a/x/2"]


async def test_faults_reach_whoever_asked() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    pool = FairPool("test", 1)
    with pytest.raises(ZeroDivisionError):
        await pool.run(Client("a"), fail)
    assert await pool.run(Client("a"), lambda: 5) == 5


async def test_a_closed_pool_leaves_those_who_wait_and_takes_nobody() -> None:
    gated = Gated()
    await gated.ask("a/x/1")
    gated.pool.close()
    assert await gated.work() == []
    with pytest.raises(Busy):
        await gated.pool.run(Client("a"), lambda: None)
