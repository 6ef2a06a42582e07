"""Spectators who ask for much and read nothing of it, and connections that are kept for nothing."""

import asyncio
import json
import socket
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from soak.attacker import Attacker
from soak.table import Table, people
from soak.wire import Gone, checked, dial, hang_up, open_line, read_answer, request, stranger

DEAF = 50
ADDRESSES = 5
PER_SECOND = 15  # of each
AT_MOST = 2_000
BUFFER = 4096  # bytes that are taken without being read
IDLE = 200
MOVES = 30


async def ignore(attacker: Attacker) -> None:
    """Let all of them come, and count those whom the server lets go."""
    table = await Table.set_up(attacker.address, "ruse", people(2), stranger(0))
    await table.sit()
    await table.play(MOVES, Random(5))
    await attacker.begin()
    talking = (talk(attacker, table.name, number) for number in range(DEAF))
    idling = (idle(attacker, number) for number in range(IDLE))
    await attacker.together(*talking, *idling)


async def talk(attacker: Attacker, table: str, number: int) -> None:
    """Say hello again and again, which is answered with the whole table each time."""
    outcome = "deaf: still there at the end"
    try:
        line = await open_deaf_line(attacker, table, stranger(number % ADDRESSES))
        async for _ in attacker.paced(PER_SECOND, AT_MOST):
            attacker.sent["hello"] += 1
            await line.send(json.dumps({"type": "hello", "keys": []}))
    except (Gone, OSError, WebSocketException):
        outcome = "deaf: let go"
    finally:
        attacker.answers[outcome] += 1


async def open_deaf_line(attacker: Attacker, table: str, source: str) -> Any:
    """Open a socket that takes in next to nothing."""
    plug = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    plug.setblocking(False)
    plug.bind((checked(source), 0))
    await asyncio.get_running_loop().sock_connect(plug, (attacker.address.host, attacker.address.port))
    return await open_line(attacker.address, table, source, sock=plug, local_addr=None, max_queue=1)


async def idle(attacker: Attacker, number: int) -> None:
    """Ask once, keep the connection and never use it again."""
    attacker.sent["idle connections"] += 1
    outcome = "idle: still open at the end"
    reader, writer = await dial(attacker.address, stranger(number % ADDRESSES))
    try:
        writer.write(request(attacker.address, "GET", "/api/lobby", connection="keep-alive"))
        await read_answer(reader)
        await reader.read(1)
        outcome = "idle: closed by the server"
    except (OSError, EOFError):
        outcome = "idle: cut off"
    finally:
        attacker.answers[outcome] += 1
        hang_up(writer)
