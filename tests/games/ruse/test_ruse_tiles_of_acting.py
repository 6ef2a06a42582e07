"""Ruse Tiles of acting: hunting, marking, kits and the den."""

import pytest

from reynard.games.ruse.actions import HUNT, MARK, RUSE, STOP

from .playing import asks, chart, do, go, kit, lay, may, place, take, turn, values
from .ruse_tiles import brought, used, with_ruse
from .tables import BOX, dig, lay_tile, set_kit, stack_den, stack_hunting

TURN = next(row for row, each in enumerate(BOX["den"]["chart"]) if each["take"] == "turn")


@pytest.mark.rule("ruse-6")
@pytest.mark.rule("rul-47")
def test_decoy_lets_one_hunt_and_mark_under_the_hunters_eye():
    match = with_ruse("decoy", hunter="fields", growth=0)
    lay_tile(match, "fields", "a1", "H2 M2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    assert may(match, HUNT(), MARK())
    assert not used(match)
    do(match, HUNT())
    assert used(match)
    assert match.table.seat[0].growth == 2 + brought("Decoy")
    assert may(match, MARK())
    do(match, MARK())
    assert match.table.seat[0].markers == 4


@pytest.mark.rule("ruse-6")
def test_decoy_is_not_spent_where_no_hunter_is():
    match = with_ruse("decoy", hunter="farm")
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    do(match, MARK())
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
    do(match, HUNT())
    assert match.table.seat[0].growth == brought("Scavenger")
    assert used(match)
    match = with_ruse("scavenger", growth=0)
    match.table.seat[0].ruse_used = 1
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "-")
    go(match, "fields", "a1")
    do(match, HUNT())
    assert match.table.seat[0].growth == 0


@pytest.mark.rule("ruse-7")
def test_scavenger_waits_for_a_failure():
    match = with_ruse("scavenger", growth=0)
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    do(match, HUNT())
    assert not used(match)
    assert match.table.seat[0].growth == 2


@pytest.mark.rule("ruse-10")
@pytest.mark.rule("rul-47")
def test_strong_scent_marks_for_nothing():
    match = with_ruse("strong scent", roll=1, growth=0)
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    assert match.legal(0) == [STOP(), RUSE()]
    do(match, RUSE())
    do(match, MARK())
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
    do(match, RUSE(), kit(1))
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
    assert not may(match, RUSE())


@pytest.mark.rule("ruse-12")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("way", ["random", "display", "turn"])
def test_digger_places_one_more_random_tile(way):
    match = with_ruse("digger", roll=6)
    dig(match, 0, {(3, 1): "NES"})
    stack_den(match, "cross")
    place(match, "den")
    do(match, RUSE())
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
