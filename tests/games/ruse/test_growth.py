"""Growth: prices, bonuses on the way, the last space, black kits."""

import pytest

from reynard.games.ruse.actions import STOP

from .playing import asks, do, earned, finish, go, grow, kit_spaces, may, resources, send, track, values
from .tables import BOX, RULES, at_turn, give_catch, growing, lay_tile, place_of, set_kit, stack_bonus, validated

ROWS = BOX["growth"]["row"]
KITS = {0: 0, 1: 1, 2: 2, 3: 1, 4: 2}  # kit: row


def grown(kit, space):
    """Let a kit go on from a space in the growth phase."""
    match = growing(growth=20)
    for black in (3, 4):
        set_kit(match, 0, black, space=1)
    for number in (1, 2):
        set_kit(match, 0, number, space=6)
    set_kit(match, 0, kit, space=space)
    return match


@pytest.mark.rule("grow-1")
@pytest.mark.rule("rul-27")
@pytest.mark.parametrize(("kit", "price"), [(0, 2), (1, 3), (2, 4), (3, 3), (4, 4)])
def test_two_three_or_four_growth_points_a_space_by_row(kit, price):
    match = do(grown(kit, 1), grow(kit))
    assert match.table.seat[0].growth == 20 - price
    assert kit_spaces(match, 0)[kit] == 2
    assert ROWS[KITS[kit]]["price"] == price
    match = grown(kit, 1)
    match.table.seat[0].growth = price - 1
    assert not may(match, grow(kit))


@pytest.mark.rule("grow-1")
@pytest.mark.rule("rul-27")
def test_kits_go_as_far_as_can_be_paid_and_no_further():
    match = growing(growth=11)
    do(match, grow(0), grow(0), grow(0), grow(1))
    assert kit_spaces(match, 0)[:3] == [4, 2, 1]
    assert match.table.seat[0].growth == 2
    assert match.legal(0) == [STOP(), grow(0)]
    do(match, STOP())
    assert kit_spaces(match, 0)[:3] == [4, 2, 1]


@pytest.mark.rule("grow-2")
@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_every_space_gives_its_bonus_at_once(kit, space):
    match = grown(kit, space - 1)
    before = values(match, 0)
    do(match, grow(kit))
    shown = ROWS[KITS[kit]]["spaces"][space - 2]
    points = int(shown[0]) if shown[-1] == "V" else 0
    assert earned(match, 0, "growth") == match.table.seat[0].points == points
    before[kit] += shown == "K"
    assert values(match, 0) == before


@pytest.mark.rule("grow-2")
def test_the_rules_tell_the_growth_track_of_the_box():
    spaces = [row["spaces"] for row in ROWS]
    assert {row[0] for row in spaces} == {row[2] for row in spaces} == {"K"}
    assert [[row[1], row[3]] for row in spaces] == [["1V", "2V"], ["1V", "2V"], ["2V", "3V"]]
    assert "the third 1 victory point, in the third row 2" in RULES["grow-2"]
    assert "the fifth 2 victory points, in the third row 3" in RULES["grow-2"]


@pytest.mark.rule("grow-3")
@pytest.mark.rule("rul-30")
def test_an_increase_on_the_way_is_for_the_kit_that_moved():
    match = grown(1, 3)
    set_kit(match, 0, 1, value=5)
    do(match, grow(1))
    assert values(match, 0)[:3] == [1, 6, 1]
    match = grown(1, 3)
    set_kit(match, 0, 1, value=6)
    do(match, grow(1))
    assert values(match, 0)[:3] == [1, 6, 1]
    assert asks(match) == "grow"


@pytest.mark.rule("grow-4")
@pytest.mark.rule("rul-28")
@pytest.mark.parametrize("paid", ["vole", "egg", "fields", "forest"])
def test_the_last_space_costs_a_resource_or_a_hunting_tile_instead_of_growth_points(paid):
    match = growing(growth=1, round_number=4)
    set_kit(match, 0, 0, space=5)
    match.table.seat[0].resource[:] = (1, 0, 0, 2)
    give_catch(match, 0, "fields", "2G")
    give_catch(match, 0, "forest", "-")
    assert match.legal(0) == [STOP(), *(finish(0, each) for each in ("vole", "egg", "fields", "forest"))]
    do(match, finish(0, paid))
    own = match.table.seat[0]
    assert kit_spaces(match, 0)[0] == 6
    assert own.growth == 1
    expected = {"vole": 1, "egg": 2}
    if paid in expected:
        expected[paid] -= 1
        assert own.catches == 2
    else:
        assert own.catches == 1
        assert not own.caught[place_of(paid)].any()
        assert match.table.hunting[place_of(paid)].discard.sum() == 1
    assert resources(match, 0) == {name: number for name, number in expected.items() if number}


@pytest.mark.rule("grow-4")
def test_without_either_a_kit_stays_in_the_den():
    match = growing(growth=20)
    set_kit(match, 0, 0, space=5)
    assert match.legal(0) == [STOP(), grow(1), grow(2)]


@pytest.mark.rule("grow-4")
@pytest.mark.rule("act-13")
def test_a_kit_out_of_the_den_grows_no_further():
    match = growing(growth=20)
    match.table.seat[0].resource[:] = 3
    set_kit(match, 0, 0, space=6)
    assert match.legal(0) == [STOP(), grow(1), grow(2)]


