"""Alone against the fox."""

import pytest

from games.foxy.laying import GAME, lay, marks, tally
from reynard.core.errors import IllegalMove
from reynard.games.foxy.actions import CIRCLE

CARDS = ["hen", "hen", "hen pig", "hen", "hen pig"]  # right: 1, 2, 4, 4, 7


def allowances(match):
    """Give what was left of the allowance after each card."""
    return [left for row in match.view()["tally"] for left in row["totals"]]


@pytest.mark.rule("sol-1")
@pytest.mark.rule("rul-15")
def test_five_written_for_a_seven_leaves_three():
    match = tally(CARDS, [1, 2, 4, 4, 5])
    solo = match.view()["solo"]
    assert solo["deviation"] == 2
    assert allowances(match) == [5, 5, 5, 5, 3]
    assert match.scores == [3]
    assert match.winners == (0,)
    assert [source.points for source in match.breakdown(0)] == [5, -2]


@pytest.mark.rule("sol-1")
def test_up_and_down_both_count_and_five_is_just_enough():
    match = tally(CARDS, [0, 3, 4, 4, 4], names=["Ann"])
    assert match.view()["solo"]["deviation"] == 1 + 1 + 3
    assert match.winners == (0,)
    assert match.log()[-1] == "Ann was off by 5 in all and wins: up to 5 is allowed."


@pytest.mark.rule("sol-1")
def test_six_is_too_much():
    match = tally(CARDS, [0, 3, 4, 4, 3], names=["Ann"])
    assert match.scores == [-1]
    assert match.winners == ()
    assert match.rivals == ("The fox",)
    assert match.log()[-1] == "Ann was off by 6 in all, more than the 5 allowed: the fox wins."


@pytest.mark.rule("sol-2")
def test_totals_may_be_compared_instead():
    match = tally(CARDS, [0, 3, 4, 4, 3], netted=True)
    assert match.view()["solo"]["deviation"] == 4
    assert allowances(match) == [4, 5, 5, 5, 1]
    assert match.winners == (0,)


@pytest.mark.rule("rul-16")
def test_nothing_is_circled():
    match = lay(["hen", "hen pig"], seats=1)
    assert not any("circle" in choice.at for choice in match.choices(0))
    assert match.view(0)["seats"][0]["may_circle"] is False
    with pytest.raises(IllegalMove, match="nothing to double") as refusal:
        match.play(0, CIRCLE(0))
    assert refusal.value.rule == "rul-16"


@pytest.mark.rule("sol-1")
def test_nothing_is_crossed_out():
    """Too high and too low are the same to the allowance."""
    match = tally(CARDS, [3, 2, 4, 4, 5])
    assert [(mark["number"], mark["crossed"], mark["off"]) for mark in (marks(match, 0)[0], marks(match, 4)[0])] == [
        (3, False, 2),
        (5, False, 2),
    ]


@pytest.mark.rule("sol-1")
def test_there_are_no_points():
    match = tally(CARDS, [1, 2, 4, 4, 7])
    assert match.view()["seats"][0]["points"] is None
    assert {mark["points"] for turn in match.view()["tally"] for mark in turn["marks"]} == {0}
    assert GAME.start(seats=1, seed=1).rivals == ("The fox",)
