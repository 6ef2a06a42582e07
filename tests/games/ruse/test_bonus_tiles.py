"""Bonus Tiles: those that work at once, flags, obstacles."""

import pytest

from reynard.games.ruse.actions import STOP
from reynard.games.ruse.table import IN_HAND, NOBODY, NOTHING, Obstacle, Place

from .playing import asks, books, brings, do, end_round, go, into, lay, place, resource, resources, roll_next, track
from .tables import (
    BOX,
    RULES,
    TERRITORIES,
    at_end_of_round,
    at_end_of_turn,
    at_turn,
    bonus_row,
    give_flag,
    lay_tile,
    place_of,
    put_obstacle,
    stack_bonus,
    stack_den,
)

TILES = BOX["bonus"]["tile"]
OBSTACLES = [tile["gain"] for tile in TILES if tile["kind"] == "obstacle"]
FLAGS = [tile["gain"] for tile in TILES if tile["kind"] == "flag"]


def draw(*codes, **position):
    """Draw a bonus tile by placing a die on the River's first space."""
    match = at_turn(**{"growth": 0, **position})
    stack_bonus(match, *codes)
    stack_den(match, "cross")
    return place(match, "river")


@pytest.mark.rule("bon-1")
def test_thirty_tiles_of_three_kinds():
    count = {kind: sum(tile["count"] for tile in TILES if tile["kind"] == kind) for kind in ("immediate", "flag")}
    assert count == {"immediate": 10, "flag": 10}
    assert sum(tile["count"] for tile in TILES) == 30
    assert sorted(OBSTACLES) == sorted(obstacle.name for obstacle in Obstacle)


@pytest.mark.rule("bon-1")
def test_an_empty_stack_is_shuffled_anew_from_the_discards():
    match = at_turn(growth=0)
    stack_bonus(match)
    match.table.bonus_discard[:] = 0
    match.table.bonus_discard[bonus_row("3G")] = 1
    match.table.bonus_discard[bonus_row("4G")] = 1
    place(match, "river")
    assert match.table.bonus_stack.sum() + match.table.bonus_discard.sum() + match.table.seat[0].flags_held == 2
    assert match.table.bonus_stack.sum() == 1


@pytest.mark.rule("bon-1")
def test_without_any_tile_left_nothing_is_drawn():
    match = at_turn(growth=0)
    stack_bonus(match)
    match.table.bonus_discard[:] = 0
    place(match, "river")
    assert asks(match) == "walk"
    assert resources(match, 0) == {"fish": 1}


@pytest.mark.rule("bon-2")
def test_three_growth_points():
    match = draw("3G")
    assert match.table.seat[0].growth == 3
    assert match.table.bonus_discard[bonus_row("3G")] >= 1


@pytest.mark.rule("bon-2")
@pytest.mark.rule("rul-63")
def test_a_resource_of_choice():
    match = do(draw("*R"), resource("berry"))
    assert resources(match, 0) == {"fish": 1, "berry": 1}


@pytest.mark.rule("bon-2")
def test_a_kit_plus_one():
    match = draw("K")
    assert asks(match) == "kit"
    do(match, match.legal(0)[1])
    assert [int(kit.value) for kit in match.table.seat[0].kit][:3] == [1, 2, 1]


@pytest.mark.rule("bon-2")
@pytest.mark.parametrize("key", TERRITORIES)
def test_the_hunter_may_be_sent_anywhere(key):
    match = draw("HUNTER 1G")
    assert asks(match) == "territory"
    assert match.table.seat[0].growth == 1
    do(match, into(key))
    assert match.table.hunter == place_of(key)


@pytest.mark.rule("bon-2")
def test_the_crow_brings_the_cheese():
    assert draw("CH").table.cheese == 0


@pytest.mark.rule("bon-2")
def test_a_step_on_the_track_where_the_die_lies():
    match = draw("HERE")
    assert match.table.seat[0].track.tolist() == [0, 1, 0, 0]
    assert BOX["territories"]["river"]["track"][0] == "R"
    assert resources(match, 0) == {"fish": 2}


@pytest.mark.rule("rul-50")
@pytest.mark.parametrize("why", ["wolf", "finished", "not placed", "mountain"])
def test_a_step_that_cannot_be_made_becomes_two_growth_points(why):
    match = at_turn(growth=0)
    stack_bonus(match, "HERE")
    if why == "wolf":
        put_obstacle(match, "wolf", "river")
    if why == "finished":
        match.table.seat[0].track[1] = 6
    seat, tracks, rolled = 0, match.table.seat[0].track.tolist(), 0
    if why == "not placed":
        seat, rolled = 1, BOX["growth_points"]["by_value"][2]
        match.table.destiny = next(row for row, tile in enumerate(BOX["destiny"]["tile"]) if tile["gain"] == "B")
        match.table.destiny_die = 3
        roll_next(at_end_of_turn(match), 3)
    elif why == "mountain":
        match.table.seat[0].track[1] = 2  # the third step of the River draws a bonus tile
        go(match, "mountain", "m2")
        match.table.seat[0].growth = 0
        do(match, track("river"))
        tracks = [0, 3, 0, 0]
    else:
        place(match, "river")
    assert match.table.seat[seat].growth == 2 + rolled
    assert match.table.seat[seat].track.tolist() == tracks


