"""Mice."""

import pytest

from .positions import earned, end_the_day, give, score_day, sit_down


@pytest.mark.rule("mic-1")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_six_cards_with_mice(day):
    """Mice: "two brown, three black, one white - that player would score 3VP for the three black mice"."""
    cards = "sheep/brown, pig/brown, chicken/black, bacon/black, pancake/black, butter/white"
    assert score_day(cards, day=day)[0]["mice"] == 3


@pytest.mark.rule("mic-1")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("4 sheep", 0),
        ("sheep/white", 1),
        ("2 sheep/brown, 2 pig/black", 2),
        ("3 pig/white, 2 pig/black, pig", 3),
        ("2 pig/brown, owl/brown, pancake/brown", 4),
    ],
)
def test_only_the_largest_group_scores(cards, points):
    assert score_day(cards)[0].get("mice", 0) == points


@pytest.mark.rule("mic-1")
def test_mice_of_both_sides_count_together():
    match = sit_down()
    give(match, 0, wolf="pig/white, sheep/black", fox="pig/white, owl/white")
    end_the_day(match)
    assert earned(match, 0)["mice"] == 3


@pytest.mark.rule("mic-2")
def test_mice_on_cards_that_stay_count_again():
    """Friends, bacon and pancakes keep their mice; sheep and butter take theirs along."""
    match = sit_down()
    give(match, 0, fox="owl/brown, bacon/brown, pancake/brown, 2 sheep/brown, butter/brown")
    for day, mice in ((1, 6), (2, 3), (3, 3)):
        end_the_day(match, day=day)
        assert earned(match, 0, day)["mice"] == mice
