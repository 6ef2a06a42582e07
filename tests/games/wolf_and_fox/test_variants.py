"""Variants."""

from random import Random

import pytest

from reynard.games.wolf_and_fox.table import NOTHING, Phase

from ..playing import play_out
from .positions import GAME, dice, earned, end_the_day, give, go, hand, held, lay, roll, sit_down


@pytest.mark.rule("var-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_farmer_comes_to_young_gamers(seats):
    """Young Gamer Variant: ignore that step of day end."""
    match = play_out(sit_down(seats, young=1), Random(4))
    assert match.ply == 12 * seats
    assert all(table.phase != Phase.FARMER and table.farmer == NOTHING for table in match.tables)
    assert match.table.farmers_left == 12


@pytest.mark.rule("var-1")
def test_young_gamers_have_no_divider():
    """What the wolf fetches lies with everything else."""
    match = sit_down(young=1)
    lay(match, B="sheep pancake", F="pig butter")
    roll(match, 1, 1, 1)
    go(match, "wolf", 1)
    go(match, "fox", 1)
    assert held(match, 0, "fox") == hand("sheep, pancake")
    assert held(match, 1, "fox") == hand("pig, butter")
    assert not held(match, 0, "wolf")


@pytest.mark.rule("var-1")
def test_nobody_loses_a_card_and_everything_else_stays_the_same():
    match = sit_down(young=1)
    give(match, 0, fox="3 sheep, 2 pig/brown, owl/brown, bacon, 2 pancake, butter")
    end_the_day(match, "The Sheepdogs")
    assert earned(match, 0) == {"sheep": 12, "pigs": 6, "bacon": 5, "pancakes": 4, "mice": 3}
    assert held(match, 0, "fox") == hand("owl/brown, bacon, 2 pancake")
    assert (match.table.day, match.table.round_of_day) == (1, 0)


@pytest.mark.rule("var-2")
@pytest.mark.parametrize("sides", [6, 8])
def test_six_sides_or_eight(sides):
    matches = [GAME.start(4, seed=seed, options={"sides": sides}) for seed in range(100)]
    assert {value for match in matches for value in dice(match)} == set(range(1, sides + 1))


@pytest.mark.rule("var-2")
def test_six_unless_chosen_otherwise():
    assert GAME.start(2).options == {"young": 0, "sides": 6}
    assert GAME.start(2).view()["sides"] == 6


@pytest.mark.rule("var-2")
def test_the_dice_keep_their_sides_all_game():
    match = play_out(sit_down(4, sides=8), Random(6))
    rolled = {int(die.value) for table in match.tables for die in table.die[:4]}
    assert rolled == set(range(1, 9))