@pytest.mark.rule("bon-2")
def test_a_random_den_tile():
    match = draw("D")
    assert asks(match) == "dig"
    do(match, lay(3, 1))
    assert match.table.seat[0].tiles == 1
    assert asks(match) == "walk"


@pytest.mark.rule("bon-2")
@pytest.mark.rule("bon-4")
@pytest.mark.rule("bon-5")
def test_the_rules_tell_how_many_there_are_of_each():
    count = {tile["gain"]: tile["count"] for tile in TILES}
    assert [count[code] for code in ("3G", "*R", "K", "HUNTER 1G", "CH", "HERE", "D")] == [2, 2, 2, 1, 1, 1, 1]
    assert "3 growth points (two tiles); a resource of choice (two); a kit +1 (two)" in RULES["bon-2"]
    assert [count[code] for code in FLAGS] == [2, 2, 2, 1, 2, 1]
    assert "Two resources of choice (two tiles); 4 growth points (two); two times a kit +1 (two)" in RULES["bon-3"]
    assert [count[code] for code in ("STORM", "WOLF", "CAMP", "BEAR", "BEAVER")] == [1, 1, 2, 2, 4]
    assert "one Storm, one Wolf, two Camps and two Bears" in RULES["bon-4"]
    assert "Beaver, four tiles" in RULES["bon-5"]


@pytest.mark.rule("bon-3")
@pytest.mark.parametrize("code", FLAGS)
def test_a_flag_is_kept_and_does_nothing_yet(code):
    match = at_turn(growth=0)
    stack_bonus(match, code)
    before = books(match, 0)
    place(match, "river")
    assert books(match, 0) == before._replace(resources={"fish": 1})
    assert match.table.seat[0].flag[: match.table.seat[0].flags_held].tolist() == [bonus_row(code)]


@pytest.mark.rule("bon-3")
@pytest.mark.rule("rul-51")
def test_a_third_flag_is_kept_and_a_fourth_discarded_for_two_growth_points():
    match = at_turn(growth=0)
    for code in ("4G", "K K"):
        give_flag(match, 0, code)
    stack_bonus(match, "*R *R")
    place(match, "river")
    assert (match.table.seat[0].flags_held, match.table.seat[0].growth) == (3, 0)
    match.undo()
    give_flag(match, 0, "A")
    stack_bonus(match, "*R *R")
    place(match, "river")
    assert match.table.seat[0].flags_held == 3
    assert match.table.seat[0].growth == 2
    assert match.table.bonus_discard[bonus_row("*R *R")] == 1


@pytest.mark.rule("bon-4")
@pytest.mark.parametrize("key", TERRITORIES)
@pytest.mark.parametrize("name", ["STORM", "WOLF", "CAMP", "BEAR"])
def test_an_obstacle_goes_to_a_vital_territory_of_choice(name, key):
    match = draw(name)
    assert asks(match) == "territory"
    assert match.table.obstacle[Obstacle[name]] == IN_HAND
    assert match.legal(0) == [into(each) for each in TERRITORIES]
    do(match, into(key))
    assert match.table.obstacle[Obstacle[name]] == place_of(key)
    assert match.table.bonus_discard[bonus_row(name)] == 0
    assert asks(match) == "walk"


@pytest.mark.rule("bon-5")
def test_the_beaver_goes_to_the_dam_and_has_an_owner():
    match = draw("BEAVER")
    assert match.table.obstacle[Obstacle.BEAVER] == Place.RIVER
    assert match.table.beaver_owner == 0
    assert asks(match) == "walk"


@pytest.mark.rule("bon-6")
@pytest.mark.parametrize("name", OBSTACLES)
def test_a_second_tile_of_an_obstacle_is_worth_two_growth_points(name):
    match = at_turn(growth=0)
    put_obstacle(match, name.lower(), "river", owner=1)
    stack_bonus(match, name)
    place(match, "river")
    assert match.table.seat[0].growth == 2
    assert match.table.obstacle[Obstacle[name]] == Place.RIVER
    assert match.table.beaver_owner == (1 if name == "BEAVER" else NOBODY)
    assert match.table.bonus_discard[bonus_row(name)] == 1


@pytest.mark.rule("bon-4")
@pytest.mark.rule("end-7")
def test_once_removed_an_obstacle_can_come_again():
    match = at_end_of_round(at_turn(growth=0))
    put_obstacle(match, "storm", "farm")
    end_round(match)
    assert match.table.obstacle[Obstacle.STORM] == NOTHING
    assert match.table.bonus_discard[bonus_row("STORM")] == 1


@pytest.mark.rule("bon-1")
@pytest.mark.rule("act-12")
def test_a_bonus_tile_may_come_from_a_track():
    match = at_turn(growth=0, hunter="farm")
    lay_tile(match, "river", "a1", "T2 M2")
    match.table.seat[0].track[1] = 2
    stack_bonus(match)
    go(match, "river", "a1")
    assert brings(
        match, 0, BOX["territories"]["river"]["track"][2], "river", lambda: do(match, track("river")), steps=1
    )
    assert STOP() in match.legal(0)
