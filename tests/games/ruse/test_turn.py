"""Your Turn: one die, its growth points, the destiny bonus, the cheese."""

import pytest

from reynard.games.ruse.actions import CHEESE, STOP
from reynard.games.ruse.table import NOBODY

from .playing import asks, at, books, chart, do, earned, end_round, go, may, place, roll_next, seat_to_move, to, track
from .tables import BOX, at_end_of_round, at_end_of_turn, at_turn, lay_tile, mark_space, stack_bonus


@pytest.mark.rule("turn-1")
def test_turns_go_round_in_order_one_die_each():
    match = at_turn(3)
    t = match.table
    t.order[:3] = (0, 2, 1)
    for seat, dice in enumerate((1, 2, 1)):
        t.seat[seat].dice = dice
    turns = []
    while asks(match) == "place":
        turns.append(int(match.table.turn))
        place(match, "den")
        do(match, STOP())
    assert turns == [0, 2, 1, 0, 1]  # seat 0 has one die in hand and one on the table
    assert asks(match) == "grow"


@pytest.mark.rule("turn-1")
def test_the_round_ends_when_nobody_has_a_die():
    match = at_end_of_turn(at_turn(2, growth=0))
    match.table.seat[0].dice = 0
    match.table.seat[1].dice = 1
    do(match, STOP())
    assert (match.table.turn, match.table.round_number) == (1, 1)
    at_end_of_round(match)
    match.table.seat[1].growth = 0
    do(match, STOP())
    assert match.table.round_number == 2


@pytest.mark.rule("turn-2")
def test_a_turn_begins_with_the_roll_of_one_die():
    match = at_end_of_turn(at_turn())
    match.table.seat[1].dice = 3
    rolls = set()
    for value in range(1, 7):
        roll_next(match, value)
        rolls.add(int(match.table.die))
        assert (asks(match), seat_to_move(match)) == ("place", 1)
        assert match.table.seat[1].dice == 2
        match.undo()
    assert rolls == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("turn-3")
@pytest.mark.parametrize(("value", "growth"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_low_rolls_bring_more_growth_points(value, growth):
    match = at_end_of_turn(at_turn(growth=0))
    match.table.destiny_die = 7 - value
    roll_next(match, value)
    assert match.table.seat[1].growth == growth
    assert BOX["growth_points"]["by_value"][value - 1] == growth


@pytest.mark.rule("turn-4")
@pytest.mark.rule("rul-45")
def test_the_destiny_bonus_comes_each_time_the_value_is_rolled_and_before_the_die_is_placed():
    match = at_end_of_turn(at_turn(growth=0))
    match.table.destiny = next(row for row, tile in enumerate(BOX["destiny"]["tile"]) if tile["gain"] == "2V")
    match.table.destiny_die = 3
    for times in (1, 2):
        match.table.seat[1].dice = 2
        match.table.place_in_order = match.table.turn = 0
        roll_next(at_end_of_turn(match), 3)
        assert asks(match) == "place"
        assert match.table.seat[1].points == 2 * times
    match.table.place_in_order = match.table.turn = 0
    roll_next(at_end_of_turn(match), 4)
    assert match.table.seat[1].points == 4


@pytest.mark.rule("turn-5")
def test_a_die_goes_to_a_territory_the_mountain_or_the_den():
    match = at_turn()
    assert match.legal(0) == [at(key, 0) for key in ("fields", "river", "forest", "farm", "mountain", "den")]
    for key, then in (("fields", "walk"), ("mountain", "walk"), ("den", "den")):
        place(match, key)
        assert asks(match) == then
        match.undo()


@pytest.mark.rule("turn-6")
@pytest.mark.rule("rul-36")
@pytest.mark.parametrize("moment", ["place", "walk", "act", "den"])
def test_the_cheese_may_be_given_back_at_any_time(moment):
    match = at_turn(growth=2)
    match.table.cheese = 0
    lay_tile(match, "fields", "a1", "H2 T2")
    if moment in ("walk", "act"):
        place(match, "fields")
    if moment == "act":
        do(match, to("a1"))
    if moment == "den":
        place(match, "den")
    assert asks(match) == moment
    before = books(match, 0)
    do(match, CHEESE())
    assert books(match, 0) == before._replace(growth=before.growth + 3, cheese=NOBODY)
    assert asks(match) == moment
    assert not may(match, CHEESE())


@pytest.mark.rule("turn-6")
@pytest.mark.rule("rul-36")
def test_cheese_gained_with_the_last_thing_to_do_can_still_be_given_back():
    match = at_turn(roll=6, growth=0)
    lay_tile(match, "farm", "a1", "M2 T3")
    match.table.hunter = 0
    match.table.seat[0].markers = 0
    match.table.seat[0].track[3] = 1
    go(match, "farm", "a1")
    do(match, track("farm"))
    assert match.table.cheese == 0
    assert match.legal(0) == [STOP(), CHEESE()]
    do(match, CHEESE())
    assert match.table.cheese == NOBODY
    assert match.table.turn == 1


@pytest.mark.rule("turn-6")
@pytest.mark.rule("rul-36")
def test_after_the_tolls_the_cheese_can_be_given_back_even_where_nothing_can_be_done():
    match = at_turn(growth=1, hunter="fields")
    match.table.cheese = 0
    lay_tile(match, "fields", "a1", "H2 M2")
    mark_space(match, 1, "fields", "a1")
    go(match, "fields", "a1")
    assert match.table.seat[0].growth == 0
    do(match, CHEESE())
    assert match.table.seat[0].growth == 3


@pytest.mark.rule("turn-6")
@pytest.mark.rule("rul-36")
def test_whoever_gains_the_cheese_takes_it_from_its_holder_who_gets_nothing():
    match = at_turn()
    match.table.cheese = 1
    stack_bonus(match, "CH")
    before = books(match, 1)
    place(match, "river")
    assert match.table.cheese == 0
    assert books(match, 1) == before._replace(cheese=0)


@pytest.mark.rule("turn-6")
def test_only_its_holder_gives_the_cheese_back_and_only_in_turn():
    match = at_turn()
    match.table.cheese = 1
    assert not may(match, CHEESE())
    assert match.legal(1) == []


@pytest.mark.rule("turn-6")
@pytest.mark.rule("end-3")
def test_cheese_kept_to_the_end_of_the_round_is_worth_four_points():
    match = at_end_of_round(at_turn(growth=0))
    match.table.cheese = 1
    end_round(match)
    assert earned(match, 1, "cheese") == match.table.seat[1].points == 4
    assert match.table.cheese == NOBODY


@pytest.mark.rule("turn-6")
def test_cheese_pays_for_what_pips_and_growth_points_do_not():
    match = at_turn(roll=1, growth=0)
    match.table.cheese = 0
    place(match, "den")
    assert not may(match, chart(2))
    do(match, CHEESE())
    assert may(match, chart(2))
