"""The tally: the points of every number, and who has won."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.table import NOTHING, Table

A_CIRCLED_POINT = 100  # in the tie-break: more than all numbers that can be crossed out


@njit
def points_of(box: BoxRecord, t: Table, seat: int, turn: int) -> int:
    """Say what a seat's number for a card brings."""  # rules tal-2, tal-3, tal-4, var-4
    number, exact = t.seat[seat].number[turn], t.exact[turn]
    if t.seat[seat].circle == turn:
        return box.times * number if number == exact else 0
    if number > exact or (t.hard and number != exact):
        return 0
    return number


@njit
def is_crossed(t: Table, seat: int, turn: int) -> bool:
    """Say whether a seat's number for a card is crossed out."""  # rules tal-3, rul-6, rul-13
    number, exact = t.seat[seat].number[turn], t.exact[turn]
    return number > exact or (t.hard == 1 and number != exact)


@njit
def circled_points(box: BoxRecord, t: Table, seat: int) -> int:
    """Say what a seat's circled number has brought."""  # rule rul-7
    circle = t.seat[seat].circle
    return 0 if circle == NOTHING else points_of(box, t, seat, circle)


@njit
def deviation(t: Table, seat: int, turn: int) -> int:
    """Say by how much the numbers up to a card are off."""  # rules sol-1, sol-2
    apart, net = 0, 0
    for each in range(turn + 1):
        off = t.seat[seat].number[each] - t.exact[each]
        apart += abs(off)
        net += off
    return abs(net) if t.netted else apart


@njit
def score(box: BoxRecord, t: Table, standing: Any) -> None:
    """Fill in points and tie-break; before the tally nobody has any."""
    for row in range(standing.shape[0]):
        standing[row, 0] = 0
        standing[row, 1] = 0
    if not t.over:
        return
    if t.seats == 1:
        standing[0, 0] = box.allowance - deviation(t, 0, t.turn)  # rule sol-1: with nothing left the player wins
        standing[0, 1] = 1
        return
    for seat in range(t.seats):
        crossed = 0
        for turn in range(t.turn + 1):
            standing[seat, 0] += points_of(box, t, seat, turn)
            crossed += is_crossed(t, seat, turn)
        standing[seat, 1] = A_CIRCLED_POINT * circled_points(box, t, seat) - crossed  # rule tal-5
