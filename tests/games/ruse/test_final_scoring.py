"""Final Scoring: what the boards are worth, and who wins."""

from itertools import product

import pytest

from reynard.games.ruse.actions import STOP
from reynard.games.ruse.rules.scoring import final_points
from reynard.games.ruse.table import Source
from reynard.games.ruse.words.names import SOURCE_WORDS

from .playing import do, earned, end_round, resources
from .tables import (
    BOX,
    PATH,
    RULES,
    TERRITORIES,
    at_end_of_round,
    at_turn,
    give_catch,
    hold,
    mark_space,
    older_box,
    own_box,
    place_of,
    put_die,
    put_obstacle,
    set_kit,
    validated,
)

FINAL = BOX["final"]
GROWTH_ROWS = {
    2: 'price = 2, spaces = ["K", "1V", "K", "2V"], green = "3V", black = "-"',
    3: 'price = 3, spaces = ["K", "1V", "K", "2V"], green = "5V", black = "4V"',
    4: 'price = 4, spaces = ["K", "2V", "K", "3V"], green = "7V", black = "6V"',
}
THREE = '"1V 1V 1V"'
THREE_ICONS = f"price = {{}}, spaces = [{', '.join([THREE] * 4)}], green = {THREE}, black = {THREE}"
EASY = [
    card["name"] for card in BOX["objectives"]["card"] if card["kind"] not in ("deep_markers", "exit_path", "kits_out")
]


def last_turn(seats=2, growth=0, box=None):
    """Stand before the end of the game."""
    match = at_turn(seats, growth=growth, round_number=4)
    match.box = box or match.box
    return at_end_of_round(match)


def finish_game(match):
    """Play to the end without growing."""
    end_round(match)
    while not match.over:
        do(match, STOP())
    return match


def at_exit(match, seat, kit, way_out, value):
    """Have a kit at an exit."""
    set_kit(match, seat, kit, space=7, value=value)
    match.table.seat[seat].kit[kit].exit = way_out


@pytest.mark.rule("fin-1")
@pytest.mark.rule("rul-46")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12)])
def test_hunting_tiles_score_by_their_number(tiles, points):
    match = last_turn()
    give_catch(match, 0, "fields", "2G", min(tiles, 3))
    give_catch(match, 0, "farm", "-", max(0, min(tiles - 3, 2)))
    give_catch(match, 0, "river", "3G", max(0, tiles - 5))
    finish_game(match)
    assert earned(match, 0, "hunting") == points
    assert BOX["hunting"]["chart"][tiles] == points


@pytest.mark.rule("fin-1")
def test_the_rules_tell_the_chart_of_the_box():
    assert ", ".join(map(str, BOX["hunting"]["chart"][1:])) in RULES["fin-1"]


@pytest.mark.rule("fin-2")
@pytest.mark.rule("rul-46")
def test_kits_at_the_exits_score_their_values_and_the_others_nothing():
    match = last_turn()
    at_exit(match, 0, 0, 0, 5)
    at_exit(match, 0, 3, 4, 2)
    set_kit(match, 0, 1, space=6, value=6)
    set_kit(match, 0, 2, space=5, value=6)
    finish_game(match)
    assert earned(match, 0, "kits") == 7


@pytest.mark.rule("fin-3")
def test_several_instincts_add_up():
    match = last_turn()
    own = match.table.seat[0]
    at_exit(match, 0, 0, 0, 2)
    at_exit(match, 0, 1, 3, 6)
    own.cubes = 0b01001
    own.instinct[0], own.instinct[5] = 0, 3  # Hunter by the first exit, Family by the fourth
    give_catch(match, 0, "fields", "2G", 3)
    finish_game(match)
    assert earned(match, 0, "instincts") == 1 * min(3, 2) + 1 * min(2, 6)


@pytest.mark.rule("fin-4")
def test_every_marker_on_the_board_scores():
    match = last_turn()
    mark_space(match, 0, "fields", "a1", "c1")
    mark_space(match, 0, "farm", "b2")
    mark_space(match, 1, "farm", "a1")
    finish_game(match)
    assert [earned(match, seat, "markers") for seat in (0, 1)] == [3, 1]
    assert FINAL["points_for_a_marker"] == 1


@pytest.mark.rule("fin-5")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((5, 0, 0, 0), 0),
        ((1, 0, 0, 1), 1),
        ((1, 1, 0, 1), 2),
        ((1, 1, 1, 1), 4),
        ((2, 2, 1, 1), 4 + 1),
        ((3, 2, 4, 2), 4 + 4 + 1),
    ],
)
def test_sets_of_different_resources_score(held, points):
    match = last_turn()
    match.table.seat[0].resource[:] = held
    finish_game(match)
    assert earned(match, 0, "resources") == points
    assert sum(resources(match, 0).values()) == sum(held)


@pytest.mark.rule("fin-5")
def test_the_rules_tell_the_sets_of_the_box():
    one, two, three, four = FINAL["points_for_a_set"]
    assert one == 0
    assert f"{two} for two kinds, {three} for three, {four} for all four" in RULES["fin-5"]


