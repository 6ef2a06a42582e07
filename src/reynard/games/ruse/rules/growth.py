"""Growth: raising kits for growth points, and sending them to the exits."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import FINISH, GROW, SEND
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.kits import can_pay_with, grow_kit, is_free, may_move, may_send, row_of
from reynard.games.ruse.table import EXITS, KITS, NOTHING, OUT, PAYMENTS, Seat, Table


@njit
def price_of(box: BoxRecord, kit: int) -> int:
    """Say what a growth space costs in the row of a kit."""  # rules grow-1, rul-27
    return box.price[row_of(kit)]


@njit
def buy_growth(box: BoxRecord, t: Table, seat: int, kit: int) -> None:
    """Move a kit one space for growth points."""  # rule grow-1
    t.seat[seat].growth -= price_of(box, kit)
    grow_kit(box, t, seat, kit, NOTHING)


@njit
def offer_growth(box: BoxRecord, own: Seat, free: bool, mask: Any) -> int:
    """Offer every kit that can go on, and what to pay the last space with."""  # rules grow-1, grow-4
    count = 0
    for kit in range(KITS):
        if not may_move(box, own, kit):
            continue
        if own.kit[kit].space + 1 < OUT:
            if free or own.growth >= price_of(box, kit):
                mask[GROW(kit)] = True
                count += 1
        else:
            for payment in range(PAYMENTS):
                if can_pay_with(own, payment):
                    mask[FINISH(kit, payment)] = True
                    count += 1
    return count


@njit
def offer_exits(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer to send kits to the exits."""  # rules grow-8, ins-1
    count = 0
    if not may_send(box, own):
        return 0
    for kit in range(KITS):
        if own.kit[kit].space == OUT:
            for way_out in range(EXITS):
                if is_free(own, way_out):
                    mask[SEND(kit, way_out)] = True
                    count += 1
    return count


@njit
def can_grow(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether a seat has anything to choose in the growth phase."""
    own = t.seat[seat]
    sends = may_send(box, own)
    for kit in range(KITS):
        if own.kit[kit].space == OUT and sends:
            return True
        if may_move(box, own, kit):
            if own.kit[kit].space + 1 == OUT:
                for payment in range(PAYMENTS):
                    if can_pay_with(own, payment):
                        return True
            elif own.growth >= price_of(box, kit):
                return True
    return False
