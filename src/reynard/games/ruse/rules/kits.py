"""Kits: growing stronger, growing up, going to the exits of the den, and the instincts they develop there."""

from reynard.core.compiled import njit
from reynard.games.ruse.box.record import BoxRecord, Gain
from reynard.games.ruse.rules.gains import gain_points, need, tell
from reynard.games.ruse.table import (
    BASE_KITS,
    CATCHES,
    EXITS,
    GONE,
    INSTINCTS,
    KITS,
    NOT_BORN,
    NOTHING,
    OUT,
    PAYMENTS,
    VITAL,
    Icon,
    Seat,
    Source,
    Step,
    Table,
    Tale,
)

HIGHEST = 6  # a kit is a die


@njit
def row_of(kit: int) -> int:
    """Say which row of the growth track a kit is in: black kits are behind those of the second and third."""
    return kit if kit < BASE_KITS else kit - BASE_KITS + 1


@njit
def may_increase(own: Seat, kit: int) -> bool:
    """A kit in the den that is not yet a 6 can be increased."""  # rules act-13, rul-30, rul-43
    return NOT_BORN < own.kit[kit].space < OUT and own.kit[kit].value < HIGHEST


@njit
def increase_kit(t: Table, seat: int, kit: int, by: int) -> None:
    """Add to the value of a kit."""
    die = t.seat[seat].kit[kit]
    die.value = min(HIGHEST, die.value + by)
    tell(t, Tale.GETS.value, seat, Icon.KIT.value, die.value, kit)


@njit
def only_kit_to_increase(own: Seat) -> int:
    """Find the one kit that can be increased; NOTHING for none, KITS for several."""
    found = NOTHING
    for kit in range(KITS):
        if may_increase(own, kit):
            found = kit if found == NOTHING else KITS
    return found


@njit
def may_move(box: BoxRecord, own: Seat, kit: int) -> bool:
    """Say whether a kit has a growth space before it that it may go to."""  # rule grow-7
    space = own.kit[kit].space
    if space == NOT_BORN or space >= OUT:
        return False
    if kit >= BASE_KITS:
        ahead = own.kit[row_of(kit)].space
        if ahead < box.black_waits_for or (ahead < OUT and space + 1 >= ahead):
            return False
    return True


@njit
def can_pay_with(own: Seat, payment: int) -> bool:
    """Say whether a seat has a resource, or a hunting tile of a territory, to pay the last space with."""
    if payment < VITAL:
        return own.resource[payment] > 0
    for catch in range(CATCHES):
        if own.caught[payment - VITAL, catch] > 0:
            return True
    return False


@njit
def pay_with(t: Table, own: Seat, payment: int) -> None:
    """Give back a resource, or discard a hunting tile: a failed one first."""  # rules grow-4, rul-28
    if payment < VITAL:
        own.resource[payment] -= 1
        return
    territory = payment - VITAL
    for number in range(CATCHES):
        catch = CATCHES - 1 - number
        if own.caught[territory, catch] > 0:
            own.caught[territory, catch] -= 1
            own.catches -= 1
            t.hunting[territory].discard[catch] += 1
            return


@njit
def count_ways(box: BoxRecord, own: Seat) -> int:
    """Count the ways to let a kit grow by one space for nothing but what the last space costs."""
    ways = 0
    for kit in range(KITS):
        if may_move(box, own, kit):
            if own.kit[kit].space + 1 < OUT:
                ways += 1
            else:
                for payment in range(PAYMENTS):
                    ways += 1 if can_pay_with(own, payment) else 0
    return ways


