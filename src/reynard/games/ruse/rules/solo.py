"""Playing Alone: the rival takes spaces and leaves its marks."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import tell
from reynard.games.ruse.rules.placing import SIDES_OF_A_DIE, leftmost_space
from reynard.games.ruse.table import NOBODY, NOTHING, PATH, VITAL, Place, Table, Tale


@njit
def rival_turn(box: BoxRecord, t: Table) -> None:
    """The rival rolls, takes the leftmost free space and marks a tile."""  # rules solo-2, solo-3, solo-4
    rival = t.seats
    rolled = draw(t.cup, SIDES_OF_A_DIE)
    place = box.rival_goes[rolled]
    if place > Place.MOUNTAIN:
        place = 0 if t.hunter + 1 == VITAL else t.hunter + 1
    space = leftmost_space(t, rival, place)
    marked = NOTHING
    if space != NOTHING:
        t.space[place, space].owner = rival
        if place < VITAL and t.hunter != place:
            marked = mark_first(t, rival, place)
    tell(t, Tale.RIVAL.value, rolled + 1, place if space != NOTHING else NOTHING, marked, 0)


@njit
def mark_first(t: Table, rival: int, territory: int) -> int:
    """Mark the first space without a marker, and say which it is."""
    for space in range(PATH):
        if t.marker[territory, space] == NOBODY:
            t.marker[territory, space] = rival
            return space
    return NOTHING
