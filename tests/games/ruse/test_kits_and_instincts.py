"""Kits at the Exits and Instincts: who may go, when an instinct develops, and what it scores."""

import pytest

from reynard.games.ruse.actions import STOP
from reynard.games.ruse.table import NOTHING, Instinct

from .playing import asks, chart, do, earned, end_round, instinct, kit_spaces, lay, may, place, send, turn
from .tables import (
    BOX,
    RULES,
    at_end_of_round,
    at_turn,
    dig,
    give_catch,
    growing,
    hold,
    mark_space,
    set_kit,
    stack_den,
    validated,
)

WAY_TO_THREE = {(3, 1): "NS", (3, 2): "NS", (3, 3): "NS"}
SLOTS = BOX["instincts"]["slot"]
TURN = next(row for row, each in enumerate(BOX["den"]["chart"]) if each["take"] == "turn")


def send_out(match, seat, number, way_out, value=None):
    """Have a kit at an exit already."""
    set_kit(match, seat, number, space=7, value=value)
    match.table.seat[seat].kit[number].exit = way_out


def slots(match, seat=0):
    """Read which exit has given its cube to each instinct."""
    return {Instinct(slot).name: int(way) for slot, way in enumerate(match.table.seat[seat].instinct) if way != NOTHING}


@pytest.mark.rule("ins-1")
@pytest.mark.rule("grow-8")
def test_a_kit_on_the_last_space_may_go_to_any_free_exit():
    match = growing()
    set_kit(match, 0, 0, space=6)
    set_kit(match, 0, 1, space=5)
    send_out(match, 0, 2, way_out=1)
    validated(match, 0, 2)
    assert match.legal(0) == [STOP(), *(send(0, way_out) for way_out in (0, 2, 3, 4))]
    do(match, send(0, 4))
    assert kit_spaces(match, 0)[0] == 7
    assert match.table.seat[0].kit[0].exit == 4
    assert slots(match) == {}


@pytest.mark.rule("ins-1")
def test_kits_leave_only_in_the_growth_phase():
    match = at_turn()
    set_kit(match, 0, 0, space=6)
    validated(match, 0, 1)
    assert not may(match, send(0, 0))
    assert asks(place(match, "den")) == "den"
    assert not may(match, send(0, 0))


