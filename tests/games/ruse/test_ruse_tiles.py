"""Ruse Tiles: all fifteen, once in every round, and those that work at any time."""

import re

import pytest

from reynard.games.ruse.actions import CHEESE, HUNT, RUSE, STOP
from reynard.games.ruse.table import NOBODY

from .playing import asks, chart, do, end_round, go, may, place, to, track
from .ruse_tiles import brought, used, with_ruse
from .tables import BOX, RULES, at_end_of_round, at_turn, dig, give_ruse, lay_tile, place_of, stack_hunting


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
    do(match, RUSE())
    assert used(match)
    assert not may(match, RUSE())
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
    assert not may(match, RUSE())
    assert match.legal(1) == []


@pytest.mark.rule("ruse-14")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("holder", [NOBODY, 1])
def test_crows_friend_takes_the_cheese_for_a_growth_point(holder):
    match = with_ruse("crow's friend", growth=1)
    match.table.cheese = holder
    do(match, RUSE())
    assert match.table.cheese == 0
    assert match.table.seat[0].growth == 1 - BOX["ruse"]["crows_friend"] == 0
    assert may(match, CHEESE())
    assert used(match)


@pytest.mark.rule("ruse-14")
def test_without_a_growth_point_the_crow_keeps_the_cheese():
    assert not may(with_ruse("crow's friend", growth=0), RUSE())


@pytest.mark.rule("ruse-14")
def test_whoever_has_the_cheese_needs_no_crow():
    match = with_ruse("crow's friend")
    match.table.cheese = 0
    assert not may(match, RUSE())


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
    do(match, RUSE())
    assert match.table.seat[0].growth == 4


@pytest.mark.rule("ruse-16")
@pytest.mark.rule("act-3")
def test_old_fox_pays_for_what_nothing_else_would():
    match = with_ruse("old fox", roll=1, growth=0)
    lay_tile(match, "fields", "a1", "H2 T2")
    go(match, "fields", "a1")
    assert match.legal(0) == [STOP(), RUSE()]
    do(match, RUSE(), track("fields"))
    assert match.table.seat[0].track[place_of("fields")] == 1


@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("tile", ["old fox", "crow's friend"])
def test_a_tile_for_any_time_is_asked_for_after_the_last_action(tile):
    match = with_ruse(tile, roll=4, growth=1)
    lay_tile(match, "fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    do(match, track("fields"), HUNT())
    assert match.legal(0) == [STOP(), RUSE()]
    do(match, RUSE())
    assert used(match)


@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("row", [0, 1])
def test_a_tile_for_any_time_waits_in_the_den_only_until_the_den_action_is_chosen(row):
    match = place(with_ruse("old fox", growth=2), "den")
    assert may(match, RUSE(), chart(row))
    do(match, chart(row))
    assert not may(match, RUSE())


@pytest.mark.rule("rul-36")
@pytest.mark.rule("rul-47")
@pytest.mark.parametrize("growth", [0, 1])
def test_where_there_is_nothing_to_dig_the_cheese_and_a_tile_for_any_time_are_left(growth):
    match = with_ruse("crow's friend", growth=growth)
    full = {(column, row): "NESW" for column in (1, 2, 3, 4, 5) for row in (1, 2, 3)}
    dig(match, 0, full)
    place(match, "den")
    if growth:
        assert match.legal(0) == [STOP(), RUSE()]
        do(match, RUSE())
        assert match.legal(0) == [STOP(), CHEESE()]
        do(match, CHEESE())
    assert match.table.turn == 1
