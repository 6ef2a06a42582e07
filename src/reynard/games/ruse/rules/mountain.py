"""The Mountain: resources, flags, steps, private objectives, kits."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import DRAW_OBJECTIVE, EXCHANGE, FLAG, RESOURCE, SWAP, TRACK
from reynard.games.ruse.box.record import DEPLETES, BoxRecord
from reynard.games.ruse.rules.acting import advance_track, offer_kits
from reynard.games.ruse.rules.den import is_first
from reynard.games.ruse.rules.gains import gain, gain_resource
from reynard.games.ruse.rules.kits import increase_kit, only_kit_to_increase
from reynard.games.ruse.rules.objectives import can_draw, discard_objective, draw_objective
from reynard.games.ruse.rules.paying import can_pay, leave_on_die, pay
from reynard.games.ruse.rules.ruse_tiles import growth_at_hand
from reynard.games.ruse.table import CLIMBS, NOTHING, STEPS, VITAL, Climb, Source, Table


@njit
def may_climb(box: BoxRecord, t: Table, seat: int, climb: int) -> bool:
    """Say whether a seat can do and pay for something on the Mountain."""  # rules mtn-1, rul-22
    own = t.seat[seat]
    cost = box.climb[own.fox_space, climb]
    if cost == 0 or t.done >> climb & 1:
        return False
    if cost == DEPLETES:
        if t.die == 0:
            return False
    elif not can_pay(t, seat, cost):
        return False
    if climb == Climb.FLAG:
        return own.flags_held > 0
    if climb == Climb.STEP:
        return any_track(t, seat)
    if climb == Climb.OBJECTIVE:
        return own.cards > 0 or (own.cards < box.most_in_hand and can_draw(t))
    if climb == Climb.KIT:
        return only_kit_to_increase(own) != NOTHING
    return True


@njit
def any_track(t: Table, seat: int) -> bool:
    """Say whether a track has a step left."""
    for territory in range(VITAL):
        if t.seat[seat].track[territory] < STEPS:
            return True
    return False


@njit
def has_something_to_climb(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether the Mountain still offers something, counting what cheese or Old Fox would bring."""
    own = t.seat[seat]
    more = growth_at_hand(box, t, seat)
    own.growth += more
    found = False
    for climb in range(CLIMBS):
        found = found or may_climb(box, t, seat, climb)
    own.growth -= more
    return found


@njit
def offer_climbs(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer what can be done where the fox is."""
    own, count = t.seat[seat], 0
    if may_climb(box, t, seat, Climb.RESOURCE.value):
        for kind in range(VITAL):
            mask[RESOURCE(kind)] = True
        count += VITAL
    if may_climb(box, t, seat, Climb.FLAG.value):
        for number in range(own.flags_held):
            if is_first(own.flag, number):
                mask[FLAG(number)] = True
                count += 1
    if may_climb(box, t, seat, Climb.STEP.value):
        for territory in range(VITAL):
            if own.track[territory] < STEPS:
                mask[TRACK(territory)] = True
                count += 1
    if may_climb(box, t, seat, Climb.OBJECTIVE.value):
        count += offer_objectives(box, t, seat, mask)
    if may_climb(box, t, seat, Climb.KIT.value):
        count += offer_kits(t, seat, mask)
    return count


@njit
def offer_objectives(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer to draw a card, and to discard one for another or for its effect."""  # rule mtn-3
    own, count = t.seat[seat], 0
    drawable = can_draw(t)
    if drawable and own.cards < box.most_in_hand:
        mask[DRAW_OBJECTIVE()] = True
        count += 1
    for number in range(own.cards):
        mask[EXCHANGE(number)] = True
        count += 1
        if drawable:
            mask[SWAP(number)] = True
            count += 1
    return count


@njit
def begin_climb(box: BoxRecord, t: Table, seat: int, climb: int) -> None:
    """Pay for something on the Mountain."""
    cost = box.climb[t.seat[seat].fox_space, climb]
    if cost == DEPLETES:
        leave_on_die(t, seat, 0)
    else:
        pay(t, seat, cost)
    t.done |= 1 << climb


@njit
def find_resource(box: BoxRecord, t: Table, seat: int, kind: int) -> None:
    """Gain a resource."""  # rule mtn-4
    begin_climb(box, t, seat, Climb.RESOURCE.value)
    gain_resource(t, seat, kind)


@njit
def raise_flag(box: BoxRecord, t: Table, seat: int, number: int) -> None:
    """Use a flagged bonus tile and discard it."""  # rule mtn-2
    begin_climb(box, t, seat, Climb.FLAG.value)
    own = t.seat[seat]
    tile = own.flag[number]
    own.flags_held -= 1
    for place in range(number, own.flags_held):
        own.flag[place] = own.flag[place + 1]
    t.bonus_discard[tile] += 1
    gain(box, t, seat, box.bonus[tile].gain, NOTHING, Source.BONUSES.value)


@njit
def step_anywhere(box: BoxRecord, t: Table, seat: int, territory: int) -> None:
    """Go one step on any track."""  # rule mtn-5
    begin_climb(box, t, seat, Climb.STEP.value)
    advance_track(box, t, seat, territory)


@njit
def add_objective(box: BoxRecord, t: Table, seat: int) -> None:
    """Draw a card."""  # rule mtn-3
    begin_climb(box, t, seat, Climb.OBJECTIVE.value)
    draw_objective(t, seat)


@njit
def swap_objective(box: BoxRecord, t: Table, seat: int, number: int) -> None:
    """Change a card for another: draw first, for the one discarded must not come back."""  # rules mtn-3, rul-59
    begin_climb(box, t, seat, Climb.OBJECTIVE.value)
    draw_objective(t, seat)
    discard_objective(t, seat, number)


@njit
def exchange_objective(box: BoxRecord, t: Table, seat: int, number: int) -> None:
    """Discard a card for its effect."""  # rules mtn-3, obj-3
    begin_climb(box, t, seat, Climb.OBJECTIVE.value)
    card = discard_objective(t, seat, number)
    gain(box, t, seat, box.objective[card].exchange, NOTHING, Source.BONUSES.value)


@njit
def teach_on_mountain(box: BoxRecord, t: Table, seat: int, kit: int) -> None:
    """Increase a kit."""  # rule mtn-6
    begin_climb(box, t, seat, Climb.KIT.value)
    increase_kit(t, seat, kit, 1)
