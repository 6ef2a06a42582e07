"""A crowd of spectators who come to one table one after the other, and leave together."""

import asyncio
import json
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from websockets.exceptions import WebSocketException

from soak.attacker import Attacker
from soak.table import Table, people
from soak.wire import Gone, open_line, stranger

CROWD = 1_000
DOORS = 10  # addresses, at each of which one after the other comes
COMPARED = 50
MOVES = 30


async def gather(attacker: Attacker) -> None:
    """Compare how long the first of a crowd take to join with how long the last take."""
    table = await Table.set_up(attacker.address, "ruse", people(2), stranger(0))
    await table.sit()
    await table.play(MOVES, Random(4))
    await attacker.begin()
    waits: list[float] = []
    staying: list[asyncio.Task[None]] = []
    await attacker.together(*(join(attacker, table.name, number, waits, staying) for number in range(DOORS)))
    first, last = (1000 * mean(some or [0]) for some in (waits[:COMPARED], waits[-COMPARED:]))
    attacker.notes.append(
        f"{len(waits)} of {CROWD} spectators came in time; joining took {first:,.0f} ms for the first {COMPARED} and "
        f"{last:,.0f} ms for the last {COMPARED} of them"
    )
    await asyncio.sleep(attacker.left / 2)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    await asyncio.sleep(attacker.left)


async def join(
    attacker: Attacker, table: str, number: int, waits: list[float], staying: list[asyncio.Task[None]]
) -> None:
    """Join one after the other from one address."""
    for _ in range(CROWD // DOORS):
        attacker.sent["hello"] += 1
        begun = perf_counter()
        try:
            line = await open_line(attacker.address, table, stranger(number))
            await line.send(json.dumps({"type": "hello", "keys": []}))
            await line.recv()
        except (Gone, WebSocketException) as error:
            attacker.answers[f"not let in: {error}"] += 1
            continue
        attacker.answers["state"] += 1
        waits.append(perf_counter() - begun)
        staying.append(asyncio.create_task(watch(line)))


async def watch(line: Any) -> None:
    """Take in what is told without thinking about it, and leave without a word."""
    try:
        async for _ in line:
            pass
    except WebSocketException:
        pass
    finally:
        line.transport.abort()
