"""The two worked examples of the guide, with its numbers."""

import pytest

from reynard.games.ruse.actions import HUNT, MARK, STOP

from .playing import asks, do, go, kit, place, resources, to, track
from .tables import at_turn, bonus_row, lay_tile, mark_space, place_of, put_die, stack_bonus, stack_hunting


def pips(match):
    """Read what is left on the die that lies on the Fields' second space."""
    return int(match.table.space[place_of("fields"), 1].value)


def growth(match):
    """Read everybody's growth points."""
    return [int(match.table.seat[seat].growth) for seat in range(match.seats)]


@pytest.mark.rule("act-3")
@pytest.mark.rule("die-3")
@pytest.mark.rule("fox-4")
@pytest.mark.rule("rul-7")
@pytest.mark.rule("rul-9")
def test_a_five_with_a_penalty_of_one_pays_for_two_actions_and_the_third_costs_a_growth_point():
    """Example 1: 5 -> resource, -1 -> 4; toll 1; 2 -> 2; 2 -> exhausted; 1 -> pays 1 GP."""
    match = at_turn(roll=5, growth=5, night=True, hunter="river")
    put_die(match, 1, "fields", 0, 1)
    mark_space(match, 1, "fields", "a1")
    lay_tile(match, "fields", "c1", "T1 H2 M2 K2")
    stack_hunting(match, "fields", "-")
    place(match, "fields")
    assert resources(match, 0) == {"vole": 1}
    assert pips(match) == 4
    assert growth(match) == [5, 5]
    do(match, to("c1"))
    assert growth(match) == [4, 6]
    do(match, HUNT())
    assert pips(match) == 2
    do(match, MARK())
    assert pips(match) == 0
    assert growth(match) == [4, 6]  # a die used up by actions brings nothing
    match.table.seat[0].track[0] = 3  # the next step gives only victory points
    do(match, track("fields"))
    assert growth(match) == [3, 6]
    assert pips(match) == 0
    assert asks(match) == "act"  # the fourth action could be paid too
    do(match, kit(0))
    assert growth(match)[0] == 1


@pytest.mark.rule("die-4")
@pytest.mark.rule("die-2")
@pytest.mark.rule("rul-7")
@pytest.mark.rule("rul-8")
def test_a_one_on_the_rivers_first_space_is_depleted_and_brings_two_growth_points():
    """Example 2: 1 -> resource and bonus tile, -1 -> depleted, +2 GP; actions cost growth points."""
    match = at_turn(roll=1, growth=1, hunter="farm")
    stack_bonus(match, "4G")
    lay_tile(match, "river", "a1", "T2 M2")
    place(match, "river")
    own = match.table.seat[0]
    assert resources(match, 0) == {"fish": 1}
    assert own.flag[: own.flags_held].tolist() == [bonus_row("4G")]
    assert match.table.space[place_of("river"), 0].value == match.table.die == 0
    assert own.growth == 1 + 2
    do(match, to("a1"), MARK())
    assert match.table.seat[0].growth == 1 + 2 - 2
    assert match.table.seat[0].markers == 4
    assert match.table.turn == 1  # with 1 growth point the track action cannot be paid


@pytest.mark.rule("die-4")
@pytest.mark.rule("end-4")
def test_a_depleted_die_scores_nothing_at_the_end_of_the_round():
    match = at_turn(roll=1, growth=0, hunter="river")
    stack_bonus(match)
    for seat in (0, 1):
        match.table.seat[seat].dice = 0
    lay_tile(match, "river", "a1", "T2 M2")
    go(match, "river", "a1")
    while not match.over and match.table.round_number == 1:
        do(match, STOP())
    assert [int(match.table.seat[seat].points) for seat in (0, 1)] == [0, 0]
