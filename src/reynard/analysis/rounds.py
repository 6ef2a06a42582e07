"""Rounds of playing on from a table, compiled: loaded for each game with that game's functions as globals."""

from collections.abc import Callable
from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw_word, fill

play: Callable[..., None]
score: Callable[..., None]
hide: Callable[..., None]
play_out: Callable[..., int]
is_winner: Callable[..., bool]

NOBODY = -2  # nobody's eyes: the table as it truly lies, and only the dice to come unknown
NOTHING = -1  # nothing is chosen first
PLAYOUT_GREED = 97  # percent of the decisions that follow the game's own judgement


@njit
def play_rounds(
    box: Any,
    root: Any,
    tables: Any,
    eyes: int,
    seat: int,
    action: int,
    seed: int,
    mask: Any,
    values: Any,
    cup: Any,
    standing: Any,
    wins: Any,
    points: Any,
) -> None:
    """Play on by eye after a choice, each round on another table that might be the true one for these eyes."""
    greed = int(PLAYOUT_GREED)
    rows = standing.shape[0]
    for number in range(wins.shape[0]):
        fill(cup, seed + number)
        t = tables[0]
        tables[0] = root[0]
        word = draw_word(cup) << 31 | draw_word(cup) >> 1
        if eyes == NOBODY:
            fill(t.cup, word)
        else:
            hide(box, t, eyes, word)
        if action != NOTHING:
            play(box, t, seat, action)
        play_out(box, t, mask, values, cup, greed)
        score(box, t, standing)
        winners = 0
        for row in range(rows):
            winners += is_winner(standing, row)
        for row in range(rows):
            wins[number, row] = 1.0 / winners if is_winner(standing, row) else 0.0
            points[number, row] = standing[row, 0]
