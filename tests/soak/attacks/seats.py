"""The seat of somebody who has just left, handed to a bot by the others at once."""

from soak.attacker import Attacker
from soak.table import Table, new_id, people
from soak.wire import Json, Page, stranger

TABLES = 20
PER_SECOND = 2
AT_MOST = 100


async def take(attacker: Attacker) -> None:
    """Take such a seat at one table after the other: it must be refused, and the seat still be its person's."""
    tables = [await Table.set_up(attacker.address, "ruse", people(2), stranger(0)) for _ in range(TABLES)]
    await attacker.begin()
    taken = 0
    async for turn in attacker.paced(PER_SECOND, AT_MOST):
        taken += await take_one(attacker, tables[turn % TABLES])
    if taken:
        attacker.fault(f"the seat of somebody who had just left was handed to a bot {taken} times")


async def take_one(attacker: Attacker, table: Table) -> bool:
    """Let somebody come and go, and hand over their seat right away."""
    staying = await Page.open(attacker.address, table.name, [table.keys[0]], stranger(0))
    leaving = await Page.open(attacker.address, table.name, [table.keys[1]], stranger(1))
    leaving.close()
    await staying.until(lambda: not staying.state["seats"][1]["here"])
    answer = await hand_over(attacker, staying, "reynard")
    if answer["type"] == "done":
        returning = await Page.open(attacker.address, table.name, [table.keys[1]], stranger(1))
        await hand_over(attacker, returning, None)
        returning.close()
    staying.close()
    return bool(answer["type"] == "done")


async def hand_over(attacker: Attacker, page: Page, level: str | None) -> Json:
    """Hand the second seat to a bot, or back."""
    attacker.sent["hand_over"] += 1
    answer = await page.ask({"type": "hand_over", "id": new_id(), "seat": 1, "level": level})
    attacker.answers[answer["type"]] += 1
    return answer