@pytest.mark.rule("grow-5")
@pytest.mark.parametrize(("kit", "points"), [(0, 3), (1, 5), (2, 7), (3, 4), (4, 6)])
def test_the_last_space_has_green_and_black_points(kit, points):
    match = grown(kit, 5)
    match.table.seat[0].resource[0] = 1
    do(match, finish(kit, "vole"))
    assert earned(match, 0, "growth") == points
    shown = ROWS[KITS[kit]]["black" if kit > 2 else "green"]
    assert shown == f"{points}V"
    assert str(points) in RULES["grow-5"]


@pytest.mark.rule("grow-6")
@pytest.mark.parametrize(("kit", "black"), [(0, 3), (1, 4), (2, None)])
def test_the_first_two_coloured_kits_bring_a_black_one_to_the_next_row(kit, black):
    match = growing()
    set_kit(match, 0, kit, space=5, value=4)
    match.table.seat[0].resource[0] = 1
    do(match, finish(kit, "vole"))
    born = [number for number in (3, 4) if kit_spaces(match, 0)[number] == 1]
    assert born == ([] if black is None else [black])
    assert values(match, 0)[3:] == [1, 1]


@pytest.mark.rule("grow-6")
def test_a_black_kit_brings_no_other():
    match = grown(3, 5)
    set_kit(match, 0, 4, space=0)
    match.table.seat[0].resource[0] = 1
    do(match, finish(3, "vole"))
    assert kit_spaces(match, 0)[4] == 0


@pytest.mark.rule("grow-7")
@pytest.mark.parametrize(
    ("ahead", "black", "moves"),
    [
        (1, 1, False),
        (2, 1, False),
        (3, 1, True),
        (3, 2, False),
        (4, 2, True),
        (4, 3, False),
        (5, 3, True),
        (5, 4, False),
        (6, 4, True),
        (7, 4, True),
    ],
)
@pytest.mark.parametrize(("coloured", "number"), [(1, 3), (2, 4)])
def test_a_black_kit_stays_behind_the_coloured_one_of_its_row(ahead, black, moves, coloured, number):
    match = growing(growth=20)
    set_kit(match, 0, coloured, space=ahead)
    match.table.seat[0].kit[coloured].exit = 0 if ahead == 7 else -1
    set_kit(match, 0, number, space=black)
    assert may(match, grow(number)) == moves


@pytest.mark.rule("grow-7")
def test_a_black_kit_may_leave_once_the_coloured_one_has():
    match = grown(3, 5)
    match.table.seat[0].resource[0] = 1
    assert may(match, finish(3, "vole"))
    set_kit(match, 0, 1, space=5)
    set_kit(match, 0, 3, space=4)
    assert not may(match, grow(3))


@pytest.mark.rule("grow-6")
def test_a_black_kit_that_is_not_born_cannot_move():
    match = growing(growth=20)
    set_kit(match, 0, 1, space=5)
    assert not may(match, grow(3))


@pytest.mark.rule("rul-29")
@pytest.mark.rule("grow-2")
@pytest.mark.rule("act-12")
def test_an_icon_lets_a_kit_grow_without_growth_points():
    match = by_icon()
    assert match.legal(0) == [grow(0), grow(1), grow(2)]
    growth = int(match.table.seat[0].growth)
    do(match, grow(1))
    assert kit_spaces(match, 0)[1] == 2
    assert values(match, 0)[1] == 2
    assert match.table.seat[0].growth == growth


@pytest.mark.rule("rul-29")
@pytest.mark.rule("grow-4")
def test_even_by_an_icon_the_last_space_costs_a_resource_or_a_hunting_tile():
    match = by_icon(space=5)
    fish = {"fish": 1}
    assert resources(match, 0) == fish
    assert match.legal(0) == [finish(kit, "fish") for kit in (0, 1, 2)]
    do(match, finish(2, "fish"))
    assert resources(match, 0) == {}
    assert kit_spaces(match, 0) == [5, 5, 6, 0, 0]
    assert earned(match, 0, "growth") == 7


@pytest.mark.rule("rul-53")
@pytest.mark.rule("rul-29")
def test_growth_that_nothing_can_pay_for_is_lost():
    match = at_river_icon(space=5)
    match.table.seat[0].resource[:] = 0
    do(match, track("river"))
    assert asks(match) != "advance"
    assert kit_spaces(match, 0)[:3] == [5, 5, 5]


def at_river_icon(space=1):
    """Stand before the step of the River's track that lets a kit grow."""
    match = at_turn(hunter="farm")
    lay_tile(match, "river", "a1", "T2 M2")
    stack_bonus(match)
    match.table.seat[0].track[1] = BOX["territories"]["river"]["track"].index("A")
    for kit in range(3):
        set_kit(match, 0, kit, space=space)
    return go(match, "river", "a1")


def by_icon(space=1):
    """Let a kit grow by the River's track."""
    match = do(at_river_icon(space), track("river"))
    assert asks(match) == "advance"
    return match


@pytest.mark.rule("grow-8")
def test_a_kit_is_sent_in_the_growth_phase_if_an_objective_allows_it():
    match = growing()
    set_kit(match, 0, 0, space=6)
    assert match.legal(0) == [STOP()]
    validated(match, 0, 1)
    assert may(match, send(0, 0))
    assert match.legal(1) == []


@pytest.mark.rule("rul-28")
def test_of_several_hunting_tiles_of_a_territory_a_failed_one_goes_first():
    match = growing()
    set_kit(match, 0, 0, space=5)
    give_catch(match, 0, "fields", "3G")
    give_catch(match, 0, "fields", "-")
    do(match, finish(0, "fields"))
    assert match.table.seat[0].caught[place_of("fields")].tolist() == [0, 1, 0, 0, 0]
