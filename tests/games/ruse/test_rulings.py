"""Rulings that no chapter of the tests names yet, and what they promise over whole games."""

from random import Random

import pytest

from reynard.games.ruse.actions import CHEESE, MARK, STOP
from reynard.games.ruse.table import NOTHING, Place, Stage

from .playing import asks, do, exchange, finish, go, into, kit_spaces, lay, place, seat_to_move, to, track, values
from .tables import (
    BOX,
    PRINTED,
    RULES,
    at_end_of_round,
    at_turn,
    dig,
    hold,
    lay_tile,
    mark_space,
    put_obstacle,
    set_kit,
    sit_down,
    stack_bonus,
    stack_den,
)


def whole_game(seats, seed, **options):
    """Play a game at random and stop before every move."""
    match, choices = sit_down(seats, seed, **options), Random(seed)
    while not match.over:
        yield match
        seat = choices.choice(match.pending)
        match.play(seat, choices.choice(match.legal(seat)))
    yield match


@pytest.mark.rule("rul-53")
def test_a_kit_increase_without_a_kit_to_raise_is_lost():
    match = at_turn(growth=0)
    stack_bonus(match, "K")
    for number in range(3):
        set_kit(match, 0, number, value=6)
    place(match, "river")
    assert asks(match) == "walk"
    assert values(match, 0)[:3] == [6, 6, 6]


@pytest.mark.rule("rul-53")
def test_with_one_kit_to_raise_nobody_is_asked():
    match = at_turn(growth=0)
    stack_bonus(match, "K")
    for number in (0, 2):
        set_kit(match, 0, number, value=6)
    place(match, "river")
    assert asks(match) == "walk"
    assert values(match, 0)[:3] == [6, 2, 6]


@pytest.mark.rule("rul-53")
def test_a_step_without_an_open_track_is_lost():
    match = at_turn(night=True)
    hold(match, 0, "Trail's end")
    match.table.seat[0].track[:] = 6
    go(match, "mountain", "m2")
    do(match, exchange())
    assert match.table.seat[0].track.tolist() == [6, 6, 6, 6]
    assert asks(match) != "track"


@pytest.mark.rule("rul-53")
def test_a_den_tile_without_room_is_lost():
    match = at_turn(growth=0)
    stack_bonus(match, "D")
    dig(match, 0, dict.fromkeys([(column, row) for column in range(1, 6) for row in (1, 2, 3)], "NESW"))
    left = int(match.table.den_left)
    place(match, "river")
    assert asks(match) == "walk"
    assert match.table.den_left == left


@pytest.mark.rule("rul-52")
def test_a_den_tile_of_a_bonus_too_opens_to_the_start():
    match = at_turn(growth=0)
    stack_bonus(match, "D")
    stack_den(match, "curve")
    place(match, "river")
    assert match.legal(0) == [lay(3, 1, 1), lay(3, 1, 2)]


@pytest.mark.rule("rul-16")
@pytest.mark.rule("bon-2")
def test_a_hunter_sent_by_a_bonus_tile_counts_at_once():
    match = at_turn(hunter="river")
    stack_bonus(match, "HUNTER 1G")
    lay_tile(match, "river", "a1", "T2 M2")
    place(match, "river")
    do(match, into("fields"))
    assert match.table.hunter == Place.FIELDS
    do(match, to("a1"), MARK())
    assert match.table.seat[0].markers == 4


@pytest.mark.rule("rul-17")
def test_the_wolf_does_not_stop_marking():
    match = at_turn()
    put_obstacle(match, "wolf", "fields")
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    assert match.legal(0) == [STOP(), MARK()]


@pytest.mark.rule("rul-18")
def test_the_hunter_does_not_stop_the_track():
    match = at_turn(hunter="fields")
    lay_tile(match, "fields", "a1", "H2 T2")
    go(match, "fields", "a1")
    assert match.legal(0) == [STOP(), track("fields")]


@pytest.mark.rule("rul-36")
def test_cheese_cannot_be_exchanged_once_the_round_ends():
    match = at_end_of_round(at_turn(growth=2))
    match.table.cheese = 0
    do(match, STOP())
    assert asks(match) == "grow"
    assert CHEESE() not in match.legal(0)
    assert match.table.seat[0].points == 4


