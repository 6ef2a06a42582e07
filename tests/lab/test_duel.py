"""Duels are fair, repeatable and add up."""

import pytest

import reynard
from reynard.core.errors import BadOptions, UnknownBot
from reynard.lab.duel import duel, wilson


@pytest.fixture
def game():
    return reynard.game("wolf-and-fox")


def test_wins_add_up_to_the_games(game):
    result = duel(game, ["random", "greedy", "random"], 30)
    assert result.games == 30
    assert result.even == pytest.approx(1 / 3)
    assert sum(record.wins for record in result.bots) == pytest.approx(30)
    for record in result.bots:
        assert record.interval[0] <= record.share <= record.interval[1]


def test_the_same_seed_gives_the_same_duel_however_many_workers(game):
    assert duel(game, ["random", "greedy"], 20, seed=4) == duel(game, ["random", "greedy"], 20, seed=4, workers=2)


def test_equal_bots_share_each_rotation_of_the_same_dice(game):
    """Both have every seat with the same dice, so two bots without chance win exactly as often."""
    result = duel(game, ["greedy", "greedy"], 40)
    assert result.bots[0].wins == result.bots[1].wins == 20


def test_options_and_boxes_reach_the_games(game):
    rich = game.read_box(game.standard_box.text.replace("chicken = 2", "chicken = 90"), "rich.toml")
    plain = duel(game, ["random", "random"], 10)
    assert duel(game, ["random", "random"], 10, box=rich).bots[0].points > plain.bots[0].points + 50
    assert duel(game, ["random", "random"], 10, options={"young": True}) != plain


def test_wrong_bots_and_numbers_are_refused(game):
    with pytest.raises(UnknownBot):
        duel(game, ["random", "dragon"], 2)
    with pytest.raises(BadOptions, match="2 to 4 players"):
        duel(game, ["random"], 2)


def test_wilson_knows_its_textbook_value():
    """10 successes of 20: 0.299 to 0.701."""
    low, high = wilson(0.5, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
