"""Patrons: twelve goals."""

import pytest

from reynard.games.fox_experiment.box.record import GOAL_KEYS

from .board import join, lay_patrons, reward
from .positions import GAME, breed, end_generation, go_to_breeding, last_generation, sheet, sit_down
from .stashes import give, hold_studies, unlock

FULL = {"pups": "tail ear", "studies": "ear bark spot", "dice": "ear spot spot", "patrons": "tail spot"}


def patron_points(goal, **mat):
    """Say what a patron scores for a mat."""
    match = sit_down()
    unlock(match, 0, **mat)
    return with_patron(match, goal)


def with_patron(match, goal, seat=0):
    """Say what a seat scores once it has joined a patron with this goal."""
    before = sheet(match, seat)[1]
    lay_patrons(match, goal)
    join(match, seat, 0)
    assert match.view()["patrons"][0]["now"][seat] == sheet(match, seat)[1]
    assert before == 0
    return sheet(match, seat)[1]


@pytest.mark.rule("pat-1")
def test_everybody_with_a_meeple_scores_in_full_and_nobody_else():
    match = sit_down()
    lay_patrons(match, "tokens_ear", "tokens_tail")
    for seat in range(3):
        unlock(match, seat, dice="ear ear ear")
    assert [sheet(match, seat)[1] for seat in range(3)] == [0, 0, 0]
    join(match, 0, 0)
    join(match, 2, 0)
    assert [sheet(match, seat)[1] for seat in range(3)] == [3, 0, 3]
    join(match, 2, 1)
    unlock(match, 2, pups="tail")
    assert [sheet(match, seat)[1] for seat in range(3)] == [3, 0, 4]


@pytest.mark.rule("pat-1")
def test_there_are_twelve_goals_on_six_cards():
    cards = GAME.standard_box.record.patron_card[: GAME.standard_box.record.patron_cards]
    assert sorted(int(goal) for card in cards for goal in card) == list(range(12))
    assert len(GOAL_KEYS) == 12


@pytest.mark.rule("pat-2")
@pytest.mark.parametrize(("trait", "points"), [("tail", 2), ("ear", 3), ("bark", 1), ("spot", 4)])
def test_a_point_for_every_token_of_a_trait(trait, points):
    assert patron_points(f"tokens_{trait}", **FULL) == points
    assert patron_points(f"tokens_{trait}") == 0


@pytest.mark.rule("pat-2")
def test_tokens_in_the_stash_do_not_count():
    match = sit_down()
    give(match, 0, tail=9)
    assert with_patron(match, "tokens_tail") == 0


@pytest.mark.rule("pat-3")
def test_two_points_for_each_meeple_on_the_friendliness_track():
    match = sit_down()
    reward(match, 1, 0, 1)
    reward(match, 2, 1)
    reward(match, 5, 0)
    assert with_patron(match, "friendliness") == 4
    assert with_patron(match, "friendliness", 1) == 4
    assert with_patron(match, "friendliness", 2) == 0


@pytest.mark.rule("pat-4")
@pytest.mark.parametrize(
    ("mat", "points"),
    [
        ({}, 0),
        ({"studies": "tail ear bark"}, 0),
        ({"studies": "tail ear bark", "pups": "spot"}, 4),
        ({"pups": "tail ear", "studies": "bark spot tail", "dice": "ear bark"}, 4),
        ({"pups": "tail ear", "studies": "bark spot tail", "dice": "ear bark spot"}, 8),
        (FULL, 4),
    ],
)
def test_four_points_for_each_set_of_all_four_traits(mat, points):
    assert patron_points("sets", **mat) == points


@pytest.mark.rule("pat-5")
@pytest.mark.parametrize(
    ("mat", "points"),
    [
        ({"pups": "ear ear"}, 2),
        ({"studies": "ear ear ear"}, 4),
        ({"studies": "ear tail ear"}, 0),
        ({"pups": "ear", "studies": "ear"}, 0),
        ({"studies": "ear ear tail", "dice": "spot tail tail", "patrons": "bark bark"}, 6),
        (FULL, 2),
    ],
)
def test_two_points_for_each_pair_side_by_side(mat, points):
    assert patron_points("horizontal", **mat) == points


@pytest.mark.rule("pat-6")
@pytest.mark.parametrize(
    ("mat", "points"),
    [
        ({"pups": "ear", "studies": "ear"}, 2),
        ({"studies": "ear", "dice": "ear"}, 2),
        ({"dice": "ear", "patrons": "ear"}, 2),
        ({"pups": "ear", "dice": "ear"}, 0),
        ({"pups": "ear", "patrons": "ear"}, 0),
        ({"pups": "ear ear"}, 0),
        ({"pups": "ear", "studies": "ear", "dice": "ear", "patrons": "ear"}, 6),
        ({"studies": "ear tail spot", "dice": "tail ear spot"}, 2),
        (FULL, 6),
    ],
)
def test_two_points_for_each_pair_one_above_the_other(mat, points):
    assert patron_points("vertical", **mat) == points


@pytest.mark.rule("pat-7")
def test_three_points_for_each_last_pup_with_friendliness_twelve():
    match = sit_down()
    last_generation(match)
    go_to_breeding(match)
    unlock(match, 0, pups="ear ear")
    breed(match, 0, tail=5, ear=5, bark=2)
    breed(match, 0, tail=5, ear=5, bark=1)
    breed(match, 0, spot=13)
    end_generation(match)
    assert match.over
    assert with_patron(match, "last_pups") == 6
    assert with_patron(match, "last_pups", 1) == 0


@pytest.mark.rule("pat-7")
def test_friendly_pups_of_earlier_generations_do_not_count():
    match = sit_down()
    go_to_breeding(match)
    breed(match, 0, tail=5, ear=5, bark=5)
    assert with_patron(match, "last_pups") == 0


@pytest.mark.rule("pat-8")
def test_two_points_for_each_study_with_a_level():
    match = sit_down()
    hold_studies(match, 0, (0, 3), (1, 1), (2, 0), (3, 2))
    assert with_patron(match, "studies") == 6


@pytest.mark.rule("pat-9")
def test_two_points_for_each_point_token_besides_its_own():
    match = sit_down()
    give(match, 0, points=3)
    assert sheet(match, 0)[4] == 3
    assert with_patron(match, "points") == 6
    assert sheet(match, 0)[4] == 3


@pytest.mark.rule("pat-10")
@pytest.mark.parametrize(
    ("mat", "points"),
    [
        ({"pups": "ear", "studies": "ear", "dice": "tail"}, 0),
        ({"pups": "ear", "studies": "ear", "dice": "tail", "patrons": "spot"}, 3),
        ({"pups": "ear ear", "studies": "ear ear ear", "dice": "tail tail tail", "patrons": "spot"}, 3),
        (FULL, 6),
        ({"studies": "ear ear ear", "dice": "tail tail tail"}, 0),
    ],
)
def test_three_points_for_each_full_column_of_four(mat, points):
    assert patron_points("columns", **mat) == points