@njit
def grow_kit(box: BoxRecord, t: Table, seat: int, kit: int, given: int) -> None:
    """Move a kit one space, with what that gives; the last space brings a black kit to the next row."""
    own = t.seat[seat]
    own.kit[kit].space += 1
    row, space = row_of(kit), own.kit[kit].space
    tell(t, Tale.GROWS.value, seat, kit, space, given + 1)
    if space < OUT:
        gain_on_growth(t, seat, kit, box.growth_gain[row, space])
    elif kit >= BASE_KITS:
        gain_on_growth(t, seat, kit, box.black_gain[row])
    else:
        gain_on_growth(t, seat, kit, box.growth_gain[row, space])
        black = BASE_KITS + row
        if black < KITS:  # rule grow-6
            own.kit[black].space = 1
            tell(t, Tale.UNLOCKS.value, seat, black, 0, 0)


@njit
def finish_kit(box: BoxRecord, t: Table, seat: int, kit: int, payment: int) -> None:
    """Pay for the last growth space and move a kit there."""  # rule grow-4
    pay_with(t, t.seat[seat], payment)
    grow_kit(box, t, seat, kit, payment)


@njit
def gain_on_growth(t: Table, seat: int, kit: int, printed: Gain) -> None:
    """Gain what a growth space shows; an increase is for the kit that moved."""  # rules grow-2, grow-3, grow-5
    for number in range(printed.count):
        if printed.icon[number] == Icon.KIT:
            if may_increase(t.seat[seat], kit):
                increase_kit(t, seat, kit, 1)
        else:
            gain_points(t, seat, Source.GROWTH.value, printed.amount[number])


@njit
def kits_out(own: Seat) -> int:
    """Count the kits that are out of the den."""  # rule rul-4
    out = 0
    for kit in range(KITS):
        out += 1 if own.kit[kit].space >= OUT else 0
    return out


@njit
def kits_gone(own: Seat) -> int:
    """Count the kits at the exits."""
    gone = 0
    for kit in range(KITS):
        gone += 1 if own.kit[kit].space == GONE else 0
    return gone


@njit
def may_send(box: BoxRecord, own: Seat) -> bool:
    """Each kit sent to an exit takes one more validated objective."""  # rules ins-2, rul-24
    gone = kits_gone(own)
    return gone < EXITS and own.validations >= box.objectives_for_kit[gone]


@njit
def is_free(own: Seat, way_out: int) -> bool:
    """Say whether no kit is at an exit."""
    for kit in range(KITS):
        if own.kit[kit].space == GONE and own.kit[kit].exit == way_out:
            return False
    return True


@njit
def send_kit(t: Table, seat: int, kit: int, way_out: int) -> None:
    """Let a kit go to an exit."""  # rule ins-1
    own = t.seat[seat]
    own.kit[kit].space = GONE
    own.kit[kit].exit = way_out
    tell(t, Tale.SENDS.value, seat, kit, way_out, 0)
    look_for_instincts(t, seat)


@njit
def look_for_instincts(t: Table, seat: int) -> None:
    """Where an exit has a kit, an open path and its cube, an instinct develops."""  # rules ins-3, rul-25, rul-26
    own = t.seat[seat]
    for kit in range(KITS):
        if own.kit[kit].space == GONE:
            bit = 1 << own.kit[kit].exit
            if own.reached & bit and not own.cubes & bit:
                own.cubes |= bit
                need(t, seat, Step.INSTINCT.value, NOTHING, own.kit[kit].exit)


@njit
def develop_instinct(t: Table, seat: int, slot: int, way_out: int) -> None:
    """Move the cube of an exit to an instinct slot."""  # rule ins-3
    t.seat[seat].instinct[slot] = way_out
    tell(t, Tale.DEVELOPS.value, seat, slot, way_out, 0)


@njit
def kit_at(own: Seat, way_out: int) -> int:
    """Find the kit at an exit."""
    for kit in range(KITS):
        if own.kit[kit].space == GONE and own.kit[kit].exit == way_out:
            return kit
    return NOTHING


@njit
def free_instincts(own: Seat) -> int:
    """Count the instinct slots without a cube."""
    free = 0
    for slot in range(INSTINCTS):
        free += 1 if own.instinct[slot] == NOTHING else 0
    return free
