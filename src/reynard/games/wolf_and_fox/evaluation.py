"""What a choice is worth to a seat, in points it can expect by the end: the bots' judgement of a position."""

from typing import Any

import numpy as np

from reynard.core.compiled import njit
from reynard.games.wolf_and_fox.box import BoxRecord
from reynard.games.wolf_and_fox.collecting import farm_reached
from reynard.games.wolf_and_fox.scoring import count_kind, count_mice, score_friends
from reynard.games.wolf_and_fox.table import (
    ACTIONS,
    DICE,
    FARMS,
    FIRST_FRIEND,
    MICE,
    MOVES,
    NOTHING,
    RINGS,
    SIDES,
    Figure,
    Kind,
    Phase,
    Table,
)

BONE = 1.1  # what a bone will do for its owner later
WOLF_SHARE = 0.12  # of a card's worth that the farmer may take if the wolf fetches it
WOLF_COST = 0.3


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value every legal choice of a seat."""
    if t.phase == Phase.COLLECT:
        appraise_moves(box, t, seat, mask, values)
    else:
        appraise_losses(box, t, seat, mask, values)


@njit
def appraise_moves(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """A move is worth the cards it fetches, less the bones it costs."""
    farms = np.empty(FARMS)
    for farm in range(box.farms):
        farms[farm] = worth_of_farm(box, t, seat, farm)
    highest = 0
    for die in range(t.dice):
        highest = max(highest, int(t.die[die].value))
    farthest = min(MOVES, (highest + int(t.seat[seat].bones)) * DICE * SIDES)
    for action in range(farthest):
        if mask[action]:
            step, figure = divmod(action, SIDES)
            distance, die = divmod(step, DICE)
            worth = farms[farm_reached(box, t, figure, distance + 1)]
            if figure == Figure.WOLF and not t.young:
                worth -= worth * WOLF_SHARE + WOLF_COST
            values[action] = worth - BONE * abs(distance + 1 - int(t.die[die].value))


@njit
def appraise_losses(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """The card to lose is the one that would be missed least."""
    for action in range(MOVES, ACTIONS):
        if mask[action]:
            kind, mouse = divmod(action - MOVES, MICE)
            values[action] = -worth_of_card(box, t, seat, kind, mouse, -1)


@njit
def worth_of_farm(box: BoxRecord, t: Table, seat: int, farm: int) -> float:
    """Add up what both cards of a farm would bring a seat."""
    worth = 0.0
    for ring in range(RINGS):
        row = t.farm[farm].card[ring]
        if row != NOTHING:
            card = box.card[row]
            worth += worth_of_card(box, t, seat, card.kind, card.mouse, 1) + BONE * card.bone
    return worth


@njit
def worth_of_card(box: BoxRecord, t: Table, seat: int, kind: int, mouse: int, change: int) -> float:
    """Say what one card more (change 1) or less (change -1) means to a seat, as a positive number."""
    days_left = int(box.days) - 1 - int(t.day)
    count = count_kind(t, seat, kind)
    worth = 0.0
    if kind == Kind.SHEEP:
        worth = prospect_of_sheep(box, count + change) - prospect_of_sheep(box, count)
    elif kind == Kind.PIG:
        worth = prospect_of_pigs(box, count + change) - prospect_of_pigs(box, count)
    elif kind == Kind.CHICKEN:
        worth = change * float(box.chicken)
    elif kind == Kind.BACON:
        worth = change * (0.9 * (days_left + 1) + 0.6)
    elif kind == Kind.PANCAKE:
        buttered = min(count_kind(t, seat, Kind.BUTTER), int(box.butter_counted))
        worth = change * (box.pancakes + buttered * box.butter + 1.7 * days_left)
    elif kind == Kind.BUTTER:
        worth = prospect_of_butter(box, t, seat, count + change) - prospect_of_butter(box, t, seat, count)
    elif kind >= FIRST_FRIEND:
        worth = 0.95 * change_of_friends(box, t, seat, kind, change)
    return abs(worth) + worth_of_mouse(box, t, seat, kind, mouse, change, days_left)


@njit
def prospect_of_sheep(box: BoxRecord, sheep: int) -> float:
    """A set of sheep that is not complete may still become so."""
    rest = sheep % 3
    return sheep // 3 * float(box.sheep[2]) + (1.5 if rest == 1 else 6.0 if rest == 2 else 0.0)


@njit
def prospect_of_pigs(box: BoxRecord, pigs: int) -> float:
    """A single pig may still find another."""
    return pigs // 2 * float(box.pig[1]) + pigs % 2 * 2.0


@njit
def prospect_of_butter(box: BoxRecord, t: Table, seat: int, butter: int) -> float:
    """Butter makes today's pancakes richer, also those still to come."""
    return min(butter, int(box.butter_counted)) * (count_kind(t, seat, Kind.PANCAKE) * float(box.butter) + 0.7)


@njit
def change_of_friends(box: BoxRecord, t: Table, seat: int, kind: int, change: int) -> float:
    """Say how one friend more or less changes what the friends score."""
    before = score_friends(box, t, seat)
    t.seat[seat].held[Figure.FOX, kind, 0] += change
    after = score_friends(box, t, seat)
    t.seat[seat].held[Figure.FOX, kind, 0] -= change
    return float(after - before)


@njit
def worth_of_mouse(box: BoxRecord, t: Table, seat: int, kind: int, mouse: int, change: int, days_left: int) -> float:
    """A mouse counts if its colour is, or may become, the largest group, and again while its card stays."""
    if mouse == 0:
        return 0.0
    own = count_mice(t, seat, mouse)
    largest = 0
    for colour in range(1, MICE):
        largest = max(largest, count_mice(t, seat, colour))
    today = 1.0 if own == largest else 0.2
    later = 0.0 if box.discarded[kind] else 0.6 * days_left
    return (today + later) * float(box.mouse)
