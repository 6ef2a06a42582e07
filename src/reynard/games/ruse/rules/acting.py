"""Acting on a Tile: hunt, mark, track, kit."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.pile import draw_kind
from reynard.games.ruse.actions import HUNT, KIT, MARK, RUSE, TRACK
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain, gain_points, tell
from reynard.games.ruse.rules.kits import increase_kit, may_increase, only_kit_to_increase
from reynard.games.ruse.rules.paying import can_pay, pay
from reynard.games.ruse.rules.ruse_tiles import growth_at_hand, has_ruse, spend_ruse, works
from reynard.games.ruse.rules.walking import part_of
from reynard.games.ruse.table import (
    CATCHES,
    DEEDS,
    KITS,
    NOBODY,
    NOTHING,
    STEPS,
    Catch,
    Deed,
    Obstacle,
    Ruse,
    Source,
    Table,
    Tale,
)


@njit
def cost_of(box: BoxRecord, t: Table, seat: int, deed: int) -> int:
    """Say what a deed costs on the fox's tile, or NOTHING if it is not offered or was done."""  # rule act-1
    space = t.seat[seat].fox_space
    cost = box.tile[t.die_at, part_of(space), t.tile[t.die_at, space]].cost[deed]
    if cost == 0 or t.done >> deed & 1:
        return NOTHING
    if deed == Deed.MARK and works(t, seat, Ruse.STRONG_SCENT.value):  # rule ruse-10
        return box.strong_scent
    return cost


@njit
def is_watched(t: Table, seat: int) -> bool:
    """The hunter hinders whoever has no decoy."""  # rules act-4, ruse-6
    return t.hunter == t.die_at and not works(t, seat, Ruse.DECOY.value) and not has_ruse(t, seat, Ruse.DECOY.value)


@njit
def has_wolf(t: Table) -> bool:
    """Say whether the Wolf is in the territory of the die."""  # rule act-5
    return t.obstacle[Obstacle.WOLF] == t.die_at


@njit
def is_possible(t: Table, seat: int, space: int, deed: int) -> bool:
    """Say whether nothing but the cost could keep a seat from a deed on a space."""  # rules rul-17, rul-18, rul-19
    own, place = t.seat[seat], t.die_at
    if deed == Deed.HUNT:
        return t.hunting[place].spots > 0 and not is_watched(t, seat) and not has_wolf(t)
    if deed == Deed.MARK:
        return own.markers > 0 and t.marker[place, space] != seat and not is_watched(t, seat)
    if deed == Deed.TRACK:
        return own.track[place] < STEPS and not has_wolf(t)
    return only_kit_to_increase(own) != NOTHING


@njit
def may_do(box: BoxRecord, t: Table, seat: int, deed: int) -> bool:
    """Say whether a seat can do and pay for a deed."""
    cost, space = cost_of(box, t, seat, deed), t.seat[seat].fox_space
    return cost != NOTHING and can_pay(t, seat, cost) and is_possible(t, seat, space, deed)


