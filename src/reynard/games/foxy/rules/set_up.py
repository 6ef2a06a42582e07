"""Set-up: the deck, the boards, and the first card."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import fill
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.rules.turning import clear_deck, fill_pool, turn_over
from reynard.games.foxy.table import CARDS, NOBODY, NOTHING, SEATS, Table, Variant


@njit
def deal(box: BoxRecord, t: Table, seed: int, seats: int, options: Any) -> None:
    """Lay out a new game."""
    fill(t.cup, seed)
    t.seats = seats
    t.fox = options[Variant.FOX]
    t.hard = options[Variant.HARD]
    t.easy = options[Variant.EASY]
    t.netted = options[Variant.NETTED]
    t.said_by = NOBODY
    give_boards(t)
    clear_deck(t)
    fill_pool(box, t)
    t.fox_to_come = 1
    t.left = box.landscape_cards + 1  # rule set-3
    t.turn = NOTHING
    turn_over(box, t)


@njit
def give_boards(t: Table) -> None:
    """Give everybody an empty board."""  # rule set-4
    for seat in range(SEATS):
        for turn in range(CARDS):
            t.seat[seat].number[turn] = NOTHING
        t.seat[seat].circle = NOTHING
