"""Many tables played together, compiled: written once, loaded for each game with that game's functions as globals.

All seats that owe a decision at a moment are asked one after another, in a *lap*, and none is shown what the others
chose: nothing is played before all have answered. Then the answers are played in the order of the seats. Where one has
made another's choice impossible, that seat is asked again.
"""

from collections.abc import Callable
from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.core.dice_cup import DiceCup, draw, draw_word, fill
from reynard.core.record import Record, i8

deal: Callable[..., None]
pending: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
score: Callable[..., None]
observe: Callable[..., None]
first_seat: Callable[..., int]
nth_choice: Callable[..., int]
is_winner: Callable[..., bool]
best_rival: Callable[..., int]


class Desk(Record):
    """What is kept of a table beside what lies on it."""

    seeds: DiceCup  # of the games to come
    luck: DiceCup  # of actions drawn at random
    seed: i8  # of this game
    lap: i8  # bits of the seats that are asked in this lap
    unasked: i8  # those of them that have not answered
    choices: i8  # how many the seat that is asked has


@njit
def draw_seed(cup: Any) -> int:
    """Draw a seed of 63 bits."""
    return draw_word(cup) << 31 | draw_word(cup) >> 1


@njit
def set_up(boxes: Any, tables: Any, empty: Any, desks: Any, seed: int, seats: int, options: Any) -> None:
    """Give every table dice of its own, and deal a game on each."""
    fill(desks[0].luck, seed)
    for i in range(1, len(desks)):
        fill(desks[i].seeds, draw_seed(desks[0].luck))
        fill(desks[i].luck, draw_seed(desks[0].luck))
    fill(desks[0].seeds, draw_seed(desks[0].luck))
    fill(desks[0].luck, draw_seed(desks[0].luck))
    for i in range(len(tables)):
        deal_anew(boxes[0], tables, i, empty, desks[i], seats, options)


@njit
def deal_anew(box: Any, tables: Any, i: int, empty: Any, desk: Any, seats: int, options: Any) -> None:
    """Clear a table and deal the next game."""
    tables[i] = empty[0]
    desk.seed = draw_seed(desk.seeds)
    deal(box, tables[i], desk.seed, seats, options)
    desk.lap = pending(box, tables[i])
    desk.unasked = desk.lap


@njit
def show(boxes: Any, tables: Any, desks: Any, first: int, last: int, seat: Any, mask: Any, observation: Any) -> None:
    """Show every table to the seat that is asked."""
    for i in range(first, last):
        seat[i] = first_seat(desks[i].unasked)
        desks[i].choices = legal(boxes[0], tables[i], seat[i], mask[i])
        observe(boxes[0], tables[i], seat[i], observation[i])


@njit
def find_illegal(actions: Any, only: Any, mask: Any) -> int:
    """Find the first table that is to take an action that is not legal; the number of tables if there is none."""
    for i in range(len(actions)):
        if not only[i]:
            continue
        if actions[i] < 0 or actions[i] >= mask.shape[1] or not mask[i, actions[i]]:
            return i
    return len(actions)


@njit
def step(
    boxes: Any,
    tables: Any,
    empty: Any,
    desks: Any,
    first: int,
    last: int,
    options: Any,
    actions: Any,
    only: Any,
    seat: Any,
    mask: Any,
    observation: Any,
    answers: Any,
    ended: Any,
    standing: Any,
    rewards: Any,
    ends: Any,
    by_lead: bool,
) -> None:
    """Take an action at each of some tables, and show each to the seat that is asked next; leave others as they are."""
    box, seats = boxes[0], answers.shape[1]
    for i in range(first, last):
        desk = desks[i]
        ends[i] = False
        for each in range(seats):
            rewards[i, each] = 0.0
        if not only[i]:
            continue
        answers[i, seat[i]] = actions[i]
        desk.unasked &= ~(1 << seat[i])
        if desk.unasked == 0:
            play_answers(box, tables[i], desk.lap, answers[i], mask[i])
            desk.lap = pending(box, tables[i])
            desk.unasked = desk.lap
            if desk.lap == 0:
                ends[i] = True
                ended[i] = tables[i]
                score(box, tables[i], standing[i])
                reward(standing[i], rewards[i], by_lead)
                deal_anew(box, tables, i, empty, desk, seats, options)
        seat[i] = first_seat(desk.unasked)
        desk.choices = legal(box, tables[i], seat[i], mask[i])
        observe(box, tables[i], seat[i], observation[i])


@njit_inline
def play_answers(box: Any, t: Any, lap: int, answers: Any, mask: Any) -> None:
    """Play what the seats of a lap have answered; the first answer is legal, for nothing has happened since."""
    seat, is_first = 0, True
    while lap >> seat:
        if lap >> seat & 1:
            if is_first or may_still(box, t, seat, answers[seat], mask):
                play(box, t, seat, answers[seat])
            is_first = False
        seat += 1


@njit_inline
def may_still(box: Any, t: Any, seat: int, action: int, mask: Any) -> bool:
    """Say whether a seat may do what it has answered, after what others have done meanwhile."""
    if not pending(box, t) >> seat & 1:
        return False
    legal(box, t, seat, mask)
    return bool(mask[action])


@njit_inline
def reward(standing: Any, rewards: Any, by_lead: bool) -> None:
    """Give each seat its share of the victory, or how many points it is ahead of the best other."""
    winners = 0
    for row in range(len(standing)):
        winners += is_winner(standing, row)
    for seat in range(len(rewards)):
        if by_lead:
            rewards[seat] = standing[seat, 0] - best_rival(standing, seat)
        elif is_winner(standing, seat):
            rewards[seat] = 1.0 / winners


@njit
def sample(desks: Any, first: int, last: int, mask: Any, actions: Any) -> None:
    """Draw one of the legal actions at each of some tables, each as likely as any other."""
    for i in range(first, last):
        actions[i] = nth_choice(mask[i], draw(desks[i].luck, desks[i].choices))
