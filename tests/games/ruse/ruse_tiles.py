"""Positions with a ruse tile, and what it brings."""

from typing import Any

from reynard.core.match import Match

from .playing import roll_next
from .tables import BOX, at_end_of_turn, at_turn, give_ruse


def with_ruse(name: str, **position: Any) -> Match:
    """Let the first seat have a ruse tile."""
    match = at_turn(**position)
    give_ruse(match, 0, name)
    return match


def rolled_with(name: str, value: int, growth: int = 0) -> Match:
    """Let the second seat have a ruse tile and roll this value."""
    match = at_end_of_turn(at_turn(growth=growth))
    give_ruse(match, 1, name)
    return roll_next(match, value)


def brought(name: str) -> int:
    """Say how many growth points a tile brings when it is used."""
    return BOX["ruse"]["growth_points"][BOX["ruse"]["names"].index(name)]


def used(match: Match, seat: int = 0) -> bool:
    """Say whether a seat has used its tile in this round."""
    return bool(match.table.seat[seat].ruse_used)
