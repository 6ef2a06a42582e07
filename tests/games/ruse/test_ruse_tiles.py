"""Ruse Tiles: all fifteen, once in every round."""

import re

import pytest

from reynard.games.ruse.table import CHEESE, DOWN, HUNT, MARK, NOBODY, RUSE, STOP, UP, Place

from .playing import (
    asks,
    at,
    chart,
    do,
    end_round,
    go,
    kit,
    lay,
    lucky,
    may,
    place,
    resources,
    roll_next,
    take,
    to,
    track,
    turn,
    values,
)
from .tables import (
    BOX,
    RULES,
    at_end_of_round,
    at_end_of_turn,
    at_turn,
    dig,
    give_ruse,
    lay_tile,
    mark_space,
    place_of,
    put_die,
    put_obstacle,
    set_kit,
    stack_bonus,
    stack_den,
    stack_hunting,
)

GROWTH = BOX["growth_points"]["by_value"]
TURN = next(row for row, each in enumerate(BOX["den"]["chart"]) if each["take"] == "turn")


def with_ruse(name, **position):
    """Let the first seat have a ruse tile."""
    match = at_turn(**position)
    give_ruse(match, 0, name)
    return match


def rolled_with(name, value, growth=0):
    """Let the second seat have a ruse tile and roll this value."""
    match = at_end_of_turn(at_turn(growth=growth))
    give_ruse(match, 1, name)
    return roll_next(match, value)


def brought(name):
    """Say how many growth points a tile brings when it is used."""
    return BOX["ruse"]["growth_points"][BOX["ruse"]["names"].index(name)]


def used(match, seat=0):
    """Say whether a seat has used its tile in this round."""
    return bool(match.table.seat[seat].ruse_used)


@pytest.mark.rule("ruse-1")
def test_there_are_fifteen_named_as_in_the_rules():
    names = BOX["ruse"]["names"]
    assert len(names) == 15
    for number, name in enumerate(names):
        assert RULES[f"ruse-{number + 2}"].startswith(f"{name}:")


@pytest.mark.rule("ruse-1")
@pytest.mark.parametrize("name", BOX["ruse"]["names"])
def test_the_rules_tell_the_growth_points_of_every_tile(name):
    rule = RULES[f"ruse-{BOX['ruse']['names'].index(name) + 2}"]
    points = brought(name)
    told = [int(number) for number in re.findall(r"(?:gain|brings you|and) (\d) growth point", rule)]
    assert told == ([points] if points else [])


@pytest.mark.rule("ruse-1")
def test_a_ruse_tile_is_used_once_in_a_round_and_fresh_in_the_next():
    match = with_ruse("old fox", growth=0)
    do(match, RUSE)
    assert used(match)
    assert not may(match, RUSE)
    at_end_of_round(match)
    match.table.seat[0].growth = 0
    end_round(match)
    assert match.table.round_number == 2
    assert not used(match)
    assert match.table.seat[0].ruse == 14


@pytest.mark.rule("ruse-1")
def test_a_ruse_tile_works_only_in_ones_own_turn():
    match = at_turn()
    give_ruse(match, 1, "old fox")
    assert not may(match, RUSE)
    assert match.legal(1) == []


@pytest.mark.rule("ruse-2")
@pytest.mark.rule("rul-47")
def test_second_leap_rolls_again_before_the_growth_points():
    match = rolled_with("second leap", 6)
    assert asks(match) == "rolled"
    assert match.legal(1) == [STOP, RUSE]
    assert match.table.seat[1].growth == 0
    lucky(match, RUSE, lambda t: t.rolled == 1)
    assert used(match, 1)
    assert (asks(match), match.table.die) == ("place", 1)
    assert match.table.seat[1].growth == GROWTH[0] + brought("Second Leap")
    assert not may(match, RUSE)


@pytest.mark.rule("ruse-2")
def test_second_leap_may_keep_the_roll():
    match = do(rolled_with("second leap", 6), STOP)
    assert not used(match, 1)
    assert (asks(match), match.table.die, match.table.seat[1].growth) == ("place", 6, GROWTH[5])


