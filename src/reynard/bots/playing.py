"""Playing on its own, compiled: written once, loaded for each game with that game's functions as globals."""

from collections.abc import Callable
from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.core.dice_cup import draw, draw_word

deal: Callable[..., None]
pending: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
appraise: Callable[..., None]

PERCENT = 100
MOST_SEATS = 12


@njit_inline
def first_seat(bits: int) -> int:
    """Find the lowest seat among the pending ones."""
    lowest, seat = bits & -bits, 0
    for place in range(MOST_SEATS):  # counted, not searched: the processor cannot guess whose turn it is
        seat += lowest > 1 << place
    return seat


@njit_inline
def nth_choice(mask: Any, number: int) -> int:
    """Find a legal choice by its place among the legal ones, by counting, which no processor can guess wrong."""
    action = -1
    while number >= 0:
        action += 1
        number -= mask[action]
    return action


@njit
def best_choice(mask: Any, values: Any, count: int) -> int:
    """Find the legal choice of the greatest value."""
    best, found, action = -1, 0, 0
    while found < count:
        if mask[action]:
            found += 1
            if best < 0 or values[action] > values[best]:
                best = action
        action += 1
    return best


@njit_inline
def choose_like_greedy(box: Any, t: Any, seat: int, mask: Any, values: Any, cup: Any, greed: int) -> int:
    """Choose what looks best, or in a share of the cases anything."""
    count = legal(box, t, seat, mask)
    if count == 1 or greed == 0 or draw(cup, PERCENT) >= greed:
        return nth_choice(mask, draw(cup, count))
    appraise(box, t, seat, mask, values)
    return best_choice(mask, values, count)


@njit
def play_out(box: Any, t: Any, mask: Any, values: Any, cup: Any, greed: int) -> int:
    """Play a game to its end and say how many decisions that took."""
    decisions = 0
    bits = pending(box, t)
    while bits:
        seat = first_seat(bits)
        play(box, t, seat, choose_like_greedy(box, t, seat, mask, values, cup, greed))
        decisions += 1
        bits = pending(box, t)
    return decisions


@njit
def play_games(
    box: Any, tables: Any, seats: int, options: Any, games: int, mask: Any, values: Any, cup: Any, greed: int
) -> int:
    """Deal and play so many games on one table; the second table lies empty, to clear the first."""
    decisions = 0
    for _ in range(games):
        tables[0] = tables[1]
        deal(box, tables[0], draw_word(cup), seats, options)
        decisions += play_out(box, tables[0], mask, values, cup, greed)
    return decisions


@njit
def is_winner(standing: Any, seat: int) -> bool:
    """Say whether nobody stands before a seat, by points and then by the tie-break."""
    for other in range(standing.shape[0]):
        if standing[other, 0] > standing[seat, 0]:
            return False
        if standing[other, 0] == standing[seat, 0] and standing[other, 1] > standing[seat, 1]:
            return False
    return True


@njit
def best_rival(standing: Any, seat: int) -> int:
    """Find the most points among the others; alone, one plays against nothing."""
    best = -1
    for other in range(standing.shape[0]):
        if other != seat and (best < 0 or standing[other, 0] > standing[best, 0]):
            best = other
    return 0 if best < 0 else standing[best, 0]
