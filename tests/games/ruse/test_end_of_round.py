"""The End of a Round: ten steps, each in turn order."""

import pytest

from reynard.games.ruse.actions import STOP
from reynard.games.ruse.rules.round_end import FINAL_SCORING
from reynard.games.ruse.table import CENTRE, NOBODY, NOTHING, START, Obstacle, Place

from .playing import (
    asks,
    do,
    earned,
    end_round,
    kit_spaces,
    lucky,
    place,
    resource,
    resources,
    seat_to_move,
    send,
    tales,
)
from .tables import (
    BOX,
    TERRITORIES,
    at_end_of_round,
    at_turn,
    bonus_row,
    dice_at,
    give_catch,
    hold,
    place_of,
    put_die,
    put_obstacle,
    set_kit,
    space_of,
    validated,
)


def last_turn(seats=2, growth=0, **position):
    """Stand before the end of a round."""
    return at_end_of_round(at_turn(seats, growth=growth, **position))


def growth(match):
    """Read everybody's growth points."""
    return [int(match.table.seat[seat].growth) for seat in range(match.seats)]


def steps_told(match):
    """Read the numbers of the steps of the latest end of a round."""
    return [number for tale, number in tales(match.table.ended, match.table.ends) if tale == "end_step"]


@pytest.mark.rule("end-1")
def test_camp_brings_two_growth_points_to_those_in_its_territory():
    match = last_turn(3, round_number=4)
    put_obstacle(match, "camp", "forest")
    for seat, where in enumerate((Place.FOREST, Place.FARM, Place.FOREST)):
        match.table.seat[seat].fox = where
    end_round(match)
    assert growth(match) == [2, 0, 2]


@pytest.mark.rule("end-1")
def test_bear_brings_a_resource_of_choice_in_turn_order():
    match = last_turn(3)
    match.table.order[:3] = (2, 1, 0)
    put_obstacle(match, "bear", "forest")
    for seat, where in enumerate((Place.FOREST, Place.MOUNTAIN, Place.FOREST)):
        match.table.seat[seat].fox = where
    end_round(match)
    assert (asks(match), seat_to_move(match)) == ("resource", 2)
    do(match, resource("fish"))
    assert (asks(match), seat_to_move(match)) == ("resource", 0)
    do(match, resource("egg"))
    assert [resources(match, seat) for seat in (2, 0)] == [{"fish": 1}, {"egg": 1}]


@pytest.mark.rule("end-1")
def test_who_is_elsewhere_or_in_the_centre_gains_nothing():
    match = last_turn(round_number=4)
    put_obstacle(match, "camp", "forest")
    put_obstacle(match, "bear", "forest")
    match.table.seat[0].fox = CENTRE
    match.table.seat[1].fox = Place.MOUNTAIN
    end_round(match)
    assert growth(match) == [0, 0]


@pytest.mark.rule("rul-32")
@pytest.mark.rule("end-1")
def test_camp_finds_a_fox_that_stayed_at_the_start_of_the_path_even_after_a_die_in_the_den():
    match = at_turn(growth=0, round_number=4)
    put_obstacle(match, "camp", "forest")
    match.table.seat[0].fox, match.table.seat[0].fox_space = Place.FOREST, START
    match.table.seat[0].dice = match.table.seat[1].dice = 0
    place(match, "den")
    end_round(match)
    assert [seat for tale, seat in tales(match.table.ended, match.table.ends) if tale == "camp"] == [0]


@pytest.mark.rule("rul-32")
@pytest.mark.parametrize("key", TERRITORIES)
def test_the_fox_is_where_the_last_die_outside_the_den_went(key):
    match = at_turn(growth=0)
    match.table.bonus_stack[:] = 0
    place(match, key)
    do(match, STOP())
    assert match.table.seat[0].fox == place_of(key)
    match = at_turn(growth=0)
    match.table.seat[0].fox = place_of(key)
    match.table.seat[0].fox_space = space_of("b1")
    place(match, "den")
    assert match.table.seat[0].fox == place_of(key)


@pytest.mark.rule("end-2")
@pytest.mark.rule("rul-23")
def test_objectives_are_scored_before_dice_and_growth():
    match = last_turn()
    hold(match, 1, "First catch")
    give_catch(match, 1, "fields", "2G", 2)
    end_round(match)
    assert earned(match, 1, "objectives") == 3


@pytest.mark.rule("end-3")
def test_the_cheese_goes_back_to_the_supply():
    match = last_turn(3)
    match.table.cheese = 2
    end_round(match)
    assert [earned(match, seat, "cheese") for seat in range(3)] == [0, 0, 4]
    assert match.table.cheese == NOBODY


