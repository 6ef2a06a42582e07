"""What the lab records of a game that says nothing about what can be counted in it, compiled."""

from typing import Any

from reynard.core.compiled import njit


@njit
def by_seat(box: Any, t: Any, seat: int) -> int:
    """Take turns in the order of the seats."""
    return seat


@njit
def count_nothing(box: Any, t: Any, seat: int, out: Any) -> None:
    """Count nothing."""
