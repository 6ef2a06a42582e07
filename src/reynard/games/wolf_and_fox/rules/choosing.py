"""What a seat may do, and what happens then."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.wolf_and_fox.actions import ACTIONS, LOSE, MOVE
from reynard.games.wolf_and_fox.box.record import BoxRecord
from reynard.games.wolf_and_fox.rules.collecting import move_figure, offer_moves
from reynard.games.wolf_and_fox.rules.day_end import end_turn, go_on_with_farmer
from reynard.games.wolf_and_fox.rules.farmer import lose_chosen, offer_losses
from reynard.games.wolf_and_fox.table import Phase, Table


@njit_inline
def pending(box: BoxRecord, t: Table) -> int:
    """One seat chooses at a time; none when the game is over."""
    return 0 if t.phase == Phase.OVER else 1 << t.turn


@njit_inline
def legal(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Mark everything the seat may do."""
    for action in range(ACTIONS):
        mask[action] = False
    if seat != t.turn:
        return 0
    if t.phase == Phase.COLLECT:
        return offer_moves(t, seat, mask)
    if t.phase == Phase.FARMER:
        return offer_losses(t, seat, mask)
    return 0


@njit
def play(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do what the seat has chosen and everything that follows from it."""
    if action in MOVE:
        distance, die, figure = MOVE.parts(action)
        move_figure(box, t, seat, distance, die, figure)
        end_turn(box, t)
    elif action in LOSE:
        kind, mouse = LOSE.parts(action)
        lose_chosen(t, seat, kind, mouse)
        go_on_with_farmer(box, t)
