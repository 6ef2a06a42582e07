"""Errors and ratings are what they would be by hand, or by far more games."""

import math

import numpy as np
import pytest

from reynard.lab.saying import gained, measured, share
from reynard.lab.sources_of_luck import variances
from reynard.lab.statistics import (
    NONE,
    Estimate,
    from_parts,
    mean_from_moments,
    mean_of,
    moments,
    rated,
    ratings,
    share_of,
    slopes,
)

LUCK = np.random.default_rng(1)


def test_a_mean_of_single_deals_has_the_textbook_error():
    found = mean_of(np.array([1.0, 2.0, 3.0, 4.0]), np.arange(4))
    assert found.value == 2.5
    assert found.error == pytest.approx(np.std([1, 2, 3, 4], ddof=1) / 2)


def test_games_with_the_same_dice_count_as_one():
    values = np.repeat(LUCK.normal(size=200), 6)
    assert mean_of(values, np.repeat(np.arange(200), 6)).error == pytest.approx(
        mean_of(values[::6], np.arange(200)).error
    )


def test_intervals_hold_the_truth_nineteen_times_of_twenty():
    found = [
        mean_of(LUCK.normal(size=90) + np.repeat(LUCK.normal(size=30), 3), np.repeat(np.arange(30), 3))
        for _ in range(400)
    ]
    assert 0.9 <= np.mean([abs(each.value) <= each.half for each in found]) <= 0.98


def test_moments_of_parts_add_up_to_those_of_the_whole():
    """So a mean over many units of games has the error that it has when all lie side by side."""
    deals, values = LUCK.integers(0, 90, 700), LUCK.normal(size=700)
    sums, counts = np.bincount(deals, values, 90), np.bincount(deals, minlength=90)
    parts = sum(moments(sums[first : first + 30], counts[first : first + 30]) for first in (0, 30, 60))
    found, whole = mean_from_moments(*parts), mean_of(values, deals)
    assert (found.value, found.error, found.games) == pytest.approx((whole.value, whole.error, whole.games))


def test_one_deal_tells_no_interval():
    assert measured(mean_of(np.array([3.0]), np.array([0]))) == "3.0"


def test_what_never_came_is_not_certain_never_to_come():
    """Of 96 deals without one, the rule of three has up to 3 %."""
    found = share_of(np.zeros(96), np.arange(96))
    assert found.value == 0
    assert found.half == pytest.approx(0.03, abs=0.003)
    assert share_of(np.repeat([0.0, 1.0], 200), np.arange(400)).half == pytest.approx(0.049, abs=0.001)


def test_variances_are_split_as_they_were_put_together():
    who = np.array([[(seat + turn) % 3 for seat in range(3)] for turn in range(3)])[None].repeat(4000, 0)
    play, seat = np.array([2.0, 0, -2])[who], np.array([1.0, 0, -1])
    points = play + seat + 2 * LUCK.normal(size=(4000, 1, 3)) + 3 * LUCK.normal(size=who.shape)
    points -= points.mean(axis=2, keepdims=True)
    assert variances(points, who) == pytest.approx([8 / 3, 2 / 3, 8 / 3, 6], rel=0.1)


def test_chance_alone_is_no_play():
    """With 20 deals the means of two equal bots differ by chance, which is taken off."""
    who = np.array([[0, 1], [1, 0]])[None].repeat(20, 0)
    found = []
    for _ in range(200):
        one = LUCK.normal(size=(20, 2))
        found.append(variances(np.stack([one, -one], axis=2), who)[0])
    assert abs(np.mean(found)) < 0.01  # and 0.025 would be left in


def test_slopes_find_what_each_thing_is_worth():
    numbers = LUCK.poisson(1.0, (4000, 3)).astype(float)
    points = 2.0 * numbers[:, 0] - 1.0 * numbers[:, 2] + LUCK.normal(size=4000)
    found, errors = slopes(numbers - numbers.mean(axis=0), points - points.mean(), np.arange(4000))
    assert found == pytest.approx([2, 0, -1], abs=4 * float(errors.max()))
    assert errors == pytest.approx([1 / math.sqrt(4000)] * 3, rel=0.1)


def test_where_everybody_has_just_one_a_thing_is_worth_what_it_is_beside_an_average_one():
    held = LUCK.integers(0, 4, 8000)
    numbers = np.eye(4)[held]
    points = np.array([3.0, 1.0, 1.0, -5.0])[held]
    found, errors = slopes(numbers - numbers.mean(axis=0), points - points.mean(), np.arange(8000))
    assert found == pytest.approx([3, 1, 1, -5], abs=0.2)
    assert errors.max() < 0.1


def test_three_of_four_games_are_191_points_of_rating():
    beats = np.array([[0, 3e6], [1e6, 0]])
    one, other = ratings(beats)
    assert one - other == pytest.approx(400 * math.log10(3), abs=0.01)
    assert one + other == pytest.approx(0, abs=1e-6)


def test_ratings_carry_over_those_who_never_met():
    beats = np.zeros((3, 3))
    beats[0, 1], beats[1, 0], beats[1, 2], beats[2, 1] = 3e6, 1e6, 3e6, 1e6
    first, second, third = ratings(beats)
    assert first - third == pytest.approx(2 * (second - third), rel=1e-3)


def test_whoever_has_won_all_games_has_a_rating():
    one, other = ratings(np.array([[0.0, 10.0], [0.0, 0.0]]))
    assert math.isfinite(one)
    assert one > other


def test_whoever_has_won_all_games_has_a_rating_that_may_be_chance():
    beats = np.tile(np.array([[0.0, 1.0], [0.0, 0.0]]), (3, 1, 1))
    again = rated(beats)[1]
    assert (again[:, 0] - again[:, 1]).std() > 100


def test_ratings_from_groups_drawn_anew_spread_as_much_as_other_games_do():
    def groups() -> np.ndarray:
        wins = LUCK.binomial(10, 0.6, size=100)
        return np.stack([np.stack([0 * wins, wins], 1), np.stack([10 - wins, 0 * wins], 1)], 1).astype(float)

    spread = np.std([ratings(groups().sum(axis=0))[0] for _ in range(200)])
    assert rated(groups())[1][:, 0].std() == pytest.approx(spread, rel=0.25)


def test_figures_are_written_with_their_doubt():
    assert gained(Estimate(-1.25, 0.5, 10)) == "-1.2 ± 1.0"
    assert share(NONE) == measured(NONE) == "-"
    assert measured(from_parts(4.0, [3.0, 5.0], 20)) == "4.0 ± 2.0"
