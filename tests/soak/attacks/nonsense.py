"""Spectators who look where there is no seat and say whatever comes to their minds."""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from soak.attacker import Attacker
from soak.table import Table, new_id, people
from soak.wire import Gone, Json, open_line, stranger

AT_EACH_TABLE = 3
TABLES = 3
PER_SECOND = 20  # of each
AT_MOST = 2_000
BEFORE_LEAVING = 60  # messages
NUMBERS = [999, -1, 10**30, 2**31, 2**63, 2**64, 1.5, 1e308, True, None, "0", [0], {"seat": 0}]
TYPES = ["hello", "move", "undo", "hint", "hand_over", "rename", "note", "forecast", "look", "ping", "state", "", None]
WORDS = [
    "", "{", "[]", "null", "NaN", '{"type":"look","seat":NaN}', '"' * 100, "[" * 4000, '{"a":' * 1500,
    '{"type":"look","seat":' + "9" * 5000 + "}", '{"type":"look","seat":1,"seat":999}', '{"type":"\\ud800"}', "\0" * 50,
    '{"type":"ping"}' + " " * 7000, '{"type":"look","seat":0e999999999}', "x" * 64_000, "ü" * 40_000,
]  # fmt: skip


async def talk(attacker: Attacker) -> None:
    """Come to the bystanders' tables and to others, talk, and come again."""
    others = [await Table.set_up(attacker.address, "ruse", people(2), stranger(0)) for _ in range(TABLES)]
    await attacker.begin()
    await attacker.together(
        *(attend(attacker, place, number, others) for place in range(2 * TABLES) for number in range(AT_EACH_TABLE))
    )


async def attend(attacker: Attacker, place: int, number: int, others: list[Table]) -> None:
    """Sit at one table after the other, half of the time at a bystander's."""
    random = Random(f"{place} {number}")
    async for _ in attacker.paced(4, AT_MOST):
        own = place < TABLES and attacker.tables
        table = attacker.tables[place % len(attacker.tables)] if own else others[place % TABLES].name
        with suppress(Gone, WebSocketException, OSError, EOFError, TimeoutError):
            await speak(attacker, table, stranger(place), random)


async def speak(attacker: Attacker, table: str, source: str, random: Random) -> None:
    """Talk nonsense at a table until told to go."""
    async with await open_line(attacker.address, table, source) as line:
        await line.send(json.dumps({"type": "hello", "keys": []}))
        async for turn in attacker.paced(PER_SECOND, BEFORE_LEAVING):
            await line.send(nonsense(random) if turn else json.dumps({"type": "look", "seat": 999}))
            attacker.sent["messages"] += 1
            with suppress(TimeoutError):
                while turn and (told := json.loads(await line_news(line))):
                    attacker.answers[told["type"]] += 1


async def line_news(line: Any) -> str:
    """Take what has been told already, without waiting for more."""
    async with asyncio.timeout(0.001):
        return str(await line.recv())


def nonsense(random: Random) -> str | bytes:
    """Say anything."""
    kind = random.randrange(8)
    if kind == 0:
        return random.choice(WORDS)
    if kind == 1:
        return random.randbytes(random.choice([0, 1, 100, 60_000]))
    if kind == 2:
        return json.dumps({"type": "look", "seat": random.choice(NUMBERS)})
    if kind == 3:
        return json.dumps({"type": "hello", "keys": [random.choice(["x" * 32, "", "é" * 20, 5]) for _ in range(12)]})
    return json.dumps(message(random))


def message(random: Random) -> Json:
    """Write a message that looks like one, with something wrong in it."""
    names = ["seat", "decision", "choice", "id", "level", "name", "key", "text", "at", "keys", "more"]
    said: Json = {"type": random.choice(TYPES), "id": new_id(), "seat": 0, "decision": 0, "choice": 0}
    for name in random.sample(names, random.randint(1, 5)):
        said[name] = random.choice([*NUMBERS, "reynard", "x" * 300, ["pup:1"] * 9, [[[[]]]]])
    if random.random() < 0.3:
        said.pop(random.choice(list(said)))
    return said