@pytest.mark.rule("ruse-3")
@pytest.mark.parametrize(("value", "actions"), [(1, [UP]), (3, [UP, DOWN]), (6, [DOWN])])
def test_feint_changes_the_roll_by_one_within_one_to_six(value, actions):
    match = rolled_with("feint", value)
    assert match.legal(1) == [STOP, *actions]
    for action in actions:
        again = do(match.at(match.ply), action)
        changed = value + (1 if action == UP else -1)
        assert (again.table.rolled, again.table.die) == (changed, changed)
        assert again.table.seat[1].growth == GROWTH[changed - 1] + brought("Feint")
        assert used(again, 1)


@pytest.mark.rule("ruse-3")
@pytest.mark.rule("turn-4")
def test_feint_can_match_the_destiny_die():
    match = rolled_with("feint", 3)
    match.table.destiny = next(row for row, tile in enumerate(BOX["destiny"]["tile"]) if tile["gain"] == "2V")
    match.table.destiny_die = 4
    do(match, UP)
    assert match.table.seat[1].points == 2


@pytest.mark.rule("ruse-4")
@pytest.mark.rule("rul-47")
def test_night_eyes_walk_three_spaces_by_day_and_through_the_storm():
    match = with_ruse("night eyes", growth=0)
    put_obstacle(match, "storm", "fields")
    place(match, "fields")
    assert may(match, to("a1"), to("b1"), to("b2"), to("c1"), to("c2"))
    do(match, to("b1"))
    assert used(match)
    assert match.table.seat[0].growth == brought("Night Eyes")
    match.undo()
    do(match, to("a1"))
    assert not used(match)


@pytest.mark.rule("ruse-4")
def test_night_eyes_are_not_spent_on_what_everybody_can_walk():
    match = with_ruse("night eyes", night=True)
    go(match, "fields", "c1")
    assert not used(match)
    match = with_ruse("night eyes")
    match.table.seat[0].ruse_used = 1
    place(match, "fields")
    assert not may(match, to("c1"))


@pytest.mark.rule("ruse-5")
@pytest.mark.rule("rul-47")
def test_silent_paws_pay_no_tolls():
    match = with_ruse("silent paws", night=True)
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=1)
    mark_space(match, 1, "river", "a1", "b1")
    place(match, "river")
    do(match, RUSE, to("b1"))
    assert [int(match.table.seat[seat].growth) for seat in (0, 1)] == [5 + brought("Silent Paws"), 5]
    assert used(match)


@pytest.mark.rule("ruse-5")
def test_without_using_them_silent_paws_pay():
    match = with_ruse("silent paws")
    mark_space(match, 1, "fields", "a1")
    go(match, "fields", "a1")
    assert [int(match.table.seat[seat].growth) for seat in (0, 1)] == [3, 7]


@pytest.mark.rule("ruse-6")
@pytest.mark.rule("rul-47")
def test_decoy_lets_one_hunt_and_mark_under_the_hunters_eye():
    match = with_ruse("decoy", hunter="fields", growth=0)
    lay_tile(match, "fields", "a1", "H2 M2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    assert may(match, HUNT, MARK)
    assert not used(match)
    do(match, HUNT)
    assert used(match)
    assert match.table.seat[0].growth == 2 + brought("Decoy")
    assert may(match, MARK)
    do(match, MARK)
    assert match.table.seat[0].markers == 4


@pytest.mark.rule("ruse-6")
def test_decoy_is_not_spent_where_no_hunter_is():
    match = with_ruse("decoy", hunter="farm")
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    do(match, MARK)
    assert not used(match)
    match = with_ruse("decoy", hunter="fields")
    match.table.seat[0].ruse_used = 1
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    assert match.table.turn == 1


@pytest.mark.rule("ruse-7")
@pytest.mark.rule("rul-47")
def test_scavenger_turns_the_first_failure_of_a_round_into_growth_points():
    match = with_ruse("scavenger", growth=0)
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "-")
    go(match, "fields", "a1")
    do(match, HUNT)
    assert match.table.seat[0].growth == brought("Scavenger")
    assert used(match)
    match = with_ruse("scavenger", growth=0)
    match.table.seat[0].ruse_used = 1
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "-")
    go(match, "fields", "a1")
    do(match, HUNT)
    assert match.table.seat[0].growth == 0


