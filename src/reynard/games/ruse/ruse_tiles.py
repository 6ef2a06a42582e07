"""Ruse Tiles: when one may be used, and what it does at once."""

from reynard.core.compiled import njit
from reynard.games.ruse.box import BoxRecord
from reynard.games.ruse.gains import gain_growth, gain_resource, take_cheese, tell
from reynard.games.ruse.table import Icon, Place, Ruse, Step, Table, Tale


@njit
def has_ruse(t: Table, seat: int, kind: int) -> bool:
    """Say whether a seat has this tile and has not used it in this round."""  # rule ruse-1
    return t.seat[seat].ruse == kind and not t.seat[seat].ruse_used


@njit
def works(t: Table, seat: int, kind: int) -> bool:
    """Say whether this tile of a seat was used in its present turn."""
    return t.ruse_on == 1 and t.seat[seat].ruse == kind


@njit
def growth_at_hand(box: BoxRecord, t: Table, seat: int) -> int:
    """Say how many growth points a seat could still get by exchanging cheese or by Old Fox."""
    more = box.cheese_growth if t.cheese == seat else 0
    return more + (box.old_fox if has_ruse(t, seat, Ruse.OLD_FOX.value) else 0)


@njit
def spend_ruse(t: Table, seat: int) -> None:
    """Use a ruse tile: it works for the rest of the turn and rests for the rest of the round."""
    t.seat[seat].ruse_used = 1
    t.ruse_on = 1
    tell(t, Tale.RUSE_HELPS.value, seat, t.seat[seat].ruse, 0, 0)


@njit
def may_choose_ruse(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether a seat may use its tile by choosing it now."""  # rule rul-47
    own = t.seat[seat]
    if own.ruse_used:
        return False
    if own.ruse == Ruse.OLD_FOX:
        return t.step >= Step.PLACE
    if own.ruse == Ruse.CROWS_FRIEND:
        return t.step >= Step.PLACE and t.cheese != seat
    if own.ruse == Ruse.PLAY_DEAD:
        return t.step == Step.PLACE
    if own.ruse == Ruse.SILENT_PAWS:
        return t.step == Step.WALK and t.die_at != Place.MOUNTAIN
    if own.ruse == Ruse.CACHE:
        return t.step == Step.WALK and t.die_at != Place.MOUNTAIN and not gave_resource(box, t)
    if own.ruse == Ruse.DIGGER:
        return t.step == Step.DEN and t.den_left > 0
    return False


@njit
def gave_resource(box: BoxRecord, t: Table) -> bool:
    """Say whether the die lies on a space that shows the resource of its territory."""
    printed = box.space[t.die_at, t.die_space].gain
    for number in range(printed.count):
        if printed.icon[number] == Icon.RESOURCE:
            return True
    return False


@njit
def use_ruse(box: BoxRecord, t: Table, seat: int) -> None:
    """Use a tile by choosing it; some work at once."""
    spend_ruse(t, seat)
    kind = t.seat[seat].ruse
    if kind == Ruse.OLD_FOX:
        gain_growth(t, seat, box.old_fox)
    elif kind == Ruse.CROWS_FRIEND:
        take_cheese(t, seat)
    elif kind == Ruse.CACHE:
        gain_resource(t, seat, t.die_at)
