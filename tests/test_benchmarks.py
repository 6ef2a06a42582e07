"""The yardstick must play the same game, or its ratio means nothing; and telling is as quick as it is said to be."""

import random
from statistics import mean

import pytest
from benchmarks import telling, yardstick

import reynard
from reynard.bots.thinking import play_games
from reynard.lab.duel import duel


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_yardstick_plays_as_long_and_scores_as_much(seats):
    rng = random.Random(1)
    games = [yardstick.play_game(seats, rng) for _ in range(400)]
    game = reynard.game("wolf-and-fox")
    assert mean(decisions for decisions, _ in games) == pytest.approx(play_games(game, seats, 400) / 400, rel=0.02)
    points = mean(record.points for record in duel(game, ["random"] * seats, 200).bots)
    assert mean(mean(scores) for _, scores in games) == pytest.approx(points, rel=0.04)


def test_telling_is_quick():
    """A view of Ruse takes less than 3 ms, and the log of a whole game less than 50, in time of the processor."""
    moves, times = telling.measure("ruse")
    assert moves > 300
    assert times["view"] < 3
    assert times["log"] < 50
