"""Roll the dice."""

from collections import Counter

import pytest

import reynard
from reynard.games.wolf_and_fox.actions import MOVE
from reynard.games.wolf_and_fox.table import NOBODY, Figure

from .positions import GAME, dice, go, offers, roll, sit_down


@pytest.mark.rule("rol-1")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 4)])
def test_the_start_player_rolls_all_the_dice_each_round(seats, count):
    """Roll Dice: the dice lie in the forest, all of them new, when a round begins."""
    match = sit_down(seats)
    roll(match, *[9] * count)  # a value no die shows, so that one left unrolled would be seen
    for _ in range(seats):
        go(match, "fox", 9)
    assert match.table.round_of_day == 1
    assert len(dice(match)) == count
    assert all(1 <= value <= 6 for value in dice(match))


@pytest.mark.rule("rol-1")
def test_every_face_is_as_likely():
    """Over 2,000 games each face comes up within four standard errors of a sixth."""
    faces = Counter(value for seed in range(2000) for value in dice(GAME.start(2, seed=seed)))
    share, error = 6000 / 6, (6000 * 1 / 6 * 5 / 6) ** 0.5
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - share) < 4 * error for count in faces.values())


@pytest.mark.rule("rol-1")
def test_a_die_is_used_once_a_round():
    """Collect Cards: each die may only be used once per round."""
    match = sit_down()
    roll(match, 2, 3, 6)
    go(match, "wolf", 3)
    assert {die for _, die, _ in offers(match)} == {2, 6}
    with pytest.raises(reynard.IllegalMove, match="has been used this round") as refused:
        match.play(1, MOVE(3, 1, Figure.FOX))
    assert refused.value.rule == "rol-1"


@pytest.mark.rule("rol-2")
def test_with_two_players_a_die_is_left_over_and_rolled_again():
    match = sit_down(2)
    roll(match, 2, 3, 9)
    go(match, "wolf", 2)
    go(match, "wolf", 3)
    assert [die.used_by for die in match.table.die[:3]] == [NOBODY] * 3
    assert 9 not in dice(match)
    assert match.table.round_of_day == 1


@pytest.mark.rule("rol-2")
def test_the_die_left_over_stays_in_the_forest():
    match = sit_down(2)
    roll(match, 2, 3, 6)
    go(match, "wolf", 2)
    assert dice(match) == [3, 6]
