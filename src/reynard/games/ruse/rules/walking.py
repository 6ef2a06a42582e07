"""Walking: how far the fox goes, and whom it pays on the way."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import STOP, WALK
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain, tell
from reynard.games.ruse.rules.ruse_tiles import has_ruse, spend_ruse, works
from reynard.games.ruse.table import (
    BEFORE,
    DISTANCE,
    MOUNTAIN_PATH,
    NOBODY,
    PATH,
    START,
    VITAL,
    Obstacle,
    Place,
    Ruse,
    Source,
    Stage,
    Table,
    Tale,
)

LAST_OF_DAY = 3


@njit
def is_night(t: Table) -> bool:
    """Say whether the destiny die shows the moon."""  # rule rnd-3
    return t.destiny_die > LAST_OF_DAY


@njit
def reach(box: BoxRecord, t: Table, place: int) -> int:
    """Say how far a fox may walk in a place today."""  # rules fox-2, fox-3, rul-5
    if is_night(t):
        return box.walk_by_night
    if t.obstacle[Obstacle.STORM] == place:
        return max(1, box.walk_by_day - box.storm)
    return box.walk_by_day


@njit
def spaces_on_path(place: int) -> int:
    """Say how many spaces the path of a place has."""
    return MOUNTAIN_PATH if place == Place.MOUNTAIN else PATH


@njit
def distance(place: int, space: int) -> int:
    """Say how far a space is from the start."""
    return space + 1 if place == Place.MOUNTAIN else DISTANCE[space]


@njit
def space_before(place: int, space: int) -> int:
    """Find the space before one on its path."""
    return space - 1 if place == Place.MOUNTAIN else BEFORE[space]


@njit
def part_of(space: int) -> int:
    """Say whether a space is at the edge (0), in the middle (1) or deep in a territory (2)."""
    return DISTANCE[space] - 1


@njit
def is_dam(box: BoxRecord, place: int, space: int) -> bool:
    """Say whether the beaver dam lies on a space: all who walk there come over it."""  # rule set-2
    return place == box.dam and part_of(space) == 0


@njit
def has_pond(box: BoxRecord, t: Table, place: int) -> bool:
    """Say whether the beaver has dammed up the water of a place."""  # rule fox-7
    return place == box.dam and t.obstacle[Obstacle.BEAVER] == place


@njit
def offer_walk(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer every space within reach, and to stay at the start."""  # rules fox-1, rul-6, ruse-4
    place = t.die_at
    far = reach(box, t, place)
    if has_ruse(t, seat, Ruse.NIGHT_EYES.value):
        far = max(far, box.night_eyes)
    mask[STOP()] = True
    count = 1
    for space in range(spaces_on_path(place)):
        if distance(place, space) <= far:
            mask[WALK(space)] = True
            count += 1
    return count


@njit
def walk_to(box: BoxRecord, t: Table, seat: int, space: int) -> None:
    """Walk, pay the tolls, and see whom the fox has met."""
    place = t.die_at
    if distance(place, space) > reach(box, t, place):
        spend_ruse(box, t, seat)
    t.seat[seat].fox_space = space
    if place < VITAL and not works(t, seat, Ruse.SILENT_PAWS.value):
        pay_tolls(box, t, seat, place, space)
    if has_pond(box, t, place):  # rule fox-7
        gain(box, t, seat, box.pond, place, Source.BONUSES.value)
    if has_ruse(t, seat, Ruse.SHARED_TRAIL.value) and meets_another(t, seat, place):  # rule ruse-15
        spend_ruse(box, t, seat)
    t.stage = Stage.ACTING


@njit
def meets_another(t: Table, seat: int, place: int) -> bool:
    """Say whether another fox is in a place."""
    for other in range(t.seats):
        if other != seat and t.seat[other].fox == place:
            return True
    return False


@njit
def marker_toll(box: BoxRecord, t: Table, seat: int, place: int, here: int, space: int) -> int:
    """Say what the marker of one space costs on the way to another."""  # rules fox-4, fox-5, rul-13
    owner = t.marker[place, here]
    if owner != NOBODY and owner != seat:
        return box.toll_to_stop if here == space else box.toll_to_pass
    return 0


@njit
def dam_toll(box: BoxRecord, t: Table, seat: int, place: int, here: int) -> int:
    """Say what the beaver's owner gets from a seat that comes to a space."""  # rules fox-6, rul-15
    dammed = is_dam(box, place, here) and has_pond(box, t, place)
    return box.toll_at_dam if dammed and t.beaver_owner != seat else 0


@njit
def pay_tolls(box: BoxRecord, t: Table, seat: int, place: int, space: int) -> None:
    """Pay for every marked space on the way and for the dam, as the fox comes to them."""  # rules fox-4, fox-5, fox-6
    for far in range(1, distance(place, space) + 1):
        here = space
        while distance(place, here) > far:
            here = space_before(place, here)
        pay_toll(t, seat, t.marker[place, here], marker_toll(box, t, seat, place, here, space), 0)
        pay_toll(t, seat, t.beaver_owner, dam_toll(box, t, seat, place, here), 1)


@njit
def pay_toll(t: Table, seat: int, owner: int, toll: int, dam: int) -> None:
    """Pay what one has, up to the toll."""  # rules rul-14, solo-5
    paid = min(t.seat[seat].growth, toll)
    if paid == 0:
        return
    t.seat[seat].growth -= paid
    t.seat[owner].growth += paid
    tell(t, Tale.TOLL.value, seat, owner, paid, dam)


@njit
def toll_to(box: BoxRecord, t: Table, seat: int, place: int, space: int) -> int:
    """Add up the tolls of a walk."""
    toll, here = 0, space
    while here != START:
        toll += marker_toll(box, t, seat, place, here, space) + dam_toll(box, t, seat, place, here)
        here = space_before(place, here)
    return toll
