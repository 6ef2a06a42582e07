"""What a choice is worth to a seat, in points it can expect by the end: the bots' judgement of a position.

Greed for the points of the day plays little better than chance, so a card is worth what it will have
earned by the end: sets that may still be completed, cards that score again on later days, mice that stay.
The weights come from the notes on the game; short duels over seven of them found none clearly better.
"""

from typing import Annotated, Any

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, f8, i8
from reynard.core.scratch import scratch
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.box.record import SHEEP_SET, BoxRecord
from reynard.games.wolf_and_fox.rules.collecting import farm_ahead, stopping_farm
from reynard.games.wolf_and_fox.table import (
    FARMS,
    FIRST_FRIEND,
    KINDS,
    MICE,
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
ONE_SHEEP, TWO_SHEEP = 1.5, 6.0
ONE_PIG = 2.0
BACON_A_DAY, BACON = 0.9, 0.6
PANCAKES_A_DAY = 1.7
PANCAKES_TO_COME = 0.7
FRIEND_SHARE = 0.95  # of what a friend adds to its set
MOUSE_BEHIND = 0.2  # of a mouse whose colour is not the seat's largest group
MOUSE_A_DAY = 0.6


class Tally(Record):
    """What a seat has, added up over both sides of its divider; a record, since handing on arrays is slow."""

    cards: Annotated[Many[i8], KINDS]
    mice: Annotated[Many[i8], MICE]


class Worths(Record):
    """What there is to fetch: by farm, and by the farm that a figure's die leads to."""

    farm: Annotated[Many[f8], FARMS]
    landing: Annotated[Many[f8], SIDES, FARMS]


blank_tally = scratch(Tally)
blank_worths = scratch(Worths)


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value every legal choice of a seat."""
    tally = blank_tally()
    count_cards(t, seat, tally)
    if t.phase == Phase.COLLECT:
        appraise_moves(box, t, seat, tally, mask, values)
    else:
        appraise_losses(box, t, tally, mask, values)


@njit
def count_cards(t: Table, seat: int, has: Tally) -> None:
    """Count a seat's cards by kind and by mouse."""
    for side in range(SIDES):
        for kind in range(KINDS):
            for mouse in range(MICE):
                count = int(t.seat[seat].held[side, kind, mouse])
                has.cards[kind] += count
                has.mice[mouse] += count


@njit
def appraise_moves(box: BoxRecord, t: Table, seat: int, has: Tally, mask: Any, values: Any) -> None:
    """A move is worth the cards it fetches, less the bones it costs."""
    worths = blank_worths()
    appraise_landings(box, t, has, worths)
    bones = int(t.seat[seat].bones)
    for die in range(t.dice):
        value = int(t.die[die].value)
        for distance in range(max(1, value - bones), value + bones + 1):
            for figure in range(SIDES):
                action = MOVE(distance, die, figure)
                if mask[action]:
                    farm = farm_ahead(box, t, figure, distance)
                    values[action] = worths.landing[figure, farm] - BONE * abs(distance - value)


@njit
def appraise_landings(box: BoxRecord, t: Table, has: Tally, worths: Worths) -> None:
    """Value each farm a figure's die can lead to, by the cards where it would stop from there."""
    for farm in range(box.farms):
        worths.farm[farm] = worth_of_farm(box, t, farm, has)
    for farm in range(box.farms):
        risked = worths.farm[stopping_farm(box, t, Figure.WOLF, farm)]
        worths.landing[Figure.WOLF, farm] = risked if t.young else risked - risked * WOLF_SHARE - WOLF_COST
        worths.landing[Figure.FOX, farm] = worths.farm[stopping_farm(box, t, Figure.FOX, farm)]


@njit
def appraise_losses(box: BoxRecord, t: Table, has: Tally, mask: Any, values: Any) -> None:
    """The card to lose is the one that would be missed least: that was worth least when it came."""
    for kind in range(KINDS):
        for mouse in range(MICE):
            if mask[LOSE(kind, mouse)]:
                has.cards[kind] -= 1
                has.mice[mouse] -= 1
                values[LOSE(kind, mouse)] = -worth_of_card(box, t, kind, mouse, has)
                has.cards[kind] += 1
                has.mice[mouse] += 1


@njit
def worth_of_farm(box: BoxRecord, t: Table, farm: int, has: Tally) -> float:
    """Add up what both cards of a farm would bring."""
    worth = 0.0
    for ring in range(RINGS):
        row = t.farm[farm].card[ring]
        if row != NOTHING:
            card = box.card[row]
            worth += worth_of_card(box, t, card.kind, card.mouse, has) + BONE * card.bone
    return worth


@njit
def worth_of_card(box: BoxRecord, t: Table, kind: int, mouse: int, has: Tally) -> float:
    """Say what one more card means to a seat that has these."""
    days_left = int(box.days) - 1 - int(t.day)
    return worth_of_kind(box, kind, days_left, has) + worth_of_mouse(box, kind, mouse, days_left, has)


@njit
def worth_of_kind(box: BoxRecord, kind: int, days_left: int, has: Tally) -> float:
    """Say what one more card of a kind will have earned by the end."""
    count = int(has.cards[kind])
    if kind == Kind.SHEEP:
        return prospect_of_sheep(box, count + 1) - prospect_of_sheep(box, count)
    if kind == Kind.PIG:
        return float(box.pig[1]) - ONE_PIG if count % 2 else ONE_PIG
    if kind == Kind.CHICKEN:
        return float(box.chicken)
    if kind == Kind.BACON:
        return BACON_A_DAY * (days_left + 1) + BACON
    if kind == Kind.PANCAKE:
        buttered = min(int(has.cards[Kind.BUTTER]), int(box.butter_counted))
        return float(box.pancakes + buttered * box.butter) + PANCAKES_A_DAY * days_left
    if kind == Kind.BUTTER:
        if count >= box.butter_counted:
            return 0.0
        return float(has.cards[Kind.PANCAKE] * box.butter) + PANCAKES_TO_COME
    return FRIEND_SHARE * one_friend_more(box, count, has)


@njit
def prospect_of_sheep(box: BoxRecord, sheep: int) -> float:
    """A set of sheep that is not complete may still become so."""
    sets, rest = divmod(sheep, SHEEP_SET)
    return sets * float(box.sheep[2]) + (ONE_SHEEP if rest == 1 else TWO_SHEEP if rest == 2 else 0.0)


@njit
def one_friend_more(box: BoxRecord, count: int, has: Tally) -> float:
    """A further friend of a kind joins the first set that has none of it."""
    size = 0
    for kind in range(FIRST_FRIEND, KINDS):
        if has.cards[kind] > count:
            size += 1
    return float(box.friends[size + 1] - box.friends[size])


@njit
def worth_of_mouse(box: BoxRecord, kind: int, mouse: int, days_left: int, has: Tally) -> float:
    """A mouse counts if its colour is, or may become, the largest group, and again while its card stays."""
    if mouse == 0:
        return 0.0
    largest = max(has.mice[1], max(has.mice[2], has.mice[3]))
    today = 1.0 if has.mice[mouse] == largest else MOUSE_BEHIND
    later = 0.0 if box.discarded[kind] else MOUSE_A_DAY * days_left
    return (today + later) * float(box.mouse)
