"""Bones."""

import pytest

import reynard
from reynard.games.wolf_and_fox.actions import MOVE
from reynard.games.wolf_and_fox.table import Figure

from .positions import bones, give, go, lay, offers, roll, sit_down, stand, stands


def with_a_die(die, bones, **options):
    """Let the first seat have bones, and all dice show the same."""
    match = sit_down(**options)
    stand(match, wolf="A", fox="H")
    give(match, 0, bones=bones)
    roll(match, *[die] * 3)
    return match


@pytest.mark.rule("bon-1")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [("sheep pancake", 0), ("sheep+bone pancake", 1), ("sheep owl+bone", 1), ("bacon+bone butter+bone", 2)],
)
def test_a_bone_for_each_bone_shown(cards, gained):
    match = with_a_die(2, bones=0)
    lay(match, C=cards)
    go(match, "wolf", 2)
    assert bones(match, 0) == gained
    assert [bones(match, seat) for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("bon-1")
def test_the_supply_never_runs_out():
    """All thirty cubes of the printed game lie before the players, and there is still one to take."""
    match = with_a_die(2, bones=10)
    give(match, 1, bones=10)
    give(match, 2, bones=10)
    lay(match, C="pig+bone pancake")
    go(match, "wolf", 2)
    assert bones(match, 0) == 11


@pytest.mark.rule("bon-2")
@pytest.mark.parametrize(("die", "counted_as", "farm"), [(4, 3, "D"), (5, 6, "G"), (6, 7, "A")])
def test_a_bone_makes_a_die_one_higher_or_lower(die, counted_as, farm):
    """Bones: "4" to "3" or "5" to "6" or "6" to "7" (past the fox at H)."""
    match = with_a_die(die, bones=1)
    lay(match, D="pig pancake", G="pig pancake", A="pig pancake")
    go(match, "wolf", die, counted_as)
    assert stands(match, "wolf") == farm
    assert bones(match, 0) == 0


@pytest.mark.rule("bon-2")
@pytest.mark.parametrize(("die", "counted_as"), [(6, 8), (5, 3)])
def test_two_bones_change_a_die_by_two(die, counted_as):
    """Bones: "spend two bones to change a 6 to 8 or 5 to 3"."""
    match = with_a_die(die, bones=3)
    farm = "ABCDEFGH"[counted_as % 8]
    lay(match, **{farm: "pig pancake"})
    go(match, "wolf", die, counted_as)
    assert stands(match, "wolf") == farm
    assert bones(match, 0) == 1


@pytest.mark.rule("bon-2")
def test_a_die_changes_no_further_than_the_bones_go():
    match = with_a_die(4, bones=2)
    assert {distance for _, _, distance in offers(match)} == {2, 3, 4, 5, 6}
    with pytest.raises(reynard.IllegalMove, match="takes 3 bones and you have 2") as refused:
        match.play(0, MOVE(7, 0, Figure.FOX))
    assert refused.value.rule == "bon-2"
    assert bones(match, 0) == 2


@pytest.mark.rule("bon-2")
def test_without_bones_a_die_is_what_it_shows():
    match = with_a_die(4, bones=0)
    assert {distance for _, _, distance in offers(match)} == {4}
    with pytest.raises(reynard.IllegalMove, match="takes 1 bone and you have 0"):
        match.play(0, MOVE(5, 0, Figure.FOX))


@pytest.mark.rule("bon-2")
def test_bones_change_a_die_for_one_move_only():
    match = with_a_die(4, bones=1)
    go(match, "wolf", 4, 5)
    assert [int(die.value) for die in match.table.die[:3]] == [4, 4, 4]


@pytest.mark.rule("bon-3")
@pytest.mark.parametrize(("die", "bones"), [(1, 5), (2, 4), (6, 9)])
def test_no_die_goes_below_1(die, bones):
    """Players may never move counter-clockwise or change "1" to "0"."""
    match = with_a_die(die, bones)
    assert {distance for _, _, distance in offers(match)} == set(range(1, die + bones + 1))


@pytest.mark.rule("bon-3")
def test_a_die_may_go_beyond_once_round_the_ring():
    """Players may spend bones to move more than "8": ten farms from A is C."""
    match = with_a_die(6, bones=4)
    lay(match, C="pig pancake")
    go(match, "wolf", 6, 10)
    assert stands(match, "wolf") == "C"
    assert bones(match, 0) == 0


@pytest.mark.rule("bon-3")
def test_an_eight_may_become_a_nine():
    match = with_a_die(8, bones=1, sides=8)
    lay(match, B="pig pancake")
    go(match, "wolf", 8, 9)
    assert stands(match, "wolf") == "B"


@pytest.mark.rule("bon-3")
def test_all_bones_that_a_game_can_bring_may_be_spent_at_once():
    """One at the start and two in each of the eleven moves before the last: 8 becomes 31."""
    match = with_a_die(8, bones=23, sides=8)
    assert max(distance for _, _, distance in offers(match)) == 31
    lay(match, A="pig pancake")
    stand(match, wolf="B", fox="E")
    go(match, "wolf", 8, 31)
    assert stands(match, "wolf") == "A"


@pytest.mark.rule("bon-4")
def test_a_bone_is_used_from_the_next_move_on():
    """The bone that lies where the move ends does not help to get there."""
    match = sit_down(2)
    stand(match, wolf="A", fox="H")
    give(match, 0, bones=0)
    roll(match, 2, 2, 2)
    lay(match, C="pig+bone pancake", D="pig+bone pancake")
    assert {distance for _, _, distance in offers(match)} == {2}
    go(match, "wolf", 2)
    assert bones(match, 0) == 1
    go(match, "fox", 2)
    match.table.start = match.table.turn = 0
    roll(match, 3, 3, 3)
    assert {distance for _, _, distance in offers(match)} == {2, 3, 4}
