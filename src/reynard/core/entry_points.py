"""How Python calls a game's rules at little cost: loaded for each game with that game's functions as globals.

Boxes and tables come as addresses, which ``box_at`` and ``table_at`` turn into records, and each call does all that a
match needs at a time.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from reynard.core.compiled import njit

box_at: Callable[[int], Any]
table_at: Callable[[int], Any]
clear_table: Callable[[int], None]
copy_table: Callable[[int, int], None]
deal: Callable[..., None]
pending: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
observe: Callable[..., None]


@njit
def lay_out(box: int, table: int, seed: int, seats: int, options: Any) -> None:
    """Deal a new game."""
    clear_table(table)
    deal(box_at(box), table_at(table), seed, seats, options)


@njit
def find_pending(box: int, table: int) -> int:
    """Say which seats owe a decision, as bits."""
    return int(pending(box_at(box), table_at(table)))


@njit
def list_choices(box: int, table: int, seat: int, choices: Any) -> int:
    """List the numbers of all that a seat may do, and say how many they are."""
    t = table_at(table)
    if not pending(box_at(box), t) >> seat & 1:
        return 0
    mask = np.empty(len(choices), np.bool_)
    count = legal(box_at(box), t, seat, mask)
    found, action = 0, 0
    while found < count:
        choices[found] = action
        found += mask[action]
        action += 1
    return count


@njit
def make_move(box: int, before: int, after: int, seat: int, action: int, actions: int) -> bool:
    """Copy a table and play on the copy, if the seat may do this; say whether it may."""
    t = table_at(before)
    if not pending(box_at(box), t) >> seat & 1:
        return False
    mask = np.empty(actions, np.bool_)
    legal(box_at(box), t, seat, mask)
    if not mask[action]:
        return False
    copy_table(after, before)
    play(box_at(box), table_at(after), seat, action)
    return True


@njit
def look(box: int, table: int, seat: int, out: Any) -> None:
    """Write down what a seat sees, as numbers."""
    observe(box_at(box), table_at(table), seat, out)
