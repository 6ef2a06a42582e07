"""Who plays the seats that do not learn: bots of any level, or any function."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from reynard.bots import Bot, bot
from reynard.core.errors import BadOptions

Opponent = str | Bot | Callable[[dict[str, Any]], Any]


def seated(opponents: Sequence[Opponent]) -> list[Bot | Callable[[dict[str, Any]], Any]]:
    """Find the bots that were named; a function is handed what its seat sees and gives an action."""
    if isinstance(opponents, str) or not all(isinstance(each, str | Bot) or callable(each) for each in opponents):
        raise BadOptions(f"opponents is {opponents!r}; give a list of names of bots, of bots or of functions.")
    return [bot(each) if isinstance(each, str) else each for each in opponents]


def around(own: int, seats: int) -> list[int]:
    """List the seats of the opponents in turn order, from the one after the seat that learns.

    >>> around(2, 4)
    [3, 0, 1]
    """
    return [(own + place) % seats for place in range(1, seats)]


def fresh_seed(dice: np.random.Generator) -> int:
    """Draw a seed for one thought of a bot."""
    return int(dice.integers(1 << 62))
