"""Set Up: decks, farms, figures, bones, the start player."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, fill
from reynard.games.wolf_and_fox.box.record import BoxRecord
from reynard.games.wolf_and_fox.rules.collecting import begin_round, refresh_farms
from reynard.games.wolf_and_fox.table import FARMS, NOTHING, RINGS, SIDES, Phase, Table, Variant


@njit
def deal(box: BoxRecord, t: Table, seed: int, seats: int, options: Any) -> None:
    """Lay out a new game."""
    fill(t.cup, seed)
    t.seats = seats
    t.young = options[Variant.YOUNG]
    t.sides = options[Variant.SIDES]
    t.phase = Phase.COLLECT
    make_decks(box, t)
    clear_farms(t)
    refresh_farms(box, t)
    place_figures(box, t)
    for seat in range(seats):
        t.seat[seat].bones = box.bones_at_start
    t.farmer = NOTHING
    t.dice = box.dice[seats]
    t.start = draw(t.cup, seats)
    begin_round(box, t)


@njit
def make_decks(box: BoxRecord, t: Table) -> None:
    """Put together the two farm decks and the farmer deck."""  # rules set-2, set-5
    for row in range(box.cards):
        card = box.card[row]
        copies = int(card.copies)
        if t.seats >= box.extra_from_seats:
            copies += card.extra
        deck = t.deck[card.ring]
        for _ in range(copies):
            deck.card[deck.left] = row
            deck.left += 1
    for row in range(box.farmers):
        t.farmer_deck[row] = row
    t.farmers_left = box.farmers


@njit
def clear_farms(t: Table) -> None:
    """Begin with empty farms."""
    for farm in range(FARMS):
        for ring in range(RINGS):
            t.farm[farm].card[ring] = NOTHING


@njit
def place_figures(box: BoxRecord, t: Table) -> None:
    """Set wolf and fox across from each other."""  # rule set-4
    for figure in range(SIDES):
        t.figure[figure] = box.starts_at[figure]