@pytest.mark.rule("end-4")
def test_every_pip_left_is_a_point_and_the_dice_come_back():
    match = last_turn(3)
    put_die(match, 0, "fields", 0, 3)
    put_die(match, 0, "den", 0, 2)
    put_die(match, 1, "mountain", 1, 0)
    put_die(match, 2, "farm", 0, 6)
    put_die(match, 2, "river", 1, 1)
    end_round(match)
    assert [earned(match, seat, "dice") for seat in range(3)] == [5, 0, 7]
    for key in (*TERRITORIES, "mountain"):
        assert set(dice_at(match, key)) == {NOBODY}
    assert {int(die.owner) for seat in range(3) for die in match.table.seat[seat].den_die} == {NOBODY}


@pytest.mark.rule("end-5")
def test_in_the_growth_phase_everybody_chooses_in_turn_order():
    match = last_turn(3, growth=2)
    match.table.order[:3] = (1, 2, 0)
    match.table.seat[2].growth = 1
    end_round(match)
    asked = []
    while asks(match) == "grow":
        asked.append(seat_to_move(match))
        do(match, STOP())
    assert asked == [1, 0]  # seat 2 can pay for nothing


@pytest.mark.rule("end-5")
def test_a_seat_goes_on_growing_until_it_stops_or_can_do_no_more():
    match = last_turn(growth=0)
    match.table.seat[1].growth = 4
    end_round(match)
    assert seat_to_move(match) == 1
    do(match, match.legal(1)[1])
    assert (asks(match), seat_to_move(match)) == ("grow", 1)
    do(match, match.legal(1)[1])
    assert match.table.round_number == 2
    assert kit_spaces(match, 1)[0] == 3


@pytest.mark.rule("end-6")
@pytest.mark.rule("rul-31")
def test_all_foxes_go_back_to_the_centre():
    match = last_turn(3)
    for seat, (key, space) in enumerate([("farm", "c2"), ("river", "a1"), ("fields", "b1")]):
        match.table.seat[seat].fox = place_of(key)
        match.table.seat[seat].fox_space = space_of(space)
    end_round(match)
    assert {int(match.table.seat[seat].fox) for seat in range(3)} == {CENTRE}
    assert {int(match.table.seat[seat].fox_space) for seat in range(3)} == {START}


@pytest.mark.rule("end-7")
def test_all_obstacles_leave_the_board_and_their_tiles_are_discarded():
    match = last_turn()
    match.table.bonus_discard[:] = 0
    for name in ("storm", "wolf", "camp", "bear", "beaver"):
        put_obstacle(match, name, "river", owner=1)
    lucky(match, STOP(), lambda t: t.rolled != t.destiny_die)
    assert set(match.table.obstacle.tolist()) == {NOTHING}
    assert match.table.beaver_owner == NOBODY
    for obstacle in Obstacle:
        assert match.table.bonus_discard[bonus_row(obstacle.name)] == 1


@pytest.mark.rule("rul-33")
def test_the_hunter_stays_until_the_next_destiny_tile():
    match = last_turn(round_number=4, hunter="forest")
    end_round(match)
    assert match.over
    assert match.table.hunter == Place.FOREST
    match = last_turn(round_number=2, hunter="forest")
    farm = next(row for row, tile in enumerate(BOX["destiny"]["tile"]) if tile["hunter"] == "farm")
    match.table.destiny_used = (1 << len(BOX["destiny"]["tile"])) - 1 & ~(1 << farm)
    end_round(match)
    assert match.table.round_number == 3
    assert match.table.hunter == Place.FARM


@pytest.mark.rule("end-8")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_hunting_tiles_are_laid_out_anew(seats):
    match = last_turn(seats)
    for territory in range(4):
        match.table.hunting[territory].spots = 0
    end_round(match)
    wanted = BOX["hunting"]["tiles_in_a_territory"][seats - 1]
    assert [int(match.table.hunting[territory].spots) for territory in range(4)] == [wanted] * 4


@pytest.mark.rule("end-8")
@pytest.mark.rule("rul-49")
def test_when_hunting_tiles_run_out_the_discarded_come_back():
    match = last_turn()
    ground = match.table.hunting[0]
    ground.stack[:] = (0, 1, 0, 0, 0)
    ground.discard[:] = (2, 0, 0, 0, 1)
    ground.spots = 1
    end_round(match)
    ground = match.table.hunting[0]
    assert ground.stack.tolist() == [2, 1, 0, 0, 1]
    assert not ground.discard.any()
    assert ground.spots == 2