@pytest.mark.rule("ins-2")
@pytest.mark.rule("rul-24")
@pytest.mark.parametrize("gone", range(5))
def test_the_nth_kit_needs_n_validated_objectives(gone):
    for objectives in range(6):
        match = growing(growth=9)
        for number in range(gone):
            send_out(match, 0, number, way_out=number)
        set_kit(match, 0, gone, space=6)
        validated(match, 0, objectives)
        assert (send(gone, gone) in match.legal(0)) == (objectives > gone)
    assert BOX["objectives"]["for_kit"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("ins-3")
@pytest.mark.rule("rul-25")
@pytest.mark.rule("rul-26")
def test_a_kit_that_comes_to_an_open_exit_develops_an_instinct():
    match = growing()
    dig(match, 0, WAY_TO_THREE)
    set_kit(match, 0, 1, space=6)
    validated(match, 0, 1)
    do(match, send(1, 2))
    assert asks(match) == "instinct"
    assert match.legal(0) == [
        instinct(name) for name in ("hunter", "territory", "explorer", "forager", "cunning", "family")
    ]
    do(match, instinct("cunning"))
    assert slots(match) == {"CUNNING": 2}
    assert match.table.seat[0].cubes == 1 << 2


@pytest.mark.rule("ins-3")
@pytest.mark.rule("rul-25")
def test_a_path_that_comes_to_a_waiting_kit_develops_an_instinct():
    match = at_turn()
    send_out(match, 0, 0, way_out=2)
    dig(match, 0, {(3, 1): "NS", (3, 2): "NS"})
    stack_den(match, "straight")
    place(match, "den")
    do(match, chart(0), lay(3, 3))
    assert asks(match) == "instinct"
    do(match, instinct("family"))
    assert slots(match) == {"FAMILY": 2}


@pytest.mark.rule("ins-3")
@pytest.mark.rule("rul-25")
def test_turning_a_tile_can_open_the_path():
    match = at_turn()
    send_out(match, 0, 0, way_out=2)
    dig(match, 0, {**WAY_TO_THREE, (3, 2): "EW"})
    place(match, "den")
    do(match, chart(TURN), turn(3, 2, 1))
    assert asks(match) == "instinct"


@pytest.mark.rule("ins-3")
def test_one_tile_can_open_the_way_for_two_kits():
    match = at_turn()
    send_out(match, 0, 0, way_out=2)
    send_out(match, 0, 1, way_out=1)
    dig(match, 0, {(3, 1): "NS", (3, 2): "NS", (2, 3): "NE"})
    stack_den(match, "cross")
    place(match, "den")
    do(match, chart(0), lay(3, 3), instinct("hunter"))
    assert asks(match) == "instinct"
    assert not may(match, instinct("hunter"))
    do(match, instinct("territory"))
    assert slots(match) == {"HUNTER": 2, "TERRITORY": 1}


@pytest.mark.rule("ins-3")
@pytest.mark.rule("rul-26")
def test_a_cube_moves_only_once_even_if_the_path_is_broken_and_mended():
    match = at_turn()
    send_out(match, 0, 0, way_out=2)
    dig(match, 0, WAY_TO_THREE)
    match.table.seat[0].cubes = 1 << 2
    match.table.seat[0].instinct[Instinct.FAMILY] = 2
    place(match, "den")
    do(match, chart(TURN), turn(3, 2, 1))
    assert match.table.seat[0].reached == 0
    assert slots(match) == {"FAMILY": 2}
    match = at_turn()
    send_out(match, 0, 0, way_out=2)
    dig(match, 0, {**WAY_TO_THREE, (3, 2): "EW"})
    match.table.seat[0].cubes = 1 << 2
    match.table.seat[0].instinct[Instinct.FAMILY] = 2
    place(match, "den")
    do(match, chart(TURN), turn(3, 2, 1))
    assert slots(match) == {"FAMILY": 2}
    assert match.table.turn == 1


def with_instinct(name, value, count):
    """End the game with one instinct of a kit and so many things for it to count."""
    match = at_end_of_round(at_turn(growth=0, round_number=4))
    own = match.table.seat[0]
    send_out(match, 0, 0, way_out=0, value=value)
    own.cubes = 1
    own.instinct[Instinct[name.upper()]] = 0
    if name == "hunter":
        give_catch(match, 0, "fields", count=min(3, count))
        give_catch(match, 0, "farm", count=max(0, count - 3))
    elif name == "territory":
        mark_space(match, 0, "fields", *("a1", "b1", "b2", "c1", "c2")[:count])
    elif name == "explorer":
        own.track[:count] = 2
        own.track[count:] = 1
    elif name == "forager":
        own.resource[:2] = (count - count // 2, count // 2)
    elif name == "cunning":
        validated(match, 0, count)
    else:
        for number in range(1, count):
            set_kit(match, 0, number, space=6)
    while not match.over:
        do(match, STOP())
    return match


@pytest.mark.rule("ins-4")
@pytest.mark.rule("fin-3")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        pytest.param("hunter", 1, marks=pytest.mark.rule("ins-5")),
        pytest.param("territory", 2, marks=pytest.mark.rule("ins-6")),
        pytest.param("explorer", 2, marks=pytest.mark.rule("ins-7")),
        pytest.param("forager", 1, marks=pytest.mark.rule("ins-8")),
        pytest.param("cunning", 1, marks=pytest.mark.rule("ins-9")),
        pytest.param("family", 1, marks=pytest.mark.rule("ins-10")),
    ],
)
@pytest.mark.parametrize(("count", "value"), [(1, 6), (3, 6), (4, 6), (4, 3), (3, 1)])
def test_an_instinct_scores_each_thing_up_to_the_value_of_its_kit(name, points, count, value):
    match = with_instinct(name, value, count)
    assert earned(match, 0, "instincts") == points * min(count, value)
    assert SLOTS[Instinct[name.upper()]]["points"] == points
    assert f"{points} victory point" in RULES[f"ins-{5 + Instinct[name.upper()]}"]


@pytest.mark.rule("ins-7")
def test_a_track_counts_for_the_explorer_from_step_two_on():
    assert earned(with_instinct("explorer", 6, 0), 0, "instincts") == 0
    assert BOX["instincts"]["explorer_step"] == 2


@pytest.mark.rule("ins-4")
def test_without_a_cube_nothing_scores():
    match = at_end_of_round(at_turn(growth=0, round_number=4))
    send_out(match, 0, 0, way_out=0, value=6)
    validated(match, 0, 3)
    end_round(match)
    while not match.over:
        do(match, STOP())
    assert earned(match, 0, "instincts") == 0


@pytest.mark.rule("rul-44")
@pytest.mark.rule("ins-2")
def test_objectives_of_the_last_round_still_let_kits_leave():
    match = at_end_of_round(at_turn(growth=0, round_number=4))
    hold(match, 0, "First steps")
    set_kit(match, 0, 0, space=6, value=3)
    end_round(match)
    assert asks(match) == "grow"
    assert match.table.seat[0].validations == 1
    do(match, send(0, 0))
    assert match.over
    assert earned(match, 0, "kits") == 3
