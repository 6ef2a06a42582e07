"""The library as the design describes it, line by line."""

import subprocess
import sys

import reynard


def test_the_lines_of_the_design():
    game = reynard.game("wolf-and-fox")
    match = game.start(seats=3, seed=7, options={"young": True}, box=None)
    while not match.over:
        seat = match.pending[0]
        choice = match.choices(seat)[0]
        assert choice.id in match.legal(seat)
        assert choice.words
        assert choice.at
        assert choice.rule in game.rulebook.rules
        match.play(seat, choice.id)
    assert len(match.scores) == 3
    assert match.winners
    assert sum(source.points for source in match.breakdown(0)) == match.scores[0]
    assert match.view(0)["phase"] == "over"
    assert match.view(None) == match.view()
    assert reynard.load(match.save()).scores == match.scores
    ply = match.ply
    match.undo()
    assert match.ply == ply - 1
    assert match.at(3).ply == 3


def test_the_list_of_games_can_be_asked_for_again():
    assert reynard.game_names() == reynard.game_names()
    for name in reynard.game_names():
        assert reynard.game(name) is reynard.game(name)
    assert "wolf-and-fox" in reynard.game_names()


def test_importing_reynard_does_not_wake_the_compiler():
    """``reynard --help`` must not wait for Numba."""
    code = "import sys, reynard; reynard.game_names(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
