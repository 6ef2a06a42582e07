"""Drawing from a pile that has no order: what comes up is decided when it comes up, and not before."""

from typing import Any

from reynard.core.compiled import njit_inline
from reynard.core.dice_cup import draw


@njit_inline
def draw_piece(cup: Any, pile: Any, left: int) -> int:
    """Take one of the first ``left`` pieces of a pile, and close the gap with the last of them."""
    place = draw(cup, left)
    piece: int = pile[place]
    pile[place] = pile[left - 1]
    return piece


@njit_inline
def draw_kind(cup: Any, counts: Any, left: int) -> int:
    """Take one of ``left`` pieces of which only the number of each kind is known, and say its kind."""
    number, kind = draw(cup, left), 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@njit_inline
def draw_untaken(cup: Any, taken: int, left: int) -> int:
    """Choose one of the ``left`` pieces whose bits are not among those taken, and say its number."""
    number, piece = draw(cup, left), 0
    while taken >> piece & 1 or number > 0:
        if not taken >> piece & 1:
            number -= 1
        piece += 1
    return piece
