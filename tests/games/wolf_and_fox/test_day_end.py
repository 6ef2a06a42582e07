"""End of a day."""

import pytest

from .positions import earned, end_the_day, give, gone, hand, held, score_day, sit_down


@pytest.mark.rule("day-1")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_everybody_scores_every_kind(day):
    everything = "3 sheep, 2 pig, chicken/brown, bacon, 2 pancake, butter"
    expected = {"sheep": 12, "pigs": 6, "chickens": 2, "bacon": 5, "pancakes": 4, "mice": 1}
    assert score_day(everything, everything, everything, day=day) == [expected] * 3


@pytest.mark.rule("day-1")
def test_points_of_all_days_add_up():
    match = sit_down(2)
    give(match, 0, fox="2 pig, bacon")
    end_the_day(match, day=1)
    assert match.scores == [11, 0]
    end_the_day(match, day=2)
    assert match.scores == [16, 0]
    assert {source.words: source.points for source in match.breakdown(0) if source.points} == {"pigs": 6, "bacon": 10}


@pytest.mark.rule("day-1")
def test_both_sides_of_the_divider_score_together():
    match = sit_down(2)
    give(match, 0, wolf="sheep, pig, pancake, bacon/brown", fox="2 sheep, pig, butter, bacon/brown")
    end_the_day(match)
    assert earned(match, 0) == {"sheep": 12, "pigs": 6, "bacon": 5, "pancakes": 2, "mice": 2}


@pytest.mark.rule("day-2")
def test_forest_friends_score_only_on_the_third_day():
    friends = "rabbit/brown, owl/black, badger/white"
    assert "friends" not in score_day(friends, day=1)[0]
    assert "friends" not in score_day(friends, day=2)[0]
    assert score_day(friends, day=3)[0]["friends"] == 8


@pytest.mark.rule("day-3")
@pytest.mark.parametrize("day", [1, 2])
@pytest.mark.parametrize("side", ["wolf", "fox"])
def test_sheep_pigs_chickens_and_butter_leave_the_game(day, side):
    match = sit_down(2)
    give(match, 0, **{side: "2 sheep, pig/brown, chicken, 3 butter, pancake"})
    end_the_day(match, day=day)
    assert held(match, 0, side) == hand("pancake")
    assert gone(match) == hand("2 sheep, pig/brown, chicken, 3 butter")


@pytest.mark.rule("day-3")
def test_after_the_third_day_everything_stays_to_be_looked_at():
    match = sit_down(2)
    give(match, 0, fox="2 sheep, pig, chicken, 3 butter, pancake")
    end_the_day(match, day=3)
    assert held(match, 0, "fox") == hand("2 sheep, pig, chicken, 3 butter, pancake")


@pytest.mark.rule("day-4")
@pytest.mark.parametrize("day", [1, 2])
def test_pancakes_bacon_and_friends_stay_on_their_side(day):
    match = sit_down(2)
    give(match, 0, wolf="pancake/white, bacon, owl/brown, sheep", fox="2 bacon, rabbit/black, pancake, pig")
    end_the_day(match, day=day)
    assert held(match, 0, "wolf") == hand("pancake/white, bacon, owl/brown")
    assert held(match, 0, "fox") == hand("2 bacon, rabbit/black, pancake")


@pytest.mark.rule("day-4")
@pytest.mark.rule("sco-4")
@pytest.mark.rule("sco-8")
def test_what_stays_scores_again():
    match = sit_down(2)
    give(match, 0, wolf="pancake", fox="pancake, bacon")
    for day in (1, 2, 3):
        end_the_day(match, day=day)
        assert (earned(match, 0, day)["pancakes"], earned(match, 0, day)["bacon"]) == (2, 5)