@njit
def ruse_helps_here(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether Strong Scent or Teacher can be used on this tile."""
    space = t.seat[seat].fox_space
    if has_ruse(t, seat, Ruse.STRONG_SCENT.value):
        return cost_of(box, t, seat, Deed.MARK.value) > 0 and is_possible(t, seat, space, Deed.MARK.value)
    if has_ruse(t, seat, Ruse.TEACHER.value):
        cost = cost_of(box, t, seat, Deed.KIT.value)
        return cost > 0 and can_pay(t, seat, cost) and is_possible(t, seat, space, Deed.KIT.value)
    return False


@njit
def offer_deeds(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer what can be done on the fox's tile."""
    count = 0
    if may_do(box, t, seat, Deed.HUNT.value):
        mask[HUNT()] = True
        count += 1
    if may_do(box, t, seat, Deed.MARK.value):
        mask[MARK()] = True
        count += 1
    if may_do(box, t, seat, Deed.TRACK.value):
        mask[TRACK(t.die_at)] = True
        count += 1
    if may_do(box, t, seat, Deed.KIT.value):
        count += offer_kits(t, seat, mask)
    if ruse_helps_here(box, t, seat):
        mask[RUSE()] = True
        count += 1
    return count


@njit
def offer_kits(t: Table, seat: int, mask: Any) -> int:
    """Offer the kits that can be increased."""
    count = 0
    for kit in range(KITS):
        if may_increase(t.seat[seat], kit):
            mask[KIT(kit)] = True
            count += 1
    return count


@njit
def has_something_to_do(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether a tile still offers something, counting what cheese or Old Fox would bring."""
    own = t.seat[seat]
    more = growth_at_hand(box, t, seat)
    own.growth += more
    found = ruse_helps_here(box, t, seat)
    for deed in range(DEEDS):
        found = found or may_do(box, t, seat, deed)
    own.growth -= more
    return found


@njit
def begin_deed(box: BoxRecord, t: Table, seat: int, deed: int) -> None:
    """Pay for a deed, and use the decoy where only it allows the deed."""
    if deed <= Deed.MARK and t.hunter == t.die_at and not works(t, seat, Ruse.DECOY.value):
        spend_ruse(box, t, seat)
    pay(t, seat, cost_of(box, t, seat, deed))
    t.done |= 1 << deed


@njit
def hunt(box: BoxRecord, t: Table, seat: int) -> None:
    """Reveal a hunting tile, gain what it shows, and keep it if there is room."""  # rules act-6, act-7
    begin_deed(box, t, seat, Deed.HUNT.value)
    own, ground = t.seat[seat], t.hunting[t.die_at]
    catch = draw_catch(t, t.die_at)
    ground.spots -= 1
    kept = own.catches < box.larder
    tell(t, Tale.CATCHES.value, seat, t.die_at, catch, 1 if kept else 0)
    if kept:
        own.caught[t.die_at, catch] += 1
        own.catches += 1
    else:
        ground.discard[catch] += 1
    gain(box, t, seat, box.catch_gain[catch], t.die_at, Source.BONUSES.value)
    if catch == Catch.FAILED and has_ruse(t, seat, Ruse.SCAVENGER.value):  # rule ruse-7
        spend_ruse(box, t, seat)


@njit
def draw_catch(t: Table, territory: int) -> int:
    """Draw one of the hunting tiles of a territory that are still face down."""
    ground = t.hunting[territory]
    left = 0
    for catch in range(CATCHES):
        left += ground.stack[catch]
    return draw_kind(t.cup, ground.stack, left)


@njit
def mark(box: BoxRecord, t: Table, seat: int) -> None:
    """Put the leftmost marker where the fox is; another's marker goes home."""  # rules act-8, act-9, rul-20
    begin_deed(box, t, seat, Deed.MARK.value)
    own, place = t.seat[seat], t.die_at
    owner = t.marker[place, own.fox_space]
    if owner != NOBODY and owner < t.seats:
        t.seat[owner].markers += 1
        tell(t, Tale.MARKER_BACK.value, owner, place, 0, 0)
    t.marker[place, own.fox_space] = seat
    points = box.marker_points[box.markers - own.markers + 1]
    own.markers -= 1
    if points > 0:
        gain_points(t, seat, Source.MARKING.value, points)


@njit
def track(box: BoxRecord, t: Table, seat: int) -> None:
    """Use the track action of the tile."""  # rule act-10
    begin_deed(box, t, seat, Deed.TRACK.value)
    advance_track(box, t, seat, t.die_at)


@njit
def advance_track(box: BoxRecord, t: Table, seat: int, territory: int) -> None:
    """Move a paw one step and gain what the step shows."""  # rules act-10, act-11, act-12
    own = t.seat[seat]
    own.track[territory] += 1
    gain(box, t, seat, box.track[territory, own.track[territory]], territory, Source.TRACKS.value)


@njit
def teach_kit(box: BoxRecord, t: Table, seat: int, kit: int) -> None:
    """Use the kit action of the tile."""  # rules act-13, ruse-11
    by = box.teacher_gives if works(t, seat, Ruse.TEACHER.value) else 1
    begin_deed(box, t, seat, Deed.KIT.value)
    increase_kit(t, seat, kit, by)
