"""Renames and notes without end at a long table, each of which every page is told of."""

from random import Random

from soak.attacker import Attacker
from soak.figures import figures
from soak.table import Table, new_id, people
from soak.wire import Page, stranger

MOVES = 200
PER_SECOND = 10  # of each of the four people
AT_MOST = 1_000


async def rename(attacker: Attacker) -> None:
    """Play a long game, open a fifth page, and let all four change their names and name things."""
    table = await Table.set_up(attacker.address, "ruse", people(4), stranger(0))
    await table.sit()
    await table.play(MOVES, Random(1))
    spectator = await Page.open(attacker.address, table.name, source=stranger(1))
    attacker.notes.append(f"the table has {spectator.ply} moves")
    await attacker.begin()
    waits: list[float] = []
    await attacker.together(*(call_oneself(attacker, page, waits) for page in table.pages))
    if waited := figures(waits):
        attacker.notes.append(f"a rename took {waited.p50:,.0f} ms, and at worst {waited.worst:,.0f} ms")


async def call_oneself(attacker: Attacker, page: Page, waits: list[float]) -> None:
    """Take one name after the other, and now and then name something on the table."""
    seat = page.state["desks"][0]["seat"]
    async for number in attacker.paced(PER_SECOND, AT_MOST):
        said = {"type": "rename", "name": f"Seat {seat}, the {number}th"}
        if number % 4 == 3:
            said = {"type": "note", "key": f"pup:{number}", "text": f"Pup {number}"}
        attacker.sent[said["type"]] += 1
        left = attacker.left
        answer = await page.ask({"id": new_id(), "seat": seat, **said}, wait=left)
        attacker.answers[answer["type"]] += 1
        if said["type"] == "rename":
            waits.append(left - attacker.left)