@pytest.mark.rule("ruse-7")
def test_scavenger_waits_for_a_failure():
    match = with_ruse("scavenger", growth=0)
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    do(match, HUNT)
    assert not used(match)
    assert match.table.seat[0].growth == 2


@pytest.mark.rule("ruse-8")
@pytest.mark.rule("rul-47")
def test_cache_finds_the_resource_where_the_space_gave_none():
    match = with_ruse("cache", seats=3, growth=0)
    for number in range(2):
        put_die(match, 1, "farm", number, 1)
    stack_bonus(match)
    place(match, "farm")
    assert resources(match, 0) == {}
    do(match, RUSE)
    assert resources(match, 0) == {"egg": 1}
    assert match.table.seat[0].growth == brought("Cache")
    assert asks(match) == "walk"
    assert used(match)


@pytest.mark.rule("ruse-8")
def test_cache_finds_another_where_the_space_gave_one():
    match = place(with_ruse("cache"), "fields")
    assert resources(match, 0) == {"vole": 1}
    do(match, RUSE)
    assert resources(match, 0) == {"vole": 2}


@pytest.mark.rule("ruse-8")
@pytest.mark.parametrize("key", ["mountain", "den"])
def test_cache_does_nothing_where_no_resource_grows(key):
    assert not may(place(with_ruse("cache"), key), RUSE)


@pytest.mark.rule("ruse-9")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize(("key", "roll"), [("farm", 1), ("farm", 4), ("den", 3)])
def test_play_dead_keeps_the_penalty_away(key, roll):
    match = with_ruse("play dead", roll=roll, growth=0)
    put_die(match, 0, "den", 0, 1)
    do(match, RUSE)
    place(match, key)
    assert match.table.die == roll
    assert match.table.seat[0].growth == (1 if key == "farm" else 0) + brought("Play Dead")
    assert used(match)


@pytest.mark.rule("ruse-9")
def test_play_dead_does_not_last():
    match = do(with_ruse("play dead"), RUSE)
    match.table.seat[0].dice = 1
    match.table.seat[1].dice = 0
    place(match, "den")
    do(match, STOP)
    match.table.die = match.table.rolled = 4
    place(match, "farm")
    assert match.table.die == 3


@pytest.mark.rule("ruse-10")
@pytest.mark.rule("rul-47")
def test_strong_scent_marks_for_nothing():
    match = with_ruse("strong scent", roll=1, growth=0)
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    assert match.legal(0) == [STOP, RUSE]
    do(match, RUSE)
    do(match, MARK)
    assert match.table.space[0, 0].value == 1
    assert match.table.seat[0].markers == 4


@pytest.mark.rule("ruse-10")
def test_strong_scent_is_no_help_where_nobody_may_mark():
    match = with_ruse("strong scent", hunter="fields")
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    assert match.table.turn == 1
    assert not used(match)


@pytest.mark.rule("ruse-11")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize(("value", "after"), [(1, 3), (4, 6), (5, 6)])
def test_teacher_gives_two_for_the_price_of_one(value, after):
    match = with_ruse("teacher", roll=6, hunter="forest", growth=0)
    lay_tile(match, "forest", "a1", "K2 M2")
    set_kit(match, 0, 1, value=value)
    go(match, "forest", "a1")
    do(match, RUSE, kit(1))
    assert values(match, 0)[1] == after
    assert match.table.space[2, 0].value == 4
    assert match.table.seat[0].growth == brought("Teacher")
    assert used(match)


@pytest.mark.rule("ruse-11")
def test_without_using_teacher_a_kit_action_gives_one():
    match = with_ruse("teacher", roll=6, hunter="forest")
    lay_tile(match, "forest", "a1", "K2 M2")
    go(match, "forest", "a1")
    do(match, kit(1))
    assert values(match, 0)[1] == 2
    assert match.table.space[2, 0].value == 4
    assert not used(match)


@pytest.mark.rule("ruse-11")
def test_teacher_stays_away_from_the_mountain():
    match = go(with_ruse("teacher"), "mountain", "m2")
    assert not may(match, RUSE)