@pytest.mark.rule("rul-20")
def test_the_last_marker_brings_its_point_each_time_it_is_taken():
    match = at_turn(roll=6, hunter="farm")
    lay_tile(match, "fields", "a1", "H2 M2")
    mark_space(match, 0, "forest", "a1", "b1", "b2", "c1")
    go(match, "fields", "a1")
    do(match, MARK())
    assert match.table.seat[0].points == 1
    assert match.table.seat[0].markers == 0


@pytest.mark.rule("rul-37")
@pytest.mark.rule("die-1")
def test_what_is_covered_is_the_rightmost_space_in_use():
    match = at_end_of_round(at_turn(3, growth=0, round_number=3))
    do(match, STOP())
    while asks(match) != "place":
        do(match, match.legal(seat_to_move(match))[0])
    place(match, "fields")
    assert match.table.die_space == 0
    assert match.table.open_spaces[Place.FIELDS] == 2


@pytest.mark.rule("rul-46")
def test_what_the_final_scoring_counts_is_told():
    for word in ("hunting tiles", "ours"):
        assert word in RULES["rul-46"]
    assert set(BOX["final"]) == {
        "source",
        "points_for_a_marker",
        "points_for_a_kit_pip",
        "points_for_a_set",
        "growth_points_for_a_point",
    }


@pytest.mark.rule("rul-14")
@pytest.mark.rule("rul-42")
@pytest.mark.rule("rul-2")
@pytest.mark.rule("fin-7")
@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 6), (3, 7), (4, 8), (5, 9)])
def test_whole_games_keep_everything_within_bounds(seats, seed):
    """Nothing falls below zero, nothing leaves the box, and every point has a source."""
    cards = set(range(len(BOX["objectives"]["card"])))
    tiles = sum(tile["count"] for tile in BOX["bonus"]["tile"])
    for match in whole_game(seats, seed, order=seed % 2) if seats > 1 else whole_game(seats, seed):
        if match.ply % 4 and not match.over:
            continue  # every fourth table is enough, and four times as fast
        t = match.table
        held = [int(card) for card in t.objective_stack[: t.objectives]]
        held += [int(card) for card in t.objective_discard[: t.discarded]]
        flags = 0
        for seat in range(seats):
            own = t.seat[seat]
            assert own.growth >= 0
            assert (own.resource >= 0).all()
            assert 0 <= own.markers <= 5
            assert own.catches == own.caught.sum() <= 6
            assert own.dice_owned <= 4
            assert own.earned.sum() == own.points
            assert all(1 <= value <= 6 for value in values(match, seat))
            assert own.tiles == (own.tile != NOTHING).sum()
            assert 5 - own.markers == (t.marker == seat).sum()
            held += [int(card) for card in own.hand[: own.cards]]
            held += [int(card) for card in own.validated[: own.validations]]
            flags += int(own.flags_held)
        assert sorted(held) == sorted(cards)
        lying = sum(place != NOTHING for place in t.obstacle.tolist())
        assert t.bonus_stack.sum() + t.bonus_discard.sum() + flags + lying == tiles
        assert (t.bonus_stack >= 0).all()
        assert t.den_left == t.den_stack.sum()
    assert match.table.round_number == 4
    assert match.table.stage == Stage.OVER
    assert match.winners or match.seats == 1  # alone the rival may win


@pytest.mark.rule("rul-41")
def test_den_tiles_show_at_most_one_bonus():
    assert {tile["gain"] for tile in BOX["den"]["tile"]} <= set(PRINTED)


@pytest.mark.rule("rul-29")
@pytest.mark.rule("grow-6")
def test_a_kit_that_leaves_by_an_icon_brings_a_black_kit_too():
    match = at_turn(hunter="farm")
    lay_tile(match, "river", "a1", "T2 M2")
    stack_bonus(match)
    match.table.seat[0].track[1] = BOX["territories"]["river"]["track"].index("A")
    set_kit(match, 0, 0, space=5)
    go(match, "river", "a1")
    do(match, track("river"), finish(0, "fish"))
    assert kit_spaces(match, 0) == [6, 1, 1, 1, 0]
