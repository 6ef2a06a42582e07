"""Tables without end, to which nobody comes."""

from soak.attacker import Attacker
from soak.table import bots, people
from soak.wire import stranger

AT_ONCE = 4
MOST_ADDRESSES = 200
PER_SECOND = 100  # of each of those who set up tables at once
AT_MOST = 3_000
GAMES = ("wolf-and-fox", "ruse", "foxy", "fox-experiment")


async def set_up_many(attacker: Attacker) -> None:
    """Set up tables as fast as it goes, half of the time from one address, then from many."""
    await attacker.begin()
    half = attacker.left / 2
    await attacker.together(*(set_up_on(attacker, number, half) for number in range(AT_ONCE)))
    if not attacker.answers["429"]:
        attacker.fault("nobody was ever asked to come back later")


async def set_up_on(attacker: Attacker, number: int, half: float) -> None:
    """Set up one table after the other."""
    async for turn in attacker.paced(PER_SECOND, AT_MOST):
        source = stranger(0) if attacker.left > half else stranger((turn * AT_ONCE + number) % MOST_ADDRESSES)
        seats = people(1) + bots(1, "cub")
        await attacker.set_up(GAMES[turn % len(GAMES)], seats, source)