@pytest.mark.rule("ruse-12")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("way", ["random", "display", "turn"])
def test_digger_places_one_more_random_tile(way):
    match = with_ruse("digger", roll=6)
    dig(match, 0, {(3, 1): "NES"})
    stack_den(match, "cross")
    place(match, "den")
    do(match, RUSE)
    if way == "random":
        do(match, chart(0), lay(3, 2))
    elif way == "display":
        do(match, chart(1), take(0), lay(3, 2))
    else:
        do(match, chart(TURN), turn(3, 1, 1))
    assert (asks(match), match.table.turn) == ("lay", 0)
    do(match, lay(2, 1))
    while match.table.turn == 0:
        do(match, match.legal(0)[0])
    assert match.table.seat[0].tiles == (2 if way == "turn" else 3)
    assert used(match)


@pytest.mark.rule("ruse-13")
@pytest.mark.rule("rul-47")
def test_fence_slipper_takes_any_space_in_use():
    match = with_ruse("fence-slipper", seats=3, growth=0)
    put_die(match, 1, "fields", 1, 3)
    assert may(match, at("fields", 0), at("fields", 2), at("mountain", 0), at("mountain", 3))
    assert not may(match, at("fields", 1))
    assert not may(match, at("fields", 3))
    assert not may(match, at("den", 1))
    do(match, at("fields", 2))
    assert used(match)
    assert match.table.seat[0].growth == 2 + brought("Fence-slipper")  # two printed on the space
    match.undo()
    do(match, at("fields", 0))
    assert not used(match)


@pytest.mark.rule("ruse-14")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("holder", [NOBODY, 1])
def test_crows_friend_takes_the_cheese_for_a_growth_point(holder):
    match = with_ruse("crow's friend", growth=1)
    match.table.cheese = holder
    do(match, RUSE)
    assert match.table.cheese == 0
    assert match.table.seat[0].growth == 1 - BOX["ruse"]["crows_friend"] == 0
    assert may(match, CHEESE)
    assert used(match)


@pytest.mark.rule("ruse-14")
def test_without_a_growth_point_the_crow_keeps_the_cheese():
    assert not may(with_ruse("crow's friend", growth=0), RUSE)


@pytest.mark.rule("ruse-14")
def test_whoever_has_the_cheese_needs_no_crow():
    match = with_ruse("crow's friend")
    match.table.cheese = 0
    assert not may(match, RUSE)


@pytest.mark.rule("ruse-15")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize(("other", "shared"), [(Place.FIELDS, True), (Place.FARM, False), (-1, False)])
def test_shared_trail_brings_growth_points_where_another_fox_is(other, shared):
    match = with_ruse("shared trail", growth=0)
    match.table.seat[1].fox = other
    go(match, "fields", "a1")
    assert match.table.seat[0].growth == brought("Shared Trail") * shared
    assert used(match) == shared


@pytest.mark.rule("ruse-15")
def test_a_fox_that_stays_at_the_start_has_not_stopped_with_anyone():
    match = with_ruse("shared trail", growth=0)
    match.table.seat[1].fox = Place.FIELDS
    place(match, "fields")
    do(match, STOP)
    assert match.table.seat[0].growth == 0
    assert not used(match)


@pytest.mark.rule("ruse-16")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("moment", ["place", "walk", "act", "den"])
def test_old_fox_is_worth_two_growth_points_at_any_time(moment):
    match = with_ruse("old fox", growth=2)
    lay_tile(match, "fields", "a1", "H2 T2")
    if moment == "den":
        place(match, "den")
    elif moment != "place":
        place(match, "fields")
        if moment == "act":
            do(match, to("a1"))
    assert asks(match) == moment
    do(match, RUSE)
    assert match.table.seat[0].growth == 4


@pytest.mark.rule("ruse-16")
@pytest.mark.rule("act-3")
def test_old_fox_pays_for_what_nothing_else_would():
    match = with_ruse("old fox", roll=1, growth=0)
    lay_tile(match, "fields", "a1", "H2 T2")
    go(match, "fields", "a1")
    assert match.legal(0) == [STOP, RUSE]
    do(match, RUSE, track("fields"))
    assert match.table.seat[0].track[place_of("fields")] == 1


@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("tile", ["old fox", "crow's friend"])
def test_a_tile_for_any_time_is_asked_for_after_the_last_action(tile):
    match = with_ruse(tile, roll=4, growth=1)
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    do(match, track("fields"), HUNT)
    assert match.legal(0) == [STOP, RUSE]
    do(match, RUSE)
    assert used(match)