@pytest.mark.rule("fin-5")
def test_in_an_older_box_three_resources_of_whatever_kinds_are_a_point():
    match = last_turn(box=older_box())
    match.table.seat[0].resource[:] = (5, 0, 1, 1)
    finish_game(match)
    assert earned(match, 0, "resources") == 2


@pytest.mark.rule("fin-6")
@pytest.mark.parametrize(("growth", "points"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_four_growth_points_are_a_point(growth, points):
    match = last_turn()
    match.table.seat[0].growth = growth
    finish_game(match)
    assert earned(match, 0, "growth_points") == points
    assert FINAL["growth_points_for_a_point"] == 4


@pytest.mark.rule("fin-7")
def test_the_most_points_win_and_every_point_has_a_source():
    match = last_turn(3)
    put_die(match, 1, "fields", 0, 4)
    put_die(match, 2, "den", 0, 5)
    match.table.cheese = 1
    give_catch(match, 0, "fields", "2G", 3)
    mark_space(match, 0, "fields", "a1")
    finish_game(match)
    assert match.scores == [4 + 1, 4 + 4, 5]
    assert match.winners == (1,)
    for seat in range(3):
        assert match.table.seat[seat].earned.sum() == match.table.seat[seat].points


def level(**differences):
    """End a game in which three are level but for what is named; the second has that."""
    match = last_turn(3)
    for seat in range(3):
        match.table.seat[seat].points = 30
    for number in range(differences.get("kits", 0)):
        set_kit(match, 1, number, space=6)
    validated(match, 1, differences.get("objectives", 0))
    if differences.get("kits_of_others"):
        set_kit(match, 0, 0, space=6)
    if differences.get("objectives_of_others"):
        validated(match, 0, differences["objectives_of_others"])
    match.table.seat[1].growth = differences.get("growth", 0)
    match.table.seat[0].growth = differences.get("growth_of_others", 0)
    return finish_game(match).winners


@pytest.mark.rule("fin-8")
@pytest.mark.parametrize(
    ("differences", "winners"),
    [
        ({}, (0, 1, 2)),
        ({"kits": 1}, (1,)),
        ({"kits": 2, "kits_of_others": 1, "objectives_of_others": 0}, (1,)),
        ({"kits": 1, "growth_of_others": 3}, (1,)),
        ({"objectives": 1}, (1,)),
        ({"objectives": 1, "growth_of_others": 3}, (1,)),
        ({"kits": 1, "kits_of_others": 1, "objectives": 0}, (0, 1)),
        ({"growth": 1}, (1,)),
        ({"growth": 1, "objectives_of_others": 1}, (0,)),
        ({"objectives": 5, "kits_of_others": 1}, (0,)),
    ],
)
def test_ties_go_by_kits_out_then_objectives_then_growth_points(differences, winners):
    assert level(**differences) == winners


@pytest.mark.rule("fin-7")
def test_points_go_before_everything_else():
    match = last_turn()
    match.table.seat[0].points = 31
    match.table.seat[1].points = 30
    for number in range(3):
        set_kit(match, 1, number, space=6)
    assert finish_game(match).winners == (0,)


@pytest.mark.rule("end-11")
def test_an_end_of_the_game_with_as_much_to_tell_as_can_be_tells_all_of_its_final_scoring():
    """Everybody shows four objectives, has the tent and the bear, and raises every kit in the last growth phase."""
    match = last_turn(5, growth=999)
    match.box = own_box(*((row, THREE_ICONS.format(price)) for price, row in GROWTH_ROWS.items()))
    put_obstacle(match, "camp", "forest")
    put_obstacle(match, "bear", "forest")
    match.table.cheese = 4
    for seat in range(5):
        own = match.table.seat[seat]
        own.fox, own.points, own.earned[0] = place_of("forest"), 99 * seat, 99 * seat
        own.resource[:], own.track[:], own.tiles = 9, 6, 7
        for kit in range(3):
            set_kit(match, seat, kit, value=4)
        for territory in TERRITORIES:
            mark_space(match, seat, territory, PATH[seat])
            give_catch(match, seat, territory, ("2G", "3G", "1G R", "*R", "-")[seat])
        put_die(match, seat, "den", 0, 1)
        hold(match, seat, *EASY[4 * seat : 4 * seat + 4])
    end_round(match)
    while not match.over:
        do(match, match.legal(match.pending[0])[1])  # the first thing that is not to stop
    assert [int(own.validations) for own in match.table.seat] == [4] * 5
    steps = match.view(0)["end"]["steps"]
    assert int(match.table.ends) > 500
    told = "".join(steps[-1]["lines"])
    for seat, source in product(range(5), ("hunting", "kits", "markers", "resources", "growth_points")):
        points = final_points(match.box.record, match.table, seat, Source[source.upper()])
        assert points > 0
        assert f"{points} for {SOURCE_WORDS[Source[source.upper()]].lower()}" in told
    assert len(steps[-1]["lines"]) == 5
