"""Paying for actions: pips first, growth points for what is missing."""

from reynard.core.compiled import njit
from reynard.games.ruse.table import Place, Table


@njit
def can_pay(t: Table, seat: int, cost: int) -> bool:
    """Say whether die and growth points together are enough."""  # rules act-3, rul-11
    return t.die + t.seat[seat].growth >= cost


@njit
def pay(t: Table, seat: int, cost: int) -> None:
    """Take a cost off the die, and what is missing off the growth points."""  # rules act-2, act-3, rul-12
    pips = min(t.die, cost)
    leave_on_die(t, seat, t.die - pips)
    t.seat[seat].growth -= cost - pips


@njit
def leave_on_die(t: Table, seat: int, pips: int) -> None:
    """Leave so many pips on the die of this turn."""
    t.die = pips
    if t.die_at == Place.DEN:
        t.seat[seat].den_die[t.die_space].value = pips
    else:
        t.space[t.die_at, t.die_space].value = pips
