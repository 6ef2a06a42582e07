"""Open-loop tree search, compiled: written once, loaded for each game with that game's functions as globals.

Each iteration imagines what the searching seat cannot know (``hide``), walks down a tree of choices,
adds one leaf, plays the rest of the game quickly and tells every choice on the way how it ended. A node
stands for the choices that led to it, whatever was drawn on the way: the imagination differs each time.
Each seat prefers what is good for itself.
"""

from collections.abc import Callable
from math import exp, sqrt, tanh
from typing import Any

import numpy as np

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw_word
from reynard.core.record import Record, f8, i4

pending: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
score: Callable[..., None]
hide: Callable[..., None]
appraise: Callable[..., None]
first_seat: Callable[..., int]
nth_choice: Callable[..., int]
play_out: Callable[..., int]
is_winner: Callable[..., bool]
best_rival: Callable[..., int]

ROOT = 0
NONE = -1
DEPTH = 64
CURIOSITY = 1.0  # how strongly the search tries what it has seldom tried
SHARPNESS = 1.0  # how strongly the first judgement of a choice counts, per point
DOUBT = 0.05  # a choice never tried counts as this much worse than the average of its node
PLAYOUT_GREED = 97  # percent of the decisions in a playout that follow the greedy judgement
WIN_SHARE = 0.5  # of a result that is winning; the rest is the lead
LEAD_SCALE = 4.0
LEAST_POINTS = 10


class Node(Record):
    """A choice in the tree, seen by the seat that makes it."""

    action: i4
    child: i4  # first of the choices after it
    sibling: i4  # next of the choices beside it
    visits: i4
    result: f8  # sums over the visits: the normalised result of the seat that chose
    wins: f8
    lead: f8


@njit
def search(
    box: Any,
    root: Any,
    seat: int,
    playouts: int,
    nodes: Any,
    used: int,
    tables: Any,
    mask: Any,
    values: Any,
    nodes_of: Any,
    standing: Any,
    cup: Any,
) -> int:
    """Go through so many iterations, beginning with ``used`` nodes, and say how many nodes there are then."""
    seats = standing.shape[0]
    path, chosen_by, results = path_arrays(seats)
    root_node, greed = int(ROOT), int(PLAYOUT_GREED)
    for _ in range(playouts):
        t = tables[0]
        tables[0] = root[0]
        hide(box, t, seat, draw_word(cup) << 31 | draw_word(cup) >> 1)
        node, depth, grown = root_node, 0, False
        bits = pending(box, t)
        while bits and not grown and depth < DEPTH:
            chooser = seat if bits >> seat & 1 else first_seat(bits)
            count = legal(box, t, chooser, mask)
            action = select(box, t, chooser, count, nodes, node, mask, values, nodes_of)
            child = nodes_of[action]
            clear_marks(nodes, node, nodes_of)
            if child == NONE:
                grown = used < nodes.shape[0]
                child = add_node(nodes, node, action, used) if grown else NONE
                used += 1 if grown else 0
            play(box, t, chooser, action)
            if child == NONE:
                break
            path[depth], chosen_by[depth] = child, chooser
            node = child
            depth += 1
            bits = pending(box, t)
        play_out(box, t, mask, values, cup, greed)
        score(box, t, standing)
        judge(standing, results)
        remember(nodes, path, chosen_by, depth, results)
    return used


@njit
def path_arrays(seats: int) -> Any:
    """Lay out room for one walk down the tree."""
    return np.empty(DEPTH, np.int64), np.empty(DEPTH, np.int64), np.empty((seats, 3))


@njit
def add_node(nodes: Any, parent: int, action: int, place: int) -> int:
    """Hang a new choice into the tree."""
    node = nodes[place]
    node.action = action
    node.child = NONE
    node.sibling = nodes[parent].child
    node.visits = 0
    node.result = 0.0
    node.wins = 0.0
    node.lead = 0.0
    nodes[parent].child = place
    return place


@njit
def clear_marks(nodes: Any, node: int, nodes_of: Any) -> None:
    """Forget which choice has which node."""
    child = nodes[node].child
    while child != NONE:
        nodes_of[nodes[child].action] = NONE
        child = nodes[child].sibling


@njit
def select(
    box: Any, t: Any, chooser: int, count: int, nodes: Any, node: int, mask: Any, values: Any, nodes_of: Any
) -> int:
    """Choose what promises most: good so far, or good at first sight and seldom tried."""
    visits, result = 0, 0.0
    child = nodes[node].child
    while child != NONE:
        action = nodes[child].action
        nodes_of[action] = child
        if mask[action]:
            visits += nodes[child].visits
            result += nodes[child].result
        child = nodes[child].sibling
    if count == 1:
        return nth_choice(mask, 0)
    appraise(box, t, chooser, mask, values)
    weight_choices(mask, values, count)
    unknown = result / visits - DOUBT if visits else 0.5
    eagerness = CURIOSITY * sqrt(visits + 1)
    best, promise, found, action = -1, 0.0, 0, 0
    while found < count:
        if mask[action]:
            found += 1
            child = nodes_of[action]
            if child == NONE:
                hope = unknown + eagerness * values[action]
            else:
                tried = nodes[child].visits
                hope = nodes[child].result / tried + eagerness * values[action] / (1 + tried)
            if best < 0 or hope > promise:
                best, promise = action, hope
        action += 1
    return best


@njit
def weight_choices(mask: Any, values: Any, count: int) -> None:
    """Turn the first judgement of each legal choice into its share of attention."""
    highest, found, action = 0.0, 0, 0
    while found < count:
        if mask[action]:
            highest = values[action] if found == 0 else max(highest, values[action])
            found += 1
        action += 1
    last, total = action, 0.0
    for each in range(last):
        if mask[each]:
            values[each] = exp(SHARPNESS * (values[each] - highest))
            total += values[each]
    for each in range(last):
        if mask[each]:
            values[each] /= total


@njit
def judge(standing: Any, results: Any) -> None:
    """Turn a final standing into each seat's result: a share for winning, the rest by the lead."""
    seats = standing.shape[0]
    winners, most = 0, 0
    for seat in range(seats):
        most = max(most, standing[seat, 0])
        if is_winner(standing, seat):
            winners += 1
    scale = LEAD_SCALE / max(most, LEAST_POINTS)
    for seat in range(seats):
        lead = standing[seat, 0] - best_rival(standing, seat)
        win = 1.0 / winners if is_winner(standing, seat) else 0.0
        results[seat, 0] = WIN_SHARE * win + (1 - WIN_SHARE) * (0.5 + 0.5 * tanh(scale * lead))
        results[seat, 1] = win
        results[seat, 2] = lead


@njit
def remember(nodes: Any, path: Any, chosen_by: Any, depth: int, results: Any) -> None:
    """Tell every choice on the way how it ended for the seat that made it."""
    for step in range(depth):
        node = nodes[path[step]]
        seat = chosen_by[step]
        node.visits += 1
        node.result += results[seat, 0]
        node.wins += results[seat, 1]
        node.lead += results[seat, 2]
