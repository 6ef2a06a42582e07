"""Who sends without end waits behind everybody who sends little."""

import asyncio
from typing import Any

import pytest

from reynard.service import fair_reading
from reynard.service.connections import Connection, Connections
from reynard.service.fair_reading import READS, FairReading
from reynard.service.limits import Limits
from service.peer import Peer
from service.raw import until


class Crowd:
    """Connections that read, and the order in which they did."""

    def __init__(self) -> None:
        self.registry = Connections(Limits())
        self.reading = FairReading()
        self.done: list[str] = []

    def admit(self, address: str) -> Connection:
        peer: Any = Peer()
        return self.registry.admit(peer, (address, 50000))

    def send(self, connection: Connection, name: str) -> None:
        self.reading.take(connection, lambda: self.done.append(name))


async def test_one_of_each_address_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_reading, "SECONDS", 60.0)  # so that a busy machine ends no turn before its reads are done
    crowd = Crowd()
    for number in range(200):
        crowd.send(crowd.admit("192.0.2.1"), f"stranger {number}")
    at_once = len(crowd.done)
    assert at_once == READS, "as many as may at once"
    for number in range(3):
        crowd.send(crowd.admit("192.0.2.2"), f"bystander {number}")
    await until(lambda: len(crowd.done) == 203)
    assert crowd.done[at_once : at_once + 6 : 2] == [f"stranger {number}" for number in range(READS, READS + 3)]
    assert crowd.done[at_once + 1 : at_once + 7 : 2] == [f"bystander {number}" for number in range(3)]


async def test_seats_come_first() -> None:
    crowd = Crowd()
    for number in range(200):
        crowd.send(crowd.admit("192.0.2.1"), f"stranger {number}")
    at_once = len(crowd.done)
    seated = crowd.admit("192.0.2.1")
    seated.sit()
    crowd.send(seated, "seat")
    await until(lambda: len(crowd.done) == 201)
    assert crowd.done[at_once] == "seat"


async def test_everything_else_has_its_turn_between() -> None:
    crowd = Crowd()
    for number in range(20 * READS):
        crowd.send(crowd.admit("192.0.2.1"), f"stranger {number}")
    turns = 0
    while len(crowd.done) < 20 * READS:
        before = len(crowd.done)
        await asyncio.sleep(0)
        assert len(crowd.done) - before <= READS
        turns += 1
    assert turns >= 19


async def test_who_has_gone_reads_nothing() -> None:
    crowd = Crowd()
    for number in range(READS):
        crowd.send(crowd.admit("192.0.2.1"), f"stranger {number}")
    gone, here = crowd.admit("192.0.2.1"), crowd.admit("192.0.2.1")
    crowd.send(gone, "gone")
    crowd.send(here, "here")
    gone.drop()
    await until(lambda: "here" in crowd.done)
    assert "gone" not in crowd.done
