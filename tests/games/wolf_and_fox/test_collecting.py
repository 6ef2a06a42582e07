"""Collect cards."""

import pytest

import reynard
from reynard.games.wolf_and_fox.actions import MOVE
from reynard.games.wolf_and_fox.table import NOBODY, Figure

from .positions import at_farm, dice, give, go, hand, held, lay, offers, roll, sit_down, stand, stands


@pytest.mark.rule("col-1")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_everybody_moves_once_from_the_start_player_on(start):
    match = sit_down(4)
    match.table.start = match.table.turn = start
    roll(match, 1, 2, 3, 4)
    turns = []
    for die in (1, 2, 3, 4):
        turns += match.pending
        go(match, "fox", die)
    assert turns == [(start + step) % 4 for step in range(4)]
    assert match.table.round_of_day == 1
    assert match.pending == ((start + 1) % 4,)


@pytest.mark.rule("col-1")
def test_nobody_moves_out_of_turn():
    match = sit_down(3)
    before = match.table.tobytes()
    with pytest.raises(reynard.IllegalMove, match="another player's turn") as refused:
        match.play(1, next(iter(offers(match).values())))
    assert refused.value.rule == "col-1"
    assert match.table.tobytes() == before


@pytest.mark.rule("col-2")
def test_any_die_and_either_figure():
    match = sit_down(3)
    give(match, 0, bones=0)
    roll(match, 1, 4, 6)
    assert set(offers(match)) == {(figure, die, die) for figure in ("wolf", "fox") for die in (1, 4, 6)}


@pytest.mark.rule("col-2")
def test_dice_that_show_the_same_are_one_choice():
    match = sit_down(3)
    give(match, 0, bones=0)
    roll(match, 4, 4, 4)
    assert len(match.legal(0)) == 2
    with pytest.raises(reynard.IllegalMove, match="shows the same") as refused:
        match.play(0, MOVE(4, 1, Figure.WOLF))
    assert refused.value.rule == "col-2"
    go(match, "wolf", 4)
    assert dice(match) == [4, 4]


@pytest.mark.rule("col-3")
def test_the_wolf_walks_from_b_to_g_with_a_5():
    """Collect Cards: "Blue player could choose to move the Wolf using a rolled 5 from farm B to farm G"."""
    match = sit_down(4)
    stand(match, wolf="B", fox="E")
    roll(match, 5, 1, 2, 3)
    lay(match, G="pig/black pancake")
    go(match, "wolf", 5)
    assert stands(match, "wolf") == "G"
    assert held(match, 0, "wolf") == hand("pig/black, pancake")


@pytest.mark.rule("col-3")
def test_the_ring_has_no_end():
    match = sit_down()
    stand(match, wolf="A", fox="F")
    roll(match, 6, 6, 6)
    go(match, "fox", 6)
    assert stands(match, "fox") == "D"


@pytest.mark.rule("col-3")
@pytest.mark.parametrize(("die", "bones"), [(6, 2), (5, 3)])
def test_a_whole_lap_is_a_move(die, bones):
    """The figure must move before it collects, and comes back to its own farm."""
    match = sit_down()
    stand(match, wolf="C", fox="E")
    lay(match, C="sheep butter")
    give(match, 0, bones=bones)
    roll(match, die, die, die)
    go(match, "wolf", die, 8)
    assert stands(match, "wolf") == "C"
    assert held(match, 0, "wolf") == hand("sheep, butter")


@pytest.mark.rule("col-3")
def test_no_figure_stays_where_it_is():
    """No move of length 0 is on offer, however many bones there are."""
    match = sit_down()
    give(match, 0, bones=20)
    roll(match, 1, 1, 1)
    assert {distance for _, _, distance in offers(match)} == set(range(1, 22))


