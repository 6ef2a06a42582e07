"""Walking: distances by day and night, the fork, tolls and the dam."""

import pytest

from reynard.games.ruse.actions import RUSE, STOP, WALK
from reynard.games.ruse.table import START, Place

from .playing import books, do, go, place, resources, tales, to
from .tables import (
    CLIMB,
    PATH,
    TERRITORIES,
    at_turn,
    give_ruse,
    mark_space,
    older_box,
    place_of,
    put_obstacle,
    space_of,
    stack_bonus,
)

PATH_OF = {**dict.fromkeys(TERRITORIES, PATH), "mountain": CLIMB}
TWIN = {"b1": "c1", "b2": "c2"}


def reachable(match):
    """Read the path spaces that are offered."""
    names = PATH_OF[Place(int(match.table.die_at)).name.lower()]
    return [names[WALK.part(action)] for action in match.legal(0) if action in WALK]


def growth(match):
    """Read everybody's growth points."""
    return [int(match.table.seat[seat].growth) for seat in range(match.seats)]


@pytest.mark.rule("fox-1")
def test_the_fox_goes_to_the_start_of_the_path_and_walks_from_there():
    match = at_turn(night=True)
    match.table.seat[0].fox = Place.FARM
    match.table.seat[0].fox_space = space_of("c1")
    place(match, "forest")
    assert (match.table.seat[0].fox, match.table.seat[0].fox_space) == (Place.FOREST, START)
    assert reachable(match) == list(PATH)
    do(match, to("b2"))
    assert (match.table.seat[0].fox, match.table.seat[0].fox_space) == (Place.FOREST, space_of("b2"))


@pytest.mark.rule("fox-1")
@pytest.mark.parametrize(("side", "other"), [("1", "2"), ("2", "1")])
def test_at_the_fork_one_chooses_a_side(side, other):
    match = at_turn(3, night=True)
    mark_space(match, 1, "fields", f"b{side}")
    mark_space(match, 2, "fields", f"b{other}")
    go(match, "fields", f"c{side}")
    assert growth(match) == [4, 6, 5]


@pytest.mark.rule("fox-2")
@pytest.mark.rule("rul-5")
@pytest.mark.parametrize("key", PATH_OF)
@pytest.mark.parametrize("night", [False, True])
def test_two_spaces_by_day_and_three_by_night(key, night):
    match = place_plainly(at_turn(night=night), key)
    deep = ("c1", "c2", "m3")
    assert reachable(match) == [name for name in PATH_OF[key] if night or name not in deep]


def place_plainly(match, key):
    """Place the die where no bonus tile is drawn."""
    stack_bonus(match)
    return place(match, key)


@pytest.mark.rule("fox-3")
@pytest.mark.rule("rul-5")
def test_the_storm_shortens_the_walk_by_day_in_its_territory():
    match = at_turn()
    put_obstacle(match, "storm", "fields")
    assert reachable(place(match, "fields")) == ["a1"]
    match.undo()
    assert reachable(place(match, "forest")) == ["a1", "b1", "b2"]


@pytest.mark.rule("fox-3")
def test_by_night_the_storm_does_nothing():
    match = at_turn(night=True)
    put_obstacle(match, "storm", "fields")
    assert reachable(place(match, "fields")) == list(PATH)


@pytest.mark.rule("fox-4")
def test_passing_anothers_marker_costs_one():
    match = at_turn(3)
    mark_space(match, 2, "forest", "a1")
    go(match, "forest", "b1")
    assert growth(match) == [5 - 1, 5, 5 + 1]


@pytest.mark.rule("fox-5")
@pytest.mark.rule("rul-13")
def test_stopping_on_anothers_marker_costs_two_and_no_more():
    match = at_turn(3)
    mark_space(match, 2, "forest", "a1")
    go(match, "forest", "a1")
    assert growth(match) == [5 - 2, 5, 5 + 2]


@pytest.mark.rule("fox-4")
@pytest.mark.rule("fox-5")
def test_ones_own_markers_cost_nothing():
    match = at_turn()
    mark_space(match, 0, "forest", "a1", "b1")
    go(match, "forest", "b1")
    assert growth(match) == [5, 5]


@pytest.mark.rule("rul-13")
def test_tolls_of_different_spaces_add_up():
    match = at_turn(3, night=True)
    mark_space(match, 1, "forest", "a1", "c2")
    mark_space(match, 2, "forest", "b2")
    go(match, "forest", "c2")
    assert growth(match) == [5 - 4, 5 + 3, 5 + 1]


