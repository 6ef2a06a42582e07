"""Ruse Tiles: when one may be used, and what it does at once."""

from reynard.core.compiled import njit
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain_growth, gain_resource, take_cheese, tell
from reynard.games.ruse.table import CELLS, Place, Ruse, Step, Table, Tale


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
    return more + (box.ruse_growth[Ruse.OLD_FOX] if has_ruse(t, seat, Ruse.OLD_FOX.value) else 0)


@njit
def spend_ruse(box: BoxRecord, t: Table, seat: int) -> None:
    """Use a ruse tile: it works for the rest of the turn and rests for the rest of the round."""
    t.seat[seat].ruse_used = 1
    t.ruse_on = 1
    tile = t.seat[seat].ruse
    tell(t, Tale.RUSE_HELPS.value, seat, tile, 0, 0)
    if box.ruse_growth[tile] > 0:
        gain_growth(t, seat, box.ruse_growth[tile])


@njit
def has_ruse_at_hand(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether a seat has an unused tile that waits for no moment of the turn."""  # rule rul-47
    if has_ruse(t, seat, Ruse.CROWS_FRIEND.value):
        return t.cheese != seat and t.seat[seat].growth >= box.crows_friend
    return has_ruse(t, seat, Ruse.OLD_FOX.value)


@njit
def may_choose_ruse(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether a seat may use its tile by choosing it now."""  # rule rul-47
    own = t.seat[seat]
    if own.ruse_used:
        return False
    if has_ruse_at_hand(box, t, seat):
        return t.step >= Step.PLACE
    if own.ruse == Ruse.PLAY_DEAD:
        return t.step == Step.PLACE
    if own.ruse == Ruse.SILENT_PAWS:
        return t.step == Step.WALK and t.die_at != Place.MOUNTAIN
    if own.ruse == Ruse.CACHE:
        return t.step == Step.WALK and t.die_at != Place.MOUNTAIN
    if own.ruse == Ruse.DIGGER:
        return t.step == Step.DEN and t.den_left > 0 and own.tiles < CELLS
    return False


@njit
def use_ruse(box: BoxRecord, t: Table, seat: int) -> None:
    """Use a tile by choosing it; some work at once."""
    spend_ruse(box, t, seat)
    kind = t.seat[seat].ruse
    if kind == Ruse.CROWS_FRIEND:
        t.seat[seat].growth -= box.crows_friend
        take_cheese(t, seat)
    elif kind == Ruse.CACHE:
        gain_resource(t, seat, t.die_at)