@pytest.mark.rule("col-4")
def test_the_die_lies_in_front_of_its_player_until_the_round_ends():
    match = sit_down(3)
    roll(match, 1, 2, 3)
    go(match, "wolf", 2)
    assert [die["used_by"] for die in match.view()["dice"]] == [None, 0, None]
    go(match, "wolf", 3)
    assert [die["used_by"] for die in match.view()["dice"]] == [None, 0, 1]
    go(match, "wolf", 1)
    assert [die.used_by for die in match.table.die[:3]] == [NOBODY] * 3


@pytest.mark.rule("col-5")
@pytest.mark.parametrize(("figure", "other"), [("wolf", "fox"), ("fox", "wolf")])
def test_both_cards_go_to_the_side_of_the_figure_that_fetched_them(figure, other):
    match = sit_down()
    stand(match, **{figure: "A", other: "H"})
    lay(match, C="bacon/white owl+bone")
    roll(match, 2, 2, 2)
    go(match, figure, 2)
    assert held(match, 0, figure) == hand("bacon/white, owl")
    assert not held(match, 0, other)
    assert not at_farm(match, "C")


@pytest.mark.rule("col-5")
def test_collected_cards_lie_open():
    """All collected farm cards are open information: everybody sees the same."""
    match = sit_down()
    lay(match, C="bacon/white owl+bone")
    roll(match, 2, 2, 2)
    go(match, "wolf", 2)
    shown = match.view()["seats"][0]["wolf"]
    assert [(card["kind"], card["mouse"], card["count"]) for card in shown] == [("bacon", "white", 1), ("owl", None, 1)]
    assert match.view(0) == match.view(1) == match.view(2) == match.view()


@pytest.mark.rule("col-6")
@pytest.mark.parametrize(("figure", "other"), [("wolf", "fox"), ("fox", "wolf")])
def test_wolf_and_fox_never_share_a_farm(figure, other):
    """The figure that would end with the other moves one space further."""
    match = sit_down()
    stand(match, **{figure: "B", other: "E"})
    lay(match, E="pig butter", F="sheep pancake")
    roll(match, 3, 3, 3)
    go(match, figure, 3)
    assert stands(match, figure) == "F"
    assert held(match, 0, figure) == hand("sheep, pancake")
    assert at_farm(match, "E") == hand("pig, butter")


@pytest.mark.rule("col-6")
def test_the_other_figure_is_no_obstacle_on_the_way():
    match = sit_down()
    stand(match, wolf="B", fox="D")
    roll(match, 4, 4, 4)
    go(match, "wolf", 4)
    assert stands(match, "wolf") == "F"


@pytest.mark.rule("col-7")
def test_an_empty_farm_sends_the_figure_on():
    """The figure goes on to the next farm that has cards and takes those."""
    match = sit_down()
    stand(match, wolf="A", fox="H")
    lay(match, C="", D="", E="chicken/brown rabbit/white")
    roll(match, 2, 2, 2)
    go(match, "wolf", 2)
    assert stands(match, "wolf") == "E"
    assert held(match, 0, "wolf") == hand("chicken/brown, rabbit/white")


@pytest.mark.rule("col-7")
def test_on_its_way_on_it_passes_the_other_figure():
    """C is empty, D is the fox's, E is empty again: the wolf ends at F."""
    match = sit_down()
    stand(match, wolf="A", fox="D")
    lay(match, C="", D="pig butter", E="", F="sheep pancake")
    roll(match, 2, 2, 2)
    go(match, "wolf", 2)
    assert stands(match, "wolf") == "F"
    assert held(match, 0, "wolf") == hand("sheep, pancake")


@pytest.mark.rule("col-7")
def test_the_farm_just_emptied_sends_the_next_player_on():
    """The fox fetches B's cards; a figure that would stop there in the same round goes on to C."""
    match = sit_down(3)
    stand(match, wolf="G", fox="A")
    roll(match, 1, 2, 3)
    go(match, "fox", 1)
    go(match, "fox", 2)
    assert stands(match, "fox") == "D"
    go(match, "wolf", 3)
    assert stands(match, "wolf") == "C"
