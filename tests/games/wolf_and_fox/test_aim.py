"""Aim."""

from random import Random

import pytest

import reynard
from reynard.games.wolf_and_fox.actions import MOVE

from ..playing import play_out
from .positions import GAME, sit_down


@pytest.mark.rule("aim-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_days_of_four_rounds_in_which_everybody_moves_once(seats):
    """Overview and A Day: four rounds a day, three days, eight cards a day for each player."""
    match = play_out(sit_down(seats), Random(1))
    moves = {}
    for move, table in zip(match.moves, match.tables[:-1], strict=True):
        if move.action in MOVE:
            moves.setdefault((table.day, table.round_of_day), []).append(move.seat)
    assert sorted(moves) == [(day, number) for day in range(3) for number in range(4)]
    assert all(sorted(movers) == list(range(seats)) for movers in moves.values())


@pytest.mark.rule("aim-1")
def test_whoever_has_the_most_points_wins():
    match = play_out(sit_down(4), Random(1))
    assert all(match.scores[seat] == max(match.scores) for seat in match.winners)
    earned = [int(own.earned.sum()) for own in match.table.seat]
    assert match.winners == (earned.index(max(earned)),)


@pytest.mark.rule("aim-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_for_two_to_four_players_only(seats):
    with pytest.raises(reynard.BadOptions, match=f"is for 2 to 4 players, not {seats}"):
        GAME.start(seats)
