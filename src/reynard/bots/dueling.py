"""Whole games between bots that play by eye, compiled: loaded for each game with that game's functions as globals.

The dice and the choices are those of ``lab.duel.play_by_moves``, which plays the same games in Python.
"""

from collections.abc import Callable
from math import inf, log
from typing import Any

import numpy as np

from reynard.core.compiled import njit, njit_inline
from reynard.core.dice_cup import DiceCup, draw, draw_word, fill
from reynard.core.scratch import scratch

deal: Callable[..., None]
pending: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
score: Callable[..., None]
hide: Callable[..., None]
appraise: Callable[..., None]
first_seat: Callable[..., int]
nth_choice: Callable[..., int]
best_choice: Callable[..., int]
is_winner: Callable[..., bool]

SHIFT = 22  # of a word of 32 bits, to its beginning
BEGINNINGS = 1 << 10
ROUNDING = 1e-9

blank_cup = scratch(DiceCup)


@njit
def play_duels(
    boxes: Any,
    tables: Any,
    options: Any,
    first: int,
    seed: int,
    seed_of_move: int,
    temperatures: Any,
    actions: int,
    standing: Any,
    wins: Any,
    points: Any,
) -> None:
    """Play some games of a duel, the first of them being number ``first``; the third table lies empty."""
    box, seats, rows = boxes[0], len(temperatures), standing.shape[0]
    mask, values = np.zeros(actions, np.bool_), np.zeros(actions)
    most_noise = np.zeros(BEGINNINGS)
    bound_noise(most_noise)
    for game in range(len(wins)):
        number = first + game
        turn = number % seats
        tables[0] = tables[2]
        deal(box, tables[0], seed + number // seats, seats, options)
        play_game(box, tables, turn, number * seed_of_move, temperatures, mask, values, most_noise)
        score(box, tables[0], standing)
        winners = 0
        for row in range(rows):
            winners += is_winner(standing, row)
        for row in range(rows):
            player = (row + turn) % seats if row < seats else row
            points[game, player] = standing[row, 0]
            wins[game, player] = 1.0 / winners if is_winner(standing, row) else 0.0


@njit
def play_game(
    box: Any, tables: Any, turn: int, seed: int, temperatures: Any, mask: Any, values: Any, most_noise: Any
) -> None:
    """Play one game to its end; a move's chance comes from the game's seed and the move's number."""
    seats, ply = len(temperatures), 0
    bits = pending(box, tables[0])
    while bits:
        seat = first_seat(bits)
        count = legal(box, tables[0], seat, mask)
        action = nth_choice(mask, 0)
        if count > 1:
            action = choose(
                box, tables, seat, count, seed + ply, temperatures[(seat + turn) % seats], mask, values, most_noise
            )
        play(box, tables[0], seat, action)
        ply += 1
        bits = pending(box, tables[0])


@njit_inline
def choose(
    box: Any,
    tables: Any,
    seat: int,
    count: int,
    seed: int,
    temperature: float,
    mask: Any,
    values: Any,
    most_noise: Any,
) -> int:
    """Choose anything, or what looks best on a table that the seat imagines, with some chance in the looks."""
    cup = blank_cup()
    fill(cup, seed)
    if temperature == inf:
        return nth_choice(mask, draw(cup, count))
    tables[1] = tables[0]
    hide(box, tables[1], seat, seed)
    appraise(box, tables[1], seat, mask, values)
    if temperature == 0.0:
        return best_choice(mask, values, count)
    return soft_choice(mask, values, count, temperature, cup, most_noise)


@njit_inline
def soft_choice(mask: Any, values: Any, count: int, temperature: float, cup: Any, most_noise: Any) -> int:
    """Find the legal choice that looks best after noise was added to the looks of each."""
    best, found, action, looks = -1, 0, 0, 0.0
    while found < count:
        if mask[action]:
            found += 1
            word = draw_word(cup)
            # Most choices cannot become the best, whatever noise the rest of the word gives: that saves two logarithms.
            if best < 0 or values[action] + temperature * most_noise[word >> SHIFT] >= looks:
                noisy = values[action] + temperature * noise(word)
                if best < 0 or noisy > looks:
                    best, looks = action, noisy
        action += 1
    return best


@njit
def noise(word: int) -> float:
    """Turn 32 fair bits into noise under which the best of noisy values is a soft choice."""
    return -log(-log((word + 0.5) / 4294967296.0))


@njit
def bound_noise(most_noise: Any) -> None:
    """Note the most noise of words that begin alike: the greater the word, the more noise."""
    for beginning in range(len(most_noise)):
        most_noise[beginning] = noise((beginning + 1 << SHIFT) - 1) + ROUNDING
