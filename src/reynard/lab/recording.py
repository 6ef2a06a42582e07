"""Whole games and what was counted in them, compiled: loaded for each game with that game's functions as globals."""

from collections.abc import Callable
from typing import Any

import numpy as np

from reynard.core.compiled import njit
from reynard.core.record import Record, i8

deal: Callable[..., None]
pending: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
score: Callable[..., None]
count: Callable[..., None]
place: Callable[..., int]
first_seat: Callable[..., int]
nth_choice: Callable[..., int]
choose: Callable[..., int]
bound_noise: Callable[..., None]

BEGINNINGS = 1 << 10
NOBODY = -1


class Course(Record):
    """How a game went as a whole."""

    moves: i8
    leader: i8  # the row that was alone in front last
    changes: i8  # how often another row went in front


@njit
def record_games(
    boxes: Any,
    tables: Any,
    options: Any,
    first: int,
    rotation: int,
    seed: int,
    seed_of_move: int,
    temperatures: Any,
    actions: int,
    is_points: Any,
    now: Any,
    standing: Any,
    courses: Any,
    places: Any,
    most: Any,
    since: Any,
) -> None:
    """Play some games by eye, the first of them being number ``first``; the third table lies empty."""
    box, seats = boxes[0], len(temperatures)
    mask, values = np.zeros(actions, np.bool_), np.zeros(actions)
    most_noise = np.zeros(BEGINNINGS)
    bound_noise(most_noise)
    for game in range(len(courses)):
        number = first + game
        turn = number % rotation
        tables[0] = tables[2]
        deal(box, tables[0], seed + number // rotation, seats, options)
        begin(box, tables[0], now, standing[game], courses[game], places[game], most[game], since[game])
        bits = pending(box, tables[0])
        while bits:
            seat = first_seat(bits)
            choices = legal(box, tables[0], seat, mask)
            action = nth_choice(mask, 0)
            if choices > 1:
                luck = number * seed_of_move + courses[game].moves
                warmth = temperatures[(seat + turn) % seats]
                action = choose(box, tables, seat, choices, luck, warmth, mask, values, most_noise)
            play(box, tables[0], seat, action)
            look(box, tables[0], now, standing[game], courses[game], most[game], since[game])
            bits = pending(box, tables[0])
        finish(box, tables[0], is_points, now, most[game])


@njit
def begin(box: Any, t: Any, now: Any, standing: Any, course: Any, places: Any, most: Any, since: Any) -> None:
    """Note who begins, and what everybody was dealt."""
    course.moves = -1
    course.leader = NOBODY
    course.changes = 0
    for seat in range(len(places)):
        places[seat] = place(box, t, seat)
        for thing in range(len(now)):
            most[seat, thing] = 0
            since[seat, thing] = NOBODY
    look(box, t, now, standing, course, most, since)


@njit
def look(box: Any, t: Any, now: Any, standing: Any, course: Any, most: Any, since: Any) -> None:
    """Look after a move at what everybody has, and who is in front."""
    course.moves += 1
    if len(now):
        for seat in range(len(most)):
            count(box, t, seat, now)
            for thing in range(len(now)):
                if now[thing] > most[seat, thing]:
                    most[seat, thing] = now[thing]
                    if since[seat, thing] == NOBODY:
                        since[seat, thing] = course.moves
    score(box, t, standing)
    leader = 0
    for row in range(1, len(standing)):
        if standing[row, 0] > standing[leader, 0]:
            leader = row
    for row in range(len(standing)):
        if row != leader and standing[row, 0] == standing[leader, 0]:
            return
    if course.leader not in (NOBODY, leader):
        course.changes += 1
    course.leader = leader


@njit
def finish(box: Any, t: Any, is_points: Any, now: Any, most: Any) -> None:
    """Take the points by their sources as they are at the end, for they may have been more before."""
    if len(now):
        for seat in range(len(most)):
            count(box, t, seat, now)
            for thing in range(len(now)):
                if is_points[thing]:
                    most[seat, thing] = now[thing]
