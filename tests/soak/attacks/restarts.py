"""The server is killed and started again: everybody comes back at once, or thousands of tables lie in storage."""

import asyncio
from random import Random
from time import perf_counter

from soak.attacker import Attacker
from soak.figures import figures
from soak.table import Table, bots, people
from soak.wire import Gone, Page, ask, stranger

TABLES = 25
MOVES = 60
TRY_AGAIN = 0.5  # seconds, as the page does

THOUSANDS = 3_000
SETTING_UP = 8  # at once
GAMES = ("ruse", "wolf-and-fox", "fox-experiment", "foxy")
# So that thousands of tables can be set up at all; the server that is measured has its usual limits again.
GENEROUS = ["tables=1000000", "tables_per_address=1000000", "empty_tables=1000000", "requests_per_second=1000000"]


async def come_back(attacker: Attacker) -> None:
    """Play at many tables, and let all their pages come back after a restart."""
    tables = await asyncio.gather(*(play(attacker, number) for number in range(TABLES)))
    await attacker.begin()
    started = await attacker.restart()
    begun = perf_counter()
    attacker.until = begun + max(attacker.seconds, 60)  # here the end is what is measured
    waits: list[float] = []
    returning = (
        return_to(attacker, table, key, place, begun, waits)
        for place, table in enumerate(tables)
        for key in table.keys.values()
    )
    await attacker.together(*returning)
    attacker.notes.append(f"the server was there again after {started:.1f} s")
    if waited := figures(waits):
        pages = sum(len(table.keys) for table in tables)
        attacker.notes.append(
            f"{waited.count} of {pages} pages had their table again, half of them after {waited.p50:,.0f} ms and the "
            f"last after {waited.worst:,.0f} ms"
        )
        if waited.count < pages:
            attacker.fault(f"{pages - waited.count} pages did not come back")
    attacker.until = max(perf_counter(), begun + min(attacker.seconds, 10))
    await asyncio.sleep(attacker.left)  # the bystanders are measured for a while, even if this was quick


async def play(attacker: Attacker, number: int) -> Table:
    """Set up a table of Ruse for four and play for a while."""
    table = await Table.set_up(attacker.address, "ruse", people(4), stranger(number))
    await table.sit()
    await table.play(MOVES, Random(number))
    return table


async def return_to(attacker: Attacker, table: Table, key: str, place: int, begun: float, waits: list[float]) -> None:
    """Come back to a table, and try again if it does not work out."""
    async for _ in attacker.paced(1 / TRY_AGAIN, 200):
        attacker.sent["hello"] += 1
        try:
            page = await Page.open(attacker.address, table.name, [key], stranger(place))
        except (Gone, OSError, EOFError, TimeoutError) as error:
            attacker.answers[f"not let in: {type(error).__name__} {error}".strip()] += 1
            continue
        attacker.answers["state"] += 1
        waits.append(perf_counter() - begun)
        if page.ply < table.known:
            attacker.fault(f"a table has {page.ply} moves of which {table.known} were acknowledged")
        return


async def open_thousands(attacker: Attacker) -> None:
    """Set up thousands of tables, restart the server and see when the lobby answers and when a table opens."""
    await attacker.restart(GENEROUS)
    names: list[str] = []
    await asyncio.gather(*(set_up_some(attacker, number, names) for number in range(SETTING_UP)))
    attacker.notes.append(f"{len(names):,} tables lay in storage")
    await attacker.begin()
    started = await attacker.restart()
    begun = perf_counter()
    attacker.until = begun + attacker.seconds
    while (answer := await attacker.ask("GET", "/api/lobby")) is None or answer.status != 200:
        await asyncio.sleep(0.05)
    lobby = perf_counter() - begun
    page = await Page.open(attacker.address, names[len(names) // 2], source=stranger(0))
    attacker.notes.append(
        f"the server was there again after {started:.1f} s, its lobby after {1000 * lobby:,.0f} ms more and a table "
        f"after {1000 * (perf_counter() - begun):,.0f} ms"
    )
    page.close()
    await asyncio.sleep(attacker.left)


async def set_up_some(attacker: Attacker, number: int, names: list[str]) -> None:
    """Set up a share of the thousands, each with a person and a bot."""
    for turn in range(THOUSANDS // SETTING_UP):
        seats = people(1) + bots(1, "cub")
        said = {"game": GAMES[turn % len(GAMES)], "seats": seats}
        answer = await ask(attacker.address, "POST", "/api/tables", said, stranger(number * 1000 + turn))
        if answer.status == 201:
            names.append(answer.json["table"])
