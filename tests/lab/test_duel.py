"""Duels are fair, repeatable and add up."""

import pytest

import reynard
from reynard.bots import bot
from reynard.core.errors import BadOptions, UnknownBot
from reynard.lab.duel import duel, play_by_eye, play_by_moves, wilson


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


BY_EYE = [
    ("wolf-and-fox", ("cub", "kit", "random", "greedy"), {}),
    ("wolf-and-fox", ("kit", "cub"), {"young": 1, "sides": 8}),
    ("fox-experiment", ("cub", "kit", "greedy"), {"siblings": 1}),
    ("fox-experiment", ("kit",), {}),
    ("foxy", ("random", "greedy", "random"), {"easy": 1}),
    ("ruse", ("fox", "kit"), {"order": 1}),
]


@pytest.mark.parametrize(("name", "bots", "options"), BY_EYE, ids=str)
def test_compiled_duels_are_the_same_games(name, bots, options):
    """Every game has the points and the winners that it has when it is played move by move."""
    game, players, numbers = reynard.game(name), [bot(each) for each in bots], range(3, 9)
    temperatures = [player.temperature(game) for player in players]
    played = play_by_eye(game, temperatures, numbers, 17, options, None)
    for by_eye, by_moves in zip(played, play_by_moves(game, players, numbers, 17, options, None), strict=True):
        assert by_eye.tolist() == by_moves.tolist()


def test_bots_that_think_or_remember_do_not_play_by_eye():
    wolf, foxy, ruse = (reynard.game(name) for name in ("wolf-and-fox", "foxy", "ruse"))
    assert bot("fox").temperature(wolf) is None
    assert bot("fox").temperature(ruse) == 0
    assert bot("cub").temperature(foxy) is None
    assert bot("greedy").temperature(foxy) == 0
    assert bot("kit").temperature(wolf) > bot("cub").temperature(wolf) > 0


def test_searching_bots_and_others_may_meet(game):
    progress = []
    result = duel(game, ["fox", "kit"], 4, progress=progress.append)
    assert result == duel(game, ["fox", "kit"], 4, workers=3)
    assert sum(record.wins for record in result.bots) == 4
    assert progress == [1, 1, 1, 1]


def test_progress_counts_every_game_of_a_long_duel(game):
    progress = []
    duel(game, ["cub", "kit"], 1201, workers=2, progress=progress.append)
    assert sum(progress) == 1201


def test_a_seed_that_leaves_no_room_for_all_games_is_refused(game):
    with pytest.raises(BadOptions, match="A seed is a whole number"):
        duel(game, ["cub", "kit"], 4, seed=-1)
    with pytest.raises(BadOptions, match="A seed is a whole number"):
        duel(game, ["cub", "kit"], 4, seed=2**63 // 1_000_003 + 1)
