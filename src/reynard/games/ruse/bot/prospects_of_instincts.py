"""What instincts promise: what each may count by the end, and what it is worth to choose one late."""

from reynard.core.compiled import njit
from reynard.games.ruse.bot.outlook import Outlook
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.scoring import counted_by
from reynard.games.ruse.table import INSTINCTS, NOTHING, Table

# What each die to come still adds to what an instinct counts, and the most that there is of it.
A_DIE_ADDS = (0.38, 0.1, 0.13, 0.4, 0.27, 0.25)
MOST_COUNTED = (6.0, 5.0, 4.0, 12.0, 5.0, 5.0)


@njit
def worth_of_instinct(box: BoxRecord, t: Table, seat: int, ahead: Outlook, slot: int, value: int) -> float:
    """Say what an instinct promises to bring by the end, with a kit of some value."""
    count = 1.0 * counted_by(box, t, seat, slot)
    likely = max(count, min(MOST_COUNTED[slot], count + A_DIE_ADDS[slot] * ahead.dice))
    return box.instinct_points[slot] * min(1.0 * value, likely)


@njit
def best_instinct(box: BoxRecord, t: Table, seat: int, ahead: Outlook, value: int) -> float:
    """Say what the best free slot promises a kit of some value."""
    best = 0.0
    for slot in range(INSTINCTS):
        if t.seat[seat].instinct[slot] == NOTHING:
            best = max(best, worth_of_instinct(box, t, seat, ahead, slot, value))
    return best
