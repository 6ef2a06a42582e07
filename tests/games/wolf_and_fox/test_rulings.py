"""Rulings, where the rulebook is silent or says two things."""

from itertools import combinations

import pytest

from reynard.games.wolf_and_fox.rules.collecting import farm_reached
from reynard.games.wolf_and_fox.rules.scoring import score_sheep
from reynard.games.wolf_and_fox.table import Figure, Phase

from .positions import (
    GAME,
    asked,
    at_farm,
    bones,
    dice,
    earned,
    end_the_day,
    give,
    go,
    gone,
    hand,
    held,
    lay,
    lose,
    offers,
    own_box,
    roll,
    sit_down,
    stand,
    stands,
)


@pytest.mark.rule("rul-1")
@pytest.mark.rule("rol-1")
def test_the_dice_are_rolled_once_a_round():
    match = sit_down(4)
    roll(match, 1, 2, 3, 4)
    for left in ([2, 3, 4], [3, 4], [4]):
        before = match.table.cup.tobytes()
        go(match, "fox", dice(match)[0])
        assert dice(match) == left
        assert match.table.cup.tobytes() == before
    before = match.table.cup.tobytes()
    go(match, "fox", 4)
    assert len(dice(match)) == 4
    assert match.table.cup.tobytes() != before


@pytest.mark.rule("rul-2")
@pytest.mark.rule("col-6")
@pytest.mark.rule("col-7")
def test_one_farm_on_and_then_over_every_empty_farm():
    """The wolf meets the fox at D, E and F are empty, and it ends at G."""
    match = sit_down()
    stand(match, wolf="A", fox="D")
    lay(match, E="", F="", G="pig pancake")
    roll(match, 3, 3, 3)
    go(match, "wolf", 3)
    assert stands(match, "wolf") == "G"


@pytest.mark.rule("rul-2")
def test_the_other_figure_is_passed_again_after_empty_farms():
    """All round the ring only the fox's farm and C have cards: the wolf passes D and ends at C."""
    match = sit_down()
    stand(match, wolf="A", fox="D")
    lay(match, **dict.fromkeys("ABEFGH", ""))
    lay(match, C="pig pancake", D="sheep butter")
    roll(match, 3, 4, 5)
    assert {farm_reached(match.box.record, match.table, Figure.WOLF, distance) for distance in range(1, 9)} == {2}
    go(match, "wolf", 3)
    assert stands(match, "wolf") == "C"
    assert at_farm(match, "D") == hand("sheep, butter")


@pytest.mark.rule("rul-2")
def test_a_lap_back_to_an_empty_farm_leads_further():
    """The wolf emptied its own farm this round: a whole lap ends one farm further."""
    match = sit_down()
    stand(match, wolf="C", fox="H")
    lay(match, C="", D="pig pancake")
    give(match, 0, bones=2)
    roll(match, 6, 6, 6)
    go(match, "wolf", 6, 8)
    assert stands(match, "wolf") == "D"


@pytest.mark.rule("rul-2")
def test_there_is_always_a_farm_to_stop_at():
    """At most three farms are empty when the last of four moves: whichever they are, the wolf finds another."""
    match = sit_down(4)
    full = match.table.farm.copy()
    for empty in combinations("ABCDEFGH", 3):
        match.table.farm[:] = full
        lay(match, **dict.fromkeys(empty, ""))
        for other in "BCDEFGH":
            stand(match, wolf="A", fox=other)
            for distance in range(1, 9):
                reached = farm_reached(match.box.record, match.table, Figure.WOLF, distance)
                assert "ABCDEFGH"[reached] not in (*empty, other)


@pytest.mark.rule("rul-3")
@pytest.mark.rule("bon-2")
def test_no_bone_is_wasted():
    """Every change of a die costs exactly the difference."""
    match = sit_down()
    give(match, 0, bones=3)
    roll(match, 2, 4, 6)
    lay(match, **dict.fromkeys("ABCDEFGH", "pig pancake"))
    for figure, die, counted_as in offers(match):
        then = match.at(match.ply)
        go(then, figure, die, counted_as)
        assert bones(then, 0) == 3 - abs(die - counted_as)


@pytest.mark.rule("rul-4")
@pytest.mark.rule("rnd-1")
@pytest.mark.rule("rnd-3")
def test_the_fourth_round_ends_like_any_other_before_the_farmer_comes():
    match = sit_down()
    give(match, 0, wolf="sheep, pig, bacon")
    lay(match, G="", H="")
    end_the_day(match, "The Cudgel", start=2)
    assert match.table.phase == Phase.FARMER
    assert match.table.start == 2
    assert all(at_farm(match, letter).total() == 2 for letter in "ABCDEFGH")


