"""Ruse Tiles of the die and of the way: rolling, placing and walking."""

import pytest

from reynard.games.ruse.actions import DOWN, RUSE, STOP, UP
from reynard.games.ruse.table import Place

from .playing import asks, at, do, go, lucky, may, place, resources, to
from .ruse_tiles import brought, rolled_with, used, with_ruse
from .tables import BOX, mark_space, put_die, put_obstacle, stack_bonus

GROWTH = BOX["growth_points"]["by_value"]


@pytest.mark.rule("ruse-2")
@pytest.mark.rule("rul-47")
def test_second_leap_rolls_again_before_the_growth_points():
    match = rolled_with("second leap", 6)
    assert asks(match) == "rolled"
    assert match.legal(1) == [STOP(), RUSE()]
    assert match.table.seat[1].growth == 0
    lucky(match, RUSE(), lambda t: t.rolled == 1)
    assert used(match, 1)
    assert (asks(match), match.table.die) == ("place", 1)
    assert match.table.seat[1].growth == GROWTH[0] + brought("Second Leap")
    assert not may(match, RUSE())


@pytest.mark.rule("ruse-2")
def test_second_leap_may_keep_the_roll():
    match = do(rolled_with("second leap", 6), STOP())
    assert not used(match, 1)
    assert (asks(match), match.table.die, match.table.seat[1].growth) == ("place", 6, GROWTH[5])


@pytest.mark.rule("ruse-3")
@pytest.mark.parametrize(("value", "actions"), [(1, [UP()]), (3, [UP(), DOWN()]), (6, [DOWN()])])
def test_feint_changes_the_roll_by_one_within_one_to_six(value, actions):
    match = rolled_with("feint", value)
    assert match.legal(1) == [STOP(), *actions]
    for action in actions:
        again = do(match.at(match.ply), action)
        changed = value + (1 if action == UP() else -1)
        assert (again.table.rolled, again.table.die) == (changed, changed)
        assert again.table.seat[1].growth == GROWTH[changed - 1] + brought("Feint")
        assert used(again, 1)


@pytest.mark.rule("ruse-3")
@pytest.mark.rule("turn-4")
def test_feint_can_match_the_destiny_die():
    match = rolled_with("feint", 3)
    match.table.destiny = next(row for row, tile in enumerate(BOX["destiny"]["tile"]) if tile["gain"] == "2V")
    match.table.destiny_die = 4
    do(match, UP())
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
    do(match, RUSE(), to("b1"))
    assert [int(match.table.seat[seat].growth) for seat in (0, 1)] == [5 + brought("Silent Paws"), 5]
    assert used(match)


@pytest.mark.rule("ruse-5")
def test_without_using_them_silent_paws_pay():
    match = with_ruse("silent paws")
    mark_space(match, 1, "fields", "a1")
    go(match, "fields", "a1")
    assert [int(match.table.seat[seat].growth) for seat in (0, 1)] == [3, 7]


@pytest.mark.rule("ruse-8")
@pytest.mark.rule("rul-47")
def test_cache_finds_the_resource_where_the_space_gave_none():
    match = with_ruse("cache", seats=3, growth=0)
    for number in range(2):
        put_die(match, 1, "farm", number, 1)
    stack_bonus(match)
    place(match, "farm")
    assert resources(match, 0) == {}
    do(match, RUSE())
    assert resources(match, 0) == {"egg": 1}
    assert match.table.seat[0].growth == brought("Cache")
    assert asks(match) == "walk"
    assert used(match)


@pytest.mark.rule("ruse-8")
def test_cache_finds_another_where_the_space_gave_one():
    match = place(with_ruse("cache"), "fields")
    assert resources(match, 0) == {"vole": 1}
    do(match, RUSE())
    assert resources(match, 0) == {"vole": 2}


@pytest.mark.rule("ruse-8")
@pytest.mark.parametrize("key", ["mountain", "den"])
def test_cache_does_nothing_where_no_resource_grows(key):
    assert not may(place(with_ruse("cache"), key), RUSE())


@pytest.mark.rule("ruse-9")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize(("key", "roll"), [("farm", 1), ("farm", 4), ("den", 3)])
def test_play_dead_keeps_the_penalty_away(key, roll):
    match = with_ruse("play dead", roll=roll, growth=0)
    put_die(match, 0, "den", 0, 1)
    do(match, RUSE())
    place(match, key)
    assert match.table.die == roll
    assert match.table.seat[0].growth == (1 if key == "farm" else 0) + brought("Play Dead")
    assert used(match)


@pytest.mark.rule("ruse-9")
def test_play_dead_does_not_last():
    match = do(with_ruse("play dead"), RUSE())
    match.table.seat[0].dice = 1
    match.table.seat[1].dice = 0
    place(match, "den")
    do(match, STOP())
    match.table.die = match.table.rolled = 4
    place(match, "farm")
    assert match.table.die == 3


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
    do(match, STOP())
    assert match.table.seat[0].growth == 0
    assert not used(match)
