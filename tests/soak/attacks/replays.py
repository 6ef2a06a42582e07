"""Many who ask for the replay of a long game at once, while somebody sets up tables."""

import asyncio
from random import Random

from soak.attacker import Attacker
from soak.figures import figures
from soak.table import Table, people
from soak.wire import stranger

ROUNDS = (12, 40)  # replays at once
ADDRESSES = 8
PARTS = 50
LONGEST_GAME = 1_000


async def ask_replays(attacker: Attacker) -> None:
    """Play a game to its end, then ask for its replay many times at once."""
    table = await Table.set_up(attacker.address, "ruse", people(4), stranger(0))
    await table.sit()
    await table.play(LONGEST_GAME, Random(2))
    attacker.notes.append(f"the game had {table.known} moves")
    await attacker.begin()
    path = f"/api/tables/{table.name}/replay"
    waits: list[float] = []
    setting_up = asyncio.create_task(set_up_on(attacker, waits))
    for place, many in enumerate(ROUNDS, 1):
        sizes: list[int] = []
        begun = attacker.left
        asking = [asyncio.create_task(fetch(attacker, path, number, sizes)) for number in range(many)]
        await asyncio.wait(asking, timeout=attacker.left - attacker.seconds * (1 - place / len(ROUNDS)))
        attacker.notes.append(
            f"{len(sizes)} of {many} replays came within {begun - attacker.left:.1f} s, with {sum(sizes) / 1e6:.1f} MB"
        )
    await asyncio.wait([setting_up])
    if waited := figures(waits):
        attacker.notes.append(
            f"{waited.count} tables were set up meanwhile, in {waited.p50:,.0f} ms and at worst {waited.worst:,.0f} ms"
        )


async def fetch(attacker: Attacker, path: str, number: int, sizes: list[int]) -> None:
    """Fetch a replay part by part, as the page does."""
    size, part, parts = 0, 0, 1
    while part < min(parts, PARTS):
        source = stranger(number % ADDRESSES)
        answer = await attacker.ask("GET", f"{path}?part={part}", source=source, accept_encoding="gzip")
        if answer is None or answer.status != 200:
            return
        size += len(answer.body)
        parts = answer.json.get("parts", 1)
        part += 1
    sizes.append(size)


async def set_up_on(attacker: Attacker, waits: list[float]) -> None:
    """Set up tables in peace, from an address of one's own."""
    async for _ in attacker.paced(2, 40):
        begun = attacker.left
        await attacker.set_up("wolf-and-fox", people(2), stranger(99))
        waits.append(begun - attacker.left)
