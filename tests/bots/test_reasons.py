"""A hint says why, in words that a player can use, and then the figures."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import reynard
from reynard.bots import advise
from reynard.bots.prospects import Prospect
from reynard.bots.reasons import Contender, figures_for, reasons_for
from reynard.bots.thinking import Thought

ROUNDS = 50


def prospect(own: float, *others: float, sheep: float = 0.0) -> Prospect:
    """Give a prospect in which everybody ends with so many points, give or take one."""
    luck = np.array([[1.0], [-1.0]] * (ROUNDS // 2))
    points = np.array([[own, *others]]) + luck
    sources = np.array([[sheep, own - sheep]]) + luck / 2
    return Prospect(points, sources, ("Sheep", "bones"))


def contender(words: str, prospect: Prospect, wins: float = 0.4, lead: float = 1.0, share: float = 0.5) -> Contender:
    return Contender(words, Thought(1, wins, lead, share, 0.5), prospect)


def sight(rivals: tuple[str, ...] = (), seats: int = 3) -> Any:
    return SimpleNamespace(seat=0, seats=seats, game=SimpleNamespace(rivals=lambda seats: rivals))


def reason(best: Contender, second: Contender) -> str:
    (sentence,) = reasons_for(sight(), best, second)
    return sentence


def test_it_says_what_a_choice_brings_and_from_where():
    best, second = contender("Go", prospect(20, 10, 10, sheep=8)), contender("Stay", prospect(16, 10, 10, sheep=4))
    assert reason(best, second) == "By the end it brings you about 4 points more than “Stay” (mostly sheep)."


def test_it_says_what_a_choice_prevents():
    best, second = contender("Go", prospect(16, 10, 8)), contender("Stay", prospect(16, 10, 10))
    assert reason(best, second) == (
        "You get about as much as with “Stay”, but it holds {seat:2|player 3} back by about 2 points."
    )


def test_it_says_both():
    best, second = contender("Go", prospect(15, 7, 10)), contender("Stay", prospect(16, 10, 10))
    assert reason(best, second).endswith(", but it holds {seat:1|player 2} back by about 3 points.")
    assert "brings you about 1 point fewer than “Stay”" in reason(best, second)


def test_it_does_not_hide_what_others_get():
    best, second = contender("Go", prospect(20, 12, 10)), contender("Stay", prospect(16, 10, 10))
    assert reason(best, second).endswith(", though {seat:1|player 2} gets about 2 points more too.")


def test_a_close_call_is_called_one():
    best, second = contender("Go", prospect(16, 10)), contender("Use “Leap”", prospect(16, 10))
    assert reason(best, second) == "It is close: “Use ‘Leap’” is about as good, so follow your own plan."  # noqa: RUF001


def test_it_never_speaks_against_itself():
    """Where only the search finds the choice better, that is what is said."""
    best = contender("Go", prospect(12, 10), wins=0.5, lead=4.0)
    second = contender("Stay", prospect(16, 10), wins=0.4, lead=1.0)
    assert reason(best, second).startswith("It ends about 3 points better for you than “Stay”")


def test_the_figures_name_the_games_they_come_from():
    best, second = (
        contender("Go", prospect(1), 0.44, 2.5, share=0.9),
        contender("Stay", prospect(1), 0.4, 1.0, share=0.1),
    )
    assert figures_for(sight(), 12_000, best, second) == (
        "It won 44% of 10,800 simulated games and ended 2.5 points ahead on average; “Stay” won 40% of 1,200."
    )


def test_a_choice_that_was_hardly_tried_is_no_figure():
    best, second = contender("Go", prospect(1), share=0.999), contender("Stay", prospect(1), share=0.001)
    assert "Stay" not in figures_for(sight(), 1000, best, second)


def test_alone_there_is_nobody_to_win_against():
    best, second = contender("Go", prospect(1), lead=80.0), contender("Stay", prospect(1), lead=75.0)
    said = figures_for(sight(seats=1), 1000, best, second)
    assert said.startswith("It ended with 80.0 points on average in 500 simulated games")
    assert "won" not in said


@pytest.mark.parametrize("game", ["wolf-and-fox", "ruse"])
def test_hints_of_real_games_have_a_reason_and_figures(game):
    match = reynard.game(game).start(seats=2, seed=7)
    seat = match.pending[0]
    advice = advise(match, seat, 0, seed=1)
    assert advice.reasons[0].endswith(".")
    assert "simulated games" in advice.figures
