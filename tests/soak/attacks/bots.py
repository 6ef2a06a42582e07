"""Work for the bots: tables of strong ones without people, and many hints for one seat."""

from random import Random

from soak.attacker import Attacker
from soak.figures import figures
from soak.table import Table, bots, new_id, people
from soak.wire import Gone, Page, stranger

TABLES = 60
ADDRESSES = 6
HINTS = 60
GAMES = ("ruse", "fox-experiment", "wolf-and-fox")


async def fill_tables(attacker: Attacker) -> None:
    """Set up tables of four strong bots, and watch them."""
    await attacker.begin()
    plies: list[int] = []
    await attacker.together(*(watch(attacker, number, plies) for number in range(TABLES)))
    attacker.notes.append(f"{len(plies)} tables of bots were watched, who made {sum(plies)} moves")


async def watch(attacker: Attacker, number: int, plies: list[int]) -> None:
    """Set up a table of bots and watch it until the time is over."""
    source = stranger(number % ADDRESSES)
    table = await attacker.set_up(GAMES[number % len(GAMES)], bots(4, "reynard"), source)
    if table is None:
        return
    page = await Page.open(attacker.address, table.name, source=source)
    place = len(plies)
    plies.append(0)
    async for _ in attacker.paced(2, 10_000):
        plies[place] = page.ply


async def ask_hints(attacker: Attacker) -> None:
    """Open many pages with the key of one seat, and ask for a hint on each, again and again."""
    table = await Table.set_up(attacker.address, "ruse", people(2), stranger(0))
    await table.sit()
    await table.play(20, Random(3))
    seat = next(place for place, page in enumerate(table.pages) if page.state["desks"][0]["choices"])
    await attacker.begin()
    waits: list[float] = []
    await attacker.together(*(ask_on(attacker, table, seat, number, waits) for number in range(HINTS)))
    if waited := figures(waits):
        attacker.notes.append(
            f"{waited.count} hints were given, after {waited.p50:,.0f} ms and at worst {waited.worst:,.0f} ms"
        )


async def ask_on(attacker: Attacker, table: Table, seat: int, number: int, waits: list[float]) -> None:
    """Ask for a hint, and when it has come for the next."""
    try:
        page = await Page.open(attacker.address, table.name, [table.keys[seat]], stranger(number % ADDRESSES))
    except Gone as error:
        attacker.answers[f"not let in: {error.code}"] += 1
        return
    decision = page.state["desks"][0]["decision"]
    async for _ in attacker.paced(5, 200):
        attacker.sent["hint"] += 1
        left = attacker.left
        answer = await page.ask({"type": "hint", "id": new_id(), "seat": seat, "decision": decision}, wait=left)
        attacker.answers[answer["type"]] += 1
        if answer["type"] == "hint":
            waits.append(left - attacker.left)