@pytest.mark.rule("rul-49")
def test_as_long_as_there_are_enough_the_discarded_stay_away():
    match = last_turn()
    ground = match.table.hunting[0]
    ground.stack[:] = (0, 2, 0, 0, 0)
    ground.discard[:] = (2, 0, 0, 0, 1)
    ground.spots = 1
    end_round(match)
    assert match.table.hunting[0].stack.tolist() == [0, 2, 0, 0, 0]
    match = last_turn()
    match.table.hunting[0].stack[:] = (1, 0, 0, 0, 0)
    match.table.hunting[0].spots = 0
    end_round(match)
    assert match.table.hunting[0].spots == 1


@pytest.mark.rule("end-9")
@pytest.mark.rule("rul-34")
@pytest.mark.rule("rul-57")
@pytest.mark.parametrize(
    ("points", "gained"),
    [
        ((0, 4), (0, 0)),
        ((0, 5), (0, 0)),
        ((0, 6), (2, 0)),
        ((5, 6), (0, 0)),
        ((4, 6), (2, 0)),
        ((5, 10), (0, 0)),
        ((3, 21), (8, 0)),
        ((21, 3), (0, 8)),
        ((7, 7), (0, 0)),
        ((98, 106), (4, 0)),
        ((3, 21, 9), (8, 0, 0)),
        ((3, 21, 3), (8, 0, 8)),
        ((9, 9, 9, 9), (0, 0, 0, 0)),
        ((0, 11, 11, 0, 5), (4, 0, 0, 4, 0)),
    ],
)
def test_the_last_catch_up_by_the_orange_spaces_between_them_and_the_leader(points, gained):
    match = last_turn(len(points), round_number=4)
    for seat, each in enumerate(points):
        match.table.seat[seat].points = each
    end_round(match)
    assert tuple(growth(match)) == gained


@pytest.mark.rule("end-9")
def test_every_fifth_space_is_orange_and_worth_two():
    assert (BOX["table"]["orange_every"], BOX["table"]["catch_up"]) == (5, 2)


@pytest.mark.rule("end-10")
@pytest.mark.rule("rul-35")
@pytest.mark.parametrize(
    ("points", "before", "most_first", "fewest_first"),
    [
        ((5, 9, 7), (0, 1, 2), [1, 2, 0], [0, 2, 1]),
        ((5, 5, 5), (2, 0, 1), [2, 0, 1], [2, 0, 1]),
        ((5, 9, 5), (2, 1, 0), [1, 2, 0], [2, 0, 1]),
        ((1, 2, 3, 3, 2), (4, 3, 2, 1, 0), [3, 2, 4, 1, 0], [0, 4, 1, 3, 2]),
    ],
)
@pytest.mark.parametrize("option", [0, 1])
def test_the_next_order_follows_the_points(points, before, most_first, fewest_first, option):
    match = last_turn(len(points), order=option)
    match.table.order[: len(before)] = before
    match.table.turn = before[0]
    match.table.due = 1 << before[0]
    match.table.order_tile[:] = 1
    for seat, each in enumerate(points):
        match.table.seat[seat].points = each
    end_round(match)
    while asks(match) not in ("place", "rolled"):
        do(match, match.legal(seat_to_move(match))[0])
    expected = fewest_first if option else most_first
    assert match.table.order[: len(points)].tolist() == expected
    assert match.table.turn == expected[0]


@pytest.mark.rule("end-10")
@pytest.mark.rule("end-4")
def test_points_of_the_same_round_end_count_for_the_order():
    match = last_turn()
    match.table.seat[0].points = 3
    put_die(match, 1, "fields", 0, 4)
    end_round(match)
    assert match.table.order[:2].tolist() == [1, 0]


@pytest.mark.rule("end-11")
def test_after_the_fourth_round_all_steps_are_taken_and_the_game_is_over():
    match = last_turn(round_number=4)
    hold(match, 1, "First steps")
    set_kit(match, 1, 0, space=6, value=2)
    validated(match, 0, 0)
    put_die(match, 0, "fields", 0, 3)
    match.table.cheese = 0
    end_round(match)
    do(match, send(0, 0))
    assert match.over
    assert steps_told(match) == [1, 2, 3, 4, 5, 6, 7, 8, 9, FINAL_SCORING]  # there is no next round to order
    assert [int(match.table.seat[seat].points) for seat in (0, 1)] == [4 + 3, 3 + 2]
    assert match.table.round_number == 4


@pytest.mark.rule("end-11")
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_before_that_another_round_follows(round_number):
    match = last_turn(round_number=round_number)
    end_round(match)
    assert match.table.round_number == round_number + 1
    assert steps_told(match) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