@pytest.mark.rule("rul-4")
def test_after_the_very_last_round_nothing_is_filled():
    match = sit_down()
    left = [int(deck.left) for deck in match.table.deck]
    lay(match, G="")
    end_the_day(match, day=3)
    assert match.over
    assert not at_farm(match, "B")
    assert not at_farm(match, "G")
    assert [int(deck.left) for deck in match.table.deck] == left


@pytest.mark.rule("rul-5")
@pytest.mark.rule("far-4")
def test_owners_choose_from_the_new_start_player_on():
    """The marker was with the third seat; it goes to the first, who is asked first."""
    match = sit_down(3)
    for seat in range(3):
        give(match, seat, wolf="bacon, bacon/white")
    end_the_day(match, "The Salt Cellar", start=0)
    assert match.tables[-2].start == 2
    assert match.pending == (0,)


@pytest.mark.rule("rul-5")
@pytest.mark.parametrize(
    ("farmer", "wolf", "left"),
    [
        ("The Shepherd", "3 sheep, pig", "2 sheep, pig"),
        ("The Salt Cellar", "2 bacon/white", "bacon/white"),
        ("The Cudgel", "4 pancake", "2 pancake"),
        ("Stuck in the Hole", "4 pancake", "pancake"),
        ("The Cudgel", "sheep, pig", ""),
    ],
)
def test_nobody_is_asked_where_there_is_nothing_to_choose(farmer, wolf, left):
    match = sit_down()
    give(match, 0, wolf=wolf)
    end_the_day(match, farmer, day=3)
    assert match.over
    assert held(match, 0, "wolf") == hand(left)


@pytest.mark.rule("rul-5")
def test_nobody_is_asked_once_the_rest_is_alike():
    """The Cudgel: after the pig only sheep are left, and the second card goes by itself."""
    match = sit_down()
    give(match, 0, wolf="pig, 2 sheep")
    end_the_day(match, "The Cudgel", day=3)
    lose(match, "pig")
    assert match.over
    assert held(match, 0, "wolf") == hand("sheep")


@pytest.mark.rule("rul-6")
@pytest.mark.rule("far-6")
def test_who_is_caught_is_settled_when_the_card_is_turned_over():
    """The first seat loses three of four cards; the second, who has the most by then, is not caught."""
    match = sit_down(2)
    give(match, 0, wolf="4 sheep")
    give(match, 1, wolf="3 sheep")
    end_the_day(match, "Stuck in the Hole", day=3)
    assert [held(match, seat, "wolf").total() for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("rul-6")
@pytest.mark.rule("far-7")
def test_hue_and_cry_takes_the_second_card_too():
    match = sit_down(2)
    give(match, 0, wolf="sheep, pig, bacon, chicken")
    end_the_day(match, "Hue and Cry", day=3)
    lose(match, "sheep")
    assert asked(match) == hand("pig, bacon, chicken")


@pytest.mark.rule("rul-7")
@pytest.mark.rule("sco-2")
@pytest.mark.parametrize(("sheep", "points"), [(4, 12 + 0), (5, 12 + 5), (7, 24 + 0), (8, 24 + 5)])
def test_sheep_are_divided_as_scores_most(sheep, points):
    assert score_sheep(GAME.standard_box.record, sheep) == points


@pytest.mark.rule("rul-7")
@pytest.mark.parametrize(
    ("worth", "points"),
    [
        ("[0, 5, 6]", [0, 0, 5, 6, 10, 11, 15]),  # pairs are better than threes
        ("[4, 5, 6]", [0, 4, 8, 12, 16, 20, 24]),  # single sheep are best
        ("[1, 1, 9]", [0, 1, 2, 9, 10, 11, 18]),
    ],
)
def test_sheep_of_another_worth_are_divided_for_the_best_too(worth, points):
    box = own_box(("sheep = [0, 5, 12] ", f"sheep = {worth}"))
    assert [score_sheep(box.record, sheep) for sheep in range(7)] == points


@pytest.mark.rule("rul-8")
def test_butter_that_is_not_used_is_not_kept():
    match = sit_down()
    give(match, 0, fox="3 butter")
    end_the_day(match, day=1)
    assert gone(match)["butter"] >= 3
    give(match, 0, fox="4 pancake")
    end_the_day(match, day=2)
    assert earned(match, 0, 2)["pancakes"] == 4
