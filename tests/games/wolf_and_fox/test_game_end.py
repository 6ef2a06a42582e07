"""End of the game."""

import pytest

import reynard
from reynard.games.wolf_and_fox.table import Source

from .positions import earned, end_the_day, give, score_day, sit_down


def finish(points, bones):
    """End a game in which nobody has cards, after days that brought these points."""
    match = sit_down(len(points))
    for seat, (before, left) in enumerate(zip(points, bones, strict=True)):
        match.table.seat[seat].earned[0, Source.SHEEP] = before
        give(match, seat, bones=left)
    end_the_day(match, day=3)
    return match


@pytest.mark.rule("fin-1")
def test_the_third_day_scores_everything_and_the_friends():
    hand = "3 sheep, 2 pig, chicken, bacon, 2 pancake, butter, owl/brown, rabbit/brown"
    expected = {"sheep": 12, "pigs": 6, "chickens": 2, "bacon": 5, "pancakes": 4, "mice": 2, "friends": 4}
    assert score_day(hand, day=3)[0] == expected


@pytest.mark.rule("fin-1")
def test_the_farmer_comes_first_also_on_the_third_day():
    match = sit_down(2)
    give(match, 0, wolf="owl/brown", fox="rabbit/brown, badger/black", bones=0)
    end_the_day(match, "The Gamekeeper", day=3)
    assert earned(match, 0, 3) == {"friends": 4, "mice": 1}


@pytest.mark.rule("fin-2")
def test_each_bone_scores_one_at_the_end_only():
    assert score_day("", bones=4, day=1)[0] == {}
    assert score_day("", bones=4, day=2)[0] == {}
    assert score_day("", bones=4, day=3)[0] == {"bones": 4}


@pytest.mark.rule("fin-2")
def test_bones_that_score_are_still_there_to_break_a_tie():
    match = finish([0, 0], bones=[4, 2])
    assert [int(seat.bones) for seat in match.table.seat[:2]] == [4, 2]
    assert match.scores == [4, 2]


@pytest.mark.rule("fin-3")
def test_the_most_points_win():
    match = finish([30, 41, 40, 12], bones=[5, 0, 0, 9])
    assert match.scores == [35, 41, 40, 21]
    assert match.winners == (1,)
    assert match.lines(match.ply)[-1] == (
        "Player 2 wins with 41 points. Player 3 has 40, Player 1 has 35 and Player 4 has 21."
    )


@pytest.mark.rule("fin-3")
def test_nobody_moves_when_the_game_is_over():
    match = finish([30, 41], bones=[5, 0])
    assert match.over
    assert match.pending == ()
    assert match.legal(0) == match.legal(1) == []
    for seat in (0, 1):
        with pytest.raises(reynard.IllegalMove, match="game is over") as refused:
            match.play(seat, 0)
        assert refused.value.rule == "fin-3"


@pytest.mark.rule("fin-3")
def test_nobody_has_won_before_the_end():
    match = sit_down(2)
    give(match, 0, fox="2 pig")
    end_the_day(match, day=2)
    assert match.scores == [6, 0]
    assert match.winners == ()


@pytest.mark.rule("fin-4")
def test_the_most_bones_break_a_tie():
    """If tied, the player with the most bones is the winner."""
    match = finish([40, 38, 39], bones=[1, 3, 2])
    assert match.scores == [41, 41, 41]
    assert match.winners == (1,)
    assert match.lines(match.ply)[-1] == (
        "Player 2 wins with 41 points: Player 1 and Player 3 have as many, but fewer bones."
    )


@pytest.mark.rule("fin-4")
def test_still_level_they_share_the_victory():
    """If still tied, begrudgingly enjoy your shared victory."""
    match = finish([40, 38, 40], bones=[2, 2, 2])
    assert match.winners == (0, 2)
    assert match.lines(match.ply)[-1] == (
        "Player 1 and Player 3 share the win with 42 points and 2 bones each. Player 2 has 40."
    )


@pytest.mark.rule("fin-4")
def test_bones_matter_only_among_those_with_the_most_points():
    match = finish([40, 40, 10], bones=[2, 2, 9])
    assert match.winners == (0, 1)
