"""Boxes that are hard to read: each fits into the 100 kB that a box may have."""

import asyncio
import re
import sys
from asyncio import subprocess

from soak.attacker import Attacker
from soak.figures import figures
from soak.table import people
from soak.wire import Page, stranger

SENDERS = 4
PER_SECOND = 5  # of each
AT_MOST = 200
ANSWER_WITHIN = 10.0  # seconds
LARGEST_FRAME = 256 * 1024  # bytes of what a page is told of a table, whatever its box says
ROOM = 99_000


async def send_boxes(attacker: Attacker) -> None:
    """Set up tables with such boxes again and again."""
    boxes = hostile_boxes() | await wordy_boxes()
    await attacker.begin()
    waits: list[float] = []
    waiting: dict[str, float] = {}  # since how many seconds before the end
    await attacker.together(*(send(attacker, boxes, number, waits, waiting) for number in range(SENDERS)))
    if waited := figures(waits):
        attacker.notes.append(f"a box was answered after {waited.p50:,.0f} ms, at worst after {waited.worst:,.0f} ms")
    for name, left in waiting.items():
        if left > ANSWER_WITHIN:
            attacker.fault(f"a box ({name}) was not answered within {left:.0f} s")


async def send(
    attacker: Attacker, boxes: dict[str, str], number: int, waits: list[float], waiting: dict[str, float]
) -> None:
    """Send one box after the other."""
    names = list(boxes)
    async for turn in attacker.paced(PER_SECOND, AT_MOST):
        name = names[(number + turn) % len(names)]
        order = {"game": "ruse" if name.startswith("Ruse") else "wolf-and-fox", "seats": people(2), "box": boxes[name]}
        left = waiting.setdefault(name, attacker.left)
        answer = await attacker.ask("POST", "/api/tables", order, stranger(number))
        if answer:
            waits.append(left - attacker.left)
            waiting.pop(name, None)
        if answer and answer.status >= 500:
            attacker.fault(f"a box ({name}) was answered with {answer.status}")
        if answer and len(answer.body) > LARGEST_FRAME:
            attacker.fault(f"the refusal of a box ({name}) has {len(answer.body):,} bytes")
        if answer and answer.status == 201:
            await weigh(attacker, answer.json["table"], name)


async def weigh(attacker: Attacker, table: str, name: str) -> None:
    """See how large the frames of a table with such a box are."""
    page = await Page.open(attacker.address, table, source=stranger(0))
    size = len(str(page.state))
    if size > LARGEST_FRAME:
        attacker.fault(f"a frame of a table with a hostile box ({name}) has {size:,} characters")
    page.close()


def hostile_boxes() -> dict[str, str]:
    """Write boxes on which a parser may spend its time and memory."""
    parts = ".".join("a" * 49_000)
    deep = 15_000
    return {
        "a key of many parts": f"{parts} = 1",
        "a heading of many parts": f"[{parts}]",
        "an inline key of many parts": f"a = {{ {parts} = 1 }}",
        "deep inline tables": "a = " + "{a=" * deep + "1" + "}" * deep,
        "deep lists": "a = " + "[" * 49_000 + "]" * 49_000,
        "many headings with shared parts": "\n".join(f"[{'a.' * 400}b{n}]" for n in range(110)),
        "many long dotted keys": "\n".join(f"{'a.' * 250}b{n} = 1" for n in range(180)),
        "lists of tables": "[[a]]\n" * 14_000,
        "one long key": "a" * ROOM + " = 1",
        "a number of 90,000 digits": "a = " + "9" * 90_000,
        "a text without an end": 'a = """' + "\\\n" * 25_000,
        "escapes": 'a = "' + "\\U0001F98A" * 9_000 + '"',
        "underscores": "a = " + "1_" * 45_000 + "1",
        "a date like no other": "a = " + "0" * 90_000 + "-01-01",
        "carriage returns": "\r" * 49_000,
        "NULs": "\0" * 16_000,
        "comments": "#\n" * 33_000,
    }


async def wordy_boxes() -> dict[str, str]:
    """Take the games' own boxes and give everything in them names as long as will fit."""
    wordy = {}
    for title, game in (("Wolf", "wolf-and-fox"), ("Ruse", "ruse")):
        printing = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "reynard", "box", game], stdout=subprocess.PIPE
        )
        text = (await printing.communicate())[0].decode()
        named = re.compile(r'(name = ")([^"]*)(")')
        room = (ROOM - len(text.encode())) // max(1, len(named.findall(text)))
        wordy[f"{title} with long names"] = named.sub(rf"\g<1>{'x' * max(1, room)}\g<3>", text)
        wordy[f"{title} with a long title"] = f'title = "{"x" * (ROOM - len(text.encode()) - 20)}"\n{text}'
    return wordy
