"""The questions the game answers: who writes, which numbers may be written, and what happens then."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.foxy.actions import ACTIONS, CIRCLE, WRITE
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.rules.turning import most_possible, turn_over
from reynard.games.foxy.table import NOTHING, Table


@njit_inline
def pending(box: BoxRecord, t: Table) -> int:
    """Everybody who has not written for the newest card owes a number."""  # rule tur-2
    return 0 if t.over else ((1 << t.seats) - 1) & ~t.written


@njit
def legal(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Mark every number that the seat may write, plain and circled."""  # rules rul-4, rul-18
    for action in range(ACTIONS):
        mask[action] = False
    if t.over or t.written >> seat & 1:
        return 0
    most = most_possible(box, t)
    for number in range(most + 1):
        mask[WRITE(number)] = True
    if not may_circle(t, seat):
        return most + 1
    for number in range(most + 1):
        mask[CIRCLE(number)] = True
    return 2 * (most + 1)


@njit
def may_circle(t: Table, seat: int) -> bool:
    """Say whether a seat still has its circle; alone there is none."""  # rules cir-1, rul-16
    return t.seat[seat].circle == NOTHING and t.seats > 1


@njit
def play(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Write a number; when everybody has, turn the next card over."""  # rule tur-2
    own = t.seat[seat]
    if action in WRITE:
        own.number[t.turn] = WRITE.part(action)
    elif action in CIRCLE:  # rule rul-5
        own.number[t.turn] = CIRCLE.part(action)
        own.circle = t.turn
    t.written |= 1 << seat
    if t.written == (1 << t.seats) - 1:
        if t.easy:  # rules var-5, rul-14
            t.said_by = seat
        if t.left > 0:
            turn_over(box, t)
        else:
            t.over = 1
