"""What a seat cannot know: the others' private objectives, and what will be drawn."""

from typing import Annotated

from reynard.core.compiled import njit
from reynard.core.dice_cup import fill
from reynard.core.pile import draw_piece
from reynard.core.record import Many, Record, i8
from reynard.core.scratch import scratch
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.table import HAND, NOTHING, OBJECTIVES, Table


class Unknown(Record):
    """Private objectives that a seat cannot place."""

    hidden: Annotated[Many[i8], OBJECTIVES]  # 1: this card lies hidden
    card: Annotated[Many[i8], OBJECTIVES]
    cards: i8


blank_unknown = scratch(Unknown)


@njit
def hide(box: BoxRecord, t: Table, seat: int, seed: int) -> None:
    """Reshuffle, in place, all that a seat cannot know."""
    fill(t.cup, seed)
    unknown = blank_unknown()
    gather_cards(t, seat, unknown)
    for other in range(t.seats):
        if other != seat:
            for number in range(HAND):
                t.seat[other].hand[number] = take_card(t, unknown) if number < t.seat[other].cards else NOTHING
    for number in range(OBJECTIVES):  # empty places too: a card that is gone must leave no trace
        t.objective_stack[number] = take_card(t, unknown) if number < t.objectives else NOTHING


@njit
def gather_cards(t: Table, seat: int, unknown: Unknown) -> None:
    """Put the hidden cards together in the order of the box, which tells nothing of where they lay."""
    for number in range(t.objectives):
        unknown.hidden[t.objective_stack[number]] = 1
    for other in range(t.seats):
        if other != seat:
            for number in range(t.seat[other].cards):
                unknown.hidden[t.seat[other].hand[number]] = 1
    for card in range(OBJECTIVES):
        if unknown.hidden[card]:
            unknown.card[unknown.cards] = card
            unknown.cards += 1


@njit
def take_card(t: Table, unknown: Unknown) -> int:
    """Draw one of the hidden cards."""
    card = draw_piece(t.cup, unknown.card, unknown.cards)
    unknown.cards -= 1
    return card
