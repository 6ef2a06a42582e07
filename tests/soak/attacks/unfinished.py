"""Requests that are never finished: half of them fall silent, half say a little more each second."""

import asyncio
from collections.abc import Callable

from soak.attacker import Attacker
from soak.wire import HERE, dial, hang_up, request, stranger

HEADERS = 1_100
BODIES = 300
ADDRESSES = 10
PER_SECOND = 400  # new connections
ENDLESS = 10**5


async def from_elsewhere(attacker: Attacker) -> None:
    """Leave requests unfinished from several addresses."""
    await leave_unfinished(attacker, lambda number: stranger(number % ADDRESSES))


async def from_here(attacker: Attacker) -> None:
    """Leave requests unfinished from the address at which the bystanders play."""
    await leave_unfinished(attacker, lambda number: HERE)


async def leave_unfinished(attacker: Attacker, source: Callable[[int], str]) -> None:
    """Open all connections, at a pace that the server's queue of new ones can follow."""
    lobby = request(attacker.address, "GET", "/api/lobby").removesuffix(b"\r\n")
    order = request(attacker.address, "POST", "/api/tables", content_length="5000", content_type="application/json")
    await attacker.begin()
    efforts = [
        begin_one(attacker, "headers", lobby, b"X-More: yes\r\n", number, source(number)) for number in range(HEADERS)
    ]
    efforts += [begin_one(attacker, "body", order + b"{", b" ", number, source(number)) for number in range(BODIES)]
    await attacker.together(*efforts)


async def begin_one(attacker: Attacker, kind: str, words: bytes, more: bytes, number: int, source: str) -> None:
    """Begin a request, and wait for whatever the server makes of it."""
    await asyncio.sleep(number / PER_SECOND)
    attacker.sent[f"unfinished {kind}"] += 1
    try:
        reader, writer = await dial(attacker.address, source)
    except OSError:
        attacker.answers[f"{kind}: not let in"] += 1
        return
    writer.write(words)
    dripping = asyncio.create_task(drip(attacker, writer, more)) if number % 2 else None
    outcome = "still open at the end"
    try:
        head = await reader.readline()
        outcome = head.split()[1].decode() if head else "closed by the server"
    except (OSError, IndexError):
        outcome = "cut off"
    finally:
        attacker.answers[f"{kind}: {outcome}"] += 1
        if dripping:
            dripping.cancel()
        hang_up(writer)


async def drip(attacker: Attacker, writer: asyncio.StreamWriter, more: bytes) -> None:
    """Say a little more each second."""
    async for _ in attacker.paced(1, ENDLESS):
        writer.write(more)