@pytest.mark.rule("rul-14")
@pytest.mark.parametrize(("had", "first", "second"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 1, 2)])
def test_whoever_has_too_little_pays_what_there_is_to_those_met_first(had, first, second):
    match = at_turn(3)
    match.table.seat[0].growth = had
    mark_space(match, 1, "forest", "a1")
    mark_space(match, 2, "forest", "b1")
    go(match, "forest", "b1")
    assert growth(match) == [0, 5 + first, 5 + second]
    told = [tale for tale, _ in tales(match.table.told, match.table.tales)]
    assert told.count("toll") == (first > 0) + (second > 0)


@pytest.mark.rule("fox-6")
@pytest.mark.parametrize("how", ["stop", "pass"])
def test_at_the_dam_the_owner_of_the_beaver_gets_two(how):
    match = at_turn(3, night=True)
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=2)
    go(match, "river", "a1" if how == "stop" else "b1")
    assert growth(match) == [5 - 2, 5, 5 + 2]


@pytest.mark.rule("fox-6")
def test_without_the_token_and_at_the_start_the_dam_costs_nothing():
    match = at_turn(night=True)
    stack_bonus(match)
    go(match, "river", "a1")
    assert growth(match) == [5, 5]
    match = at_turn(night=True)
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=1)
    place(match, "river")
    do(match, STOP())
    assert growth(match)[0] == 5


@pytest.mark.rule("fox-6")
def test_the_beaver_comes_on_top_of_a_marker():
    match = at_turn(3)
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=2)
    mark_space(match, 1, "river", "a1")
    go(match, "river", "a1")
    assert growth(match) == [5 - 4, 5 + 2, 5 + 2]


@pytest.mark.rule("fox-7")
@pytest.mark.rule("rul-65")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("how", ["stop", "pass"])
def test_whoever_comes_over_the_dam_finds_a_fish_in_the_pond(how, owner):
    match = at_turn(3, night=True, growth=0)
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=owner)
    place(match, "river")
    before = resources(match, 0).get("fish", 0)
    do(match, to("a1" if how == "stop" else "c1"))
    assert resources(match, 0) == {"fish": before + 1}
    assert resources(match, owner) == (resources(match, 0) if owner == 0 else {})


@pytest.mark.rule("fox-7")
def test_there_is_no_pond_without_the_beaver_nor_elsewhere_nor_at_the_start():
    match = at_turn()
    stack_bonus(match)
    place(match, "river")
    before = resources(match, 0)
    do(match, to("a1"))
    assert resources(match, 0) == before
    match = at_turn()
    put_obstacle(match, "beaver", "river", owner=1)
    place(match, "fields")
    before = resources(match, 0)
    do(match, to("a1"))
    assert resources(match, 0) == before
    match = at_turn()
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=1)
    place(match, "river")
    before = resources(match, 0)
    do(match, STOP())
    assert resources(match, 0) == before


@pytest.mark.rule("fox-7")
def test_silent_paws_too_find_the_fish_and_an_older_box_has_none():
    match = at_turn()
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=1)
    give_ruse(match, 0, "silent paws")
    place(match, "river")
    before = resources(match, 0)["fish"]
    do(match, RUSE(), to("a1"))
    assert resources(match, 0) == {"fish": before + 1}
    match = at_turn()
    match.box = older_box()
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=1)
    place(match, "river")
    before = resources(match, 0)
    do(match, to("a1"))
    assert resources(match, 0) == before


@pytest.mark.rule("rul-15")
def test_the_owner_of_the_beaver_pays_nothing_at_the_dam():
    match = at_turn()
    stack_bonus(match)
    put_obstacle(match, "beaver", "river", owner=0)
    go(match, "river", "a1")
    assert growth(match) == [5, 5]
    assert "toll" not in {tale for tale, _ in tales(match.table.told, match.table.tales)}


@pytest.mark.rule("rul-14")
@pytest.mark.rule("fox-6")
def test_the_dam_too_takes_no_more_than_there_is():
    match = at_turn()
    stack_bonus(match)
    match.table.seat[0].growth = 1
    put_obstacle(match, "beaver", "river", owner=1)
    go(match, "river", "a1")
    assert growth(match) == [0, 6]


@pytest.mark.rule("rul-6")
@pytest.mark.parametrize("key", PATH_OF)
def test_a_fox_may_stay_at_the_start_and_then_does_nothing(key):
    match = place_plainly(at_turn(), key)
    before = books(match, 0)
    do(match, STOP())
    assert books(match, 0) == before
    assert match.table.turn == 1
    assert (match.table.seat[0].fox, match.table.seat[0].fox_space) == (place_of(key), START)
    assert match.table.space[place_of(key), 0].value == match.tables[-2].die
