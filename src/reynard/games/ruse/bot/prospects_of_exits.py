"""How near the exits of a den are, and how likely they will be reached."""

from reynard.core.compiled import njit
from reynard.games.ruse.bot.outlook import Outlook
from reynard.games.ruse.rules.den import START_CELL, TOP
from reynard.games.ruse.table import CELLS, COLUMNS, EAST, EXITS, NORTH, SOUTH, WEST, Seat

RIGHT_COLUMN = 0b100001000010000
LEFT_COLUMN = 0b000010000100001
FARTHEST = 8


@njit
def rank_exits(own: Seat, ahead: Outlook) -> float:
    """Guess the chance to reach the nearest exit, the next and so on, and say what they promise together."""
    north, east, south, west, free = 0, 0, 0, 0, 0
    for cell in range(CELLS):
        sides, bit = own.opens[cell], 1 << cell
        if sides == 0:
            free |= bit
        else:
            north |= bit if sides & NORTH else 0
            east |= bit if sides & EAST else 0
            south |= bit if sides & SOUTH else 0
            west |= bit if sides & WEST else 0
    north, east, south, west = north | free, east | free, south | free, west | free
    start = 1 << START_CELL
    known, seen, rank = start & south & ~free, 0, 0
    chance, promise = 1.0, 0.0
    ahead.nearest = 1.0 * FARTHEST
    for far in range(FARTHEST):
        before = -1
        while before != known:
            before = known
            known |= spread(known, north, east, south, west) & ~free
        found = (known & north) >> TOP & ~seen
        seen |= found
        while found:
            found &= found - 1
            ahead.nearest = min(ahead.nearest, float(far))
            ahead.exit_chance[rank] = chance
            promise += chance * ahead.exit_worth[rank]
            rank += 1
        known |= spread(known, north, east, south, west) & free | start & free
        chance = max(0.0, chance - ahead.tile_lost)
    for missing in range(rank, EXITS):
        ahead.exit_chance[missing] = 0.0
    return promise


@njit
def spread(known: int, north: int, east: int, south: int, west: int) -> int:
    """Find the cells beside known ones that a path could lead to."""
    return (
        (known & north) << COLUMNS & south
        | (known & south) >> COLUMNS & north
        | (known & east & ~RIGHT_COLUMN) << 1 & west
        | (known & west & ~LEFT_COLUMN) >> 1 & east
    )
