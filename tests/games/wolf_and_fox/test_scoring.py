"""Scoring."""

import pytest

from .positions import earned, end_the_day, give, score_day, sit_down


def scored(source, *hands, day=1):
    """Read what every hand scores from one source."""
    return [points.get(source, 0) for points in score_day(*hands, day=day)]


@pytest.mark.rule("sco-1")
@pytest.mark.parametrize(("pigs", "points"), [(1, 1), (2, 6), (3, 7), (4, 12), (5, 13), (6, 18)])
def test_pigs(pigs, points):
    """A set of two is worth 6, a single pig 1; players may score multiple sets."""
    assert scored("pigs", f"{pigs} pig")[0] == points


@pytest.mark.rule("sco-2")
@pytest.mark.parametrize(("sheep", "points"), [(1, 0), (2, 5), (3, 12), (4, 12), (5, 17), (6, 24), (7, 24), (8, 29)])
def test_sheep(sheep, points):
    """Three are worth 12, two 5, one nothing; players may score multiple sets."""
    assert scored("sheep", f"{sheep} sheep")[0] == points


@pytest.mark.rule("sco-3")
@pytest.mark.parametrize(("chickens", "points"), [(1, 2), (2, 4), (5, 10)])
def test_chickens(chickens, points):
    """Each chicken is worth 2."""
    assert scored("chickens", f"{chickens} chicken/white")[0] == points


@pytest.mark.rule("sco-4")
def test_most_and_second_most_bacon():
    assert scored("bacon", "3 bacon", "bacon", "2 bacon") == [5, 0, 3]
    assert scored("bacon", "bacon", "2 bacon", "3 bacon", "4 bacon") == [0, 0, 3, 5]


@pytest.mark.rule("sco-4")
def test_bacon_of_both_sides_counts():
    match = sit_down(3)
    give(match, 0, wolf="bacon", fox="bacon/brown")
    give(match, 1, fox="bacon")
    end_the_day(match)
    assert [earned(match, seat).get("bacon", 0) for seat in range(3)] == [5, 3, 0]


@pytest.mark.rule("sco-5")
def test_a_tie_for_the_most_bacon():
    """All tied players receive 5; no player receives second place points."""
    assert scored("bacon", "2 bacon", "2 bacon", "bacon") == [5, 5, 0]
    assert scored("bacon", "2 bacon", "2 bacon", "2 bacon") == [5, 5, 5]
    assert scored("bacon", "2 bacon", "bacon", "2 bacon", "bacon") == [5, 0, 5, 0]
    assert scored("bacon", "2 bacon", "2 bacon", "2 bacon", "bacon") == [5, 5, 5, 0]


@pytest.mark.rule("sco-6")
def test_a_tie_for_the_second_most_bacon():
    """The player with the most receives 5, and all tied second place players receive 3."""
    assert scored("bacon", "2 bacon", "bacon", "bacon") == [5, 3, 3]
    assert scored("bacon", "bacon", "3 bacon", "2 bacon", "2 bacon") == [0, 5, 3, 3]
    assert scored("bacon", "bacon", "bacon", "2 bacon", "bacon") == [3, 3, 5, 3]


@pytest.mark.rule("sco-7")
def test_with_two_players_second_place_scores_nothing():
    """2p: 2nd player receives 0VP, not 3VP."""
    assert scored("bacon", "2 bacon", "bacon") == [5, 0]
    assert scored("bacon", "bacon", "bacon") == [5, 5]
    assert scored("bacon", "pig", "bacon") == [0, 5]


@pytest.mark.rule("sco-7")
def test_without_bacon_nobody_scores_for_bacon():
    assert scored("bacon", "pig", "pig", "pig") == [0, 0, 0]
    assert scored("bacon", "bacon", "pig", "pig") == [5, 0, 0]


@pytest.mark.rule("sco-8")
@pytest.mark.parametrize(("cards", "points"), [("4 pancake", 4), ("4 pancake, butter", 8), ("4 pancake, 2 butter", 12)])
def test_the_red_player_has_four_pancakes(cards, points):
    """Example: four pancakes score 4 without butter, 8 with one, 12 with two."""
    assert scored("pancakes", cards)[0] == points


@pytest.mark.rule("sco-8")
def test_butter_alone_scores_nothing():
    assert scored("pancakes", "2 butter")[0] == 0


@pytest.mark.rule("sco-8")
def test_butter_counts_only_on_the_day_it_was_collected():
    match = sit_down(2)
    give(match, 0, fox="3 pancake, butter")
    end_the_day(match, day=1)
    end_the_day(match, day=2)
    assert (earned(match, 0, 1)["pancakes"], earned(match, 0, 2)["pancakes"]) == (6, 3)


@pytest.mark.rule("sco-9")
@pytest.mark.parametrize("butter", [2, 3, 4])
def test_at_most_two_butter_count(butter):
    """Players may collect more than two, but only two will score."""
    assert scored("pancakes", f"4 pancake, {butter} butter")[0] == 12


@pytest.mark.rule("sco-10")
@pytest.mark.parametrize(("different", "points"), [(1, 1), (2, 4), (3, 8), (4, 12), (5, 18)])
def test_different_forest_friends(different, points):
    """1 = 1vp, 2 = 4vp, 3 = 8vp, 4 = 12vp, 5 = 18vp."""
    friends = ["badger/brown", "owl/black", "squirrel/white", "hedgehog/brown", "rabbit/black"]
    assert scored("friends", ", ".join(friends[:different]), day=3)[0] == points
    assert scored("friends", ", ".join(friends[-different:]), day=3)[0] == points


@pytest.mark.rule("sco-11")
@pytest.mark.parametrize(
    ("friends", "points"),
    [
        ("2 rabbit/brown", 1 + 1),
        ("rabbit/brown, rabbit/white, owl/black", 4 + 1),
        ("2 rabbit/brown, 2 owl/black, badger/white", 8 + 4),
        ("3 rabbit/brown, 2 owl/black, badger/white, hedgehog/brown, squirrel/black", 18 + 4 + 1),
        ("2 rabbit/brown, 2 owl/black, 2 badger/white, 2 hedgehog/brown, 2 squirrel/black", 18 + 18),
    ],
)
def test_further_sets_of_forest_friends(friends, points):
    assert scored("friends", friends, day=3)[0] == points
