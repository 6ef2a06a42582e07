"""Starting a Round: destiny, the bonuses of the turn order, and what each round brings."""

import pytest

from reynard.games.ruse.actions import RETURN, STOP, WELCOME
from reynard.games.ruse.table import NOTHING, Place

from .playing import (
    answer,
    asks,
    books,
    brings,
    do,
    earned,
    end_round,
    lucky,
    resource,
    resources,
    roll_next,
    seat_to_move,
)
from .tables import (
    BOX,
    GAME,
    RULES,
    TERRITORIES,
    at_end_of_round,
    at_end_of_turn,
    at_turn,
    first_round,
    free_spaces,
    give_ruse,
    older_box,
    place_of,
    set_kit,
    sit_down,
    stack_bonus,
)
from .wording import in_words

DESTINY = BOX["destiny"]["tile"]
FIXED = {"third": "1G", "fourth": "1G", "fifth": "B"}


def next_round(seats=2, round_number=1, growth=0, **position):
    """Stand before the end of a round in which nobody can grow."""
    return at_end_of_round(at_turn(seats, growth=growth, round_number=round_number, **position))


def fix_destiny(match, row):
    """Leave one destiny tile to be drawn."""
    match.table.destiny_used = (1 << len(DESTINY)) - 1 & ~(1 << row)


@pytest.mark.rule("rnd-1")
def test_order_bonuses_come_before_the_welcome_and_that_before_the_first_turn():
    match = first_round(4)
    t = match.table
    asked = []
    while asks(match) in ("resource", "welcome"):
        asked.append((asks(match), seat_to_move(match)))
        assert t.rolled == 0
        do(match, resource("egg"))
    order = [int(seat) for seat in t.order[:4]]
    fourth = [("resource", order[3])] if BOX["order_tiles"]["fourth"][t.order_tile[3]] == "*R" else []
    assert asked == [*fourth, *(("welcome", seat) for seat in order)]
    assert match.table.rolled > 0
    assert match.table.turn == order[0]


@pytest.mark.rule("rnd-1")
@pytest.mark.rule("rnd-6")
@pytest.mark.parametrize(
    ("code", "asked"), [("WOLF", "territory"), ("*R", "resource"), ("D", "dig"), ("HUNTER 1G", "territory")]
)
def test_what_the_bonus_tile_of_the_fifth_asks_comes_before_ruse_tiles_and_welcome(code, asked):
    match = sit_down(5)
    match.table.order_tile[2:] = [BOX["order_tiles"][key].index(tile) for key, tile in FIXED.items()]
    stack_bonus(match, code)
    for seat in range(5):
        match.play(seat, RETURN(0))
    order = [int(seat) for seat in match.table.order]
    assert (asks(match), seat_to_move(match)) == (asked, order[4])
    assert {int(match.table.seat[seat].ruse) for seat in order} == {NOTHING}
    do(match, match.legal(order[4])[0])
    for seat in order:
        assert (asks(match), seat_to_move(match)) == ("welcome", seat)
        assert match.table.seat[seat].ruse != NOTHING
        do(match, WELCOME())


@pytest.mark.rule("rnd-1")
@pytest.mark.rule("ruse-1")
def test_dice_and_ruse_tiles_are_ready_while_the_fifth_chooses_and_the_third_die_comes_after():
    match = next_round(5)
    match.table.order_tile[2:] = [BOX["order_tiles"][key].index(tile) for key, tile in FIXED.items()]
    stack_bonus(match, "WOLF")
    give_ruse(match, 1, "old fox")
    match.table.seat[1].ruse_used = 1
    end_round(match)
    assert (match.table.round_number, asks(match)) == (2, "territory")
    assert {(int(own.dice), int(own.dice_owned), int(own.ruse_used)) for own in match.table.seat} == {(2, 2, 0)}
    do(match, match.legal(seat_to_move(match))[0])
    assert {int(own.dice_owned) for own in match.table.seat} == {3}


@pytest.mark.rule("rnd-2")
@pytest.mark.parametrize("row", range(len(DESTINY)))
def test_a_new_destiny_tile_places_the_hunter(row):
    match = next_round(hunter="farm" if DESTINY[row]["hunter"] == "fields" else "fields")
    fix_destiny(match, row)
    end_round(match)
    assert match.table.round_number == 2
    assert match.table.destiny == row
    assert match.table.hunter == place_of(DESTINY[row]["hunter"])


@pytest.mark.rule("rnd-2")
def test_no_destiny_tile_comes_twice():
    match = next_round()
    match.table.destiny_used = (1 << len(DESTINY)) - 1 & ~0b11  # two are left
    end_round(match)
    first = int(match.table.destiny)
    assert match.table.destiny_used >> first & 1
    while asks(match) != "place":
        answer(match)
    at_end_of_round(match)
    for seat in (0, 1):
        match.table.seat[seat].growth = 0
    end_round(match)
    assert match.table.round_number == 3
    assert {first, int(match.table.destiny)} == {0, 1}


@pytest.mark.rule("rnd-3")
@pytest.mark.rule("rul-1")
@pytest.mark.parametrize(("value", "farthest"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_destiny_die_is_rolled_anew_and_decides_between_day_and_night(value, farthest):
    match = lucky(next_round(), STOP(), lambda t: t.destiny_die == value)
    answer(match)
    do(match, next(a for a in match.legal(seat_to_move(match)) if a >= 1 + Place.MOUNTAIN * 5))
    reached = [action for action in match.legal(seat_to_move(match)) if action not in STOP]
    assert len(reached) == farthest


@pytest.mark.rule("rnd-4")
@pytest.mark.parametrize("tile", [0, 1])
@pytest.mark.parametrize(("number", "name"), [(2, "third"), (3, "fourth"), (4, "fifth")])
def test_the_third_fourth_and_fifth_gain_the_bonus_of_their_tile(number, name, tile):
    match = next_round(5)
    match.table.order_tile[:] = 1
    match.table.order_tile[number] = tile
    fix_destiny(match, next(row for row, each in enumerate(DESTINY) if each["hunter"] == "farm"))  # where it is
    code = BOX["order_tiles"][name][tile]
    assert brings(match, number, code, "", lambda: lucky(match, STOP(), lambda t: t.rolled != t.destiny_die))


@pytest.mark.rule("rnd-4")
def test_whoever_has_the_place_then_gains_its_bonus_in_every_round():
    match = next_round(3)
    match.table.order_tile[2] = BOX["order_tiles"]["third"].index("1G")
    for seat, points in enumerate((1, 2, 3)):
        match.table.seat[seat].points = points
    end_round(match)
    assert match.table.order[:3].tolist() == [2, 1, 0]
    assert match.table.seat[0].growth == 1


@pytest.mark.rule("rnd-5")
def test_the_rules_tell_the_destiny_tiles_of_the_box():
    for territory in TERRITORIES:
        first, second = (in_words(row["gain"], K="a kit +1") for row in DESTINY if row["hunter"] == territory)
        assert f"{territory.title()}: {first}, or {second}." in RULES["rnd-5"]
    record = GAME.standard_box.record
    assert [TERRITORIES[place] for place in record.destiny_hunter[: record.destinies]] == [
        row["hunter"] for row in DESTINY
    ]


@pytest.mark.rule("rnd-5")
@pytest.mark.rule("turn-4")
@pytest.mark.parametrize("row", range(len(DESTINY)))
def test_each_destiny_tile_gives_what_it_shows(row):
    match = at_end_of_turn(at_turn())
    match.table.destiny = row
    match.table.destiny_die = 6
    growth = BOX["growth_points"]["by_value"][5]
    match.table.seat[1].growth -= growth
    code = f"{growth}G {DESTINY[row]['gain']}"
    assert brings(match, 1, code, "", lambda: roll_next(match, 6))
    assert asks(match) == "place"


@pytest.mark.rule("rnd-6")
@pytest.mark.rule("rul-39")
def test_in_the_first_round_everybody_gets_a_ruse_tile_and_chooses_growth_points_or_a_resource():
    match = first_round(2)
    first, second = (int(seat) for seat in match.table.order[:2])
    ruses = [int(match.table.seat[seat].ruse) for seat in (0, 1)]
    assert len(set(ruses)) == 2
    assert set(ruses) <= set(range(15))
    assert (asks(match), seat_to_move(match)) == ("welcome", first)
    assert match.legal(first) == [resource("vole"), resource("fish"), resource("berry"), resource("egg"), WELCOME()]
    do(match, WELCOME())
    assert match.table.seat[first].growth == 3 + 2
    assert (asks(match), seat_to_move(match)) == ("welcome", second)
    do(match, resource("berry"))
    assert resources(match, second) == {"berry": 1}
    assert match.table.seat[second].growth == 3


@pytest.mark.rule("rnd-6")
def test_ruse_tiles_are_drawn_at_random():
    assert len({int(first_round(1, seed).table.seat[0].ruse) for seed in range(12)}) > 3


@pytest.mark.rule("rnd-7")
@pytest.mark.rule("rul-2")
def test_the_third_die_comes_in_the_second_round_and_nothing_else():
    match = next_round(3)
    for kit in (0, 1):
        set_kit(match, 2, kit, space=6)
    end_round(match)
    assert [int(match.table.seat[seat].dice_owned) for seat in range(3)] == [3, 3, 3]
    assert sum(int(match.table.seat[seat].dice) for seat in range(3)) == 9 - 1


@pytest.mark.rule("rnd-8")
@pytest.mark.rule("rul-2")
@pytest.mark.rule("rul-3")
@pytest.mark.parametrize("round_number", [3, 4])
@pytest.mark.parametrize(("out", "dice"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_the_fourth_die_takes_two_kits_out_of_the_den(round_number, out, dice):
    match = next_round(round_number=round_number - 1)
    own = match.table.seat[1]
    own.dice_owned = 3
    for kit in range(out):
        set_kit(match, 1, kit, space=6)
    end_round(match)
    assert match.table.round_number == round_number
    assert match.table.seat[1].dice_owned == dice


@pytest.mark.rule("rul-3")
def test_a_fourth_die_is_kept_and_nobody_gets_a_fifth():
    match = next_round(round_number=3)
    match.table.seat[0].dice_owned = match.table.seat[1].dice_owned = 4
    for kit in range(3):
        set_kit(match, 1, kit, space=6)
    end_round(match)
    assert [int(match.table.seat[seat].dice_owned) for seat in (0, 1)] == [4, 4]


@pytest.mark.rule("rul-4")
def test_a_kit_at_an_exit_is_out_of_the_den_too():
    match = next_round(round_number=2)
    match.table.seat[1].dice_owned = 3
    set_kit(match, 1, 0, space=6)
    set_kit(match, 1, 1, space=7)
    match.table.seat[1].kit[1].exit = 0
    end_round(match)
    assert match.table.seat[1].dice_owned == 4


@pytest.mark.rule("rnd-9")
@pytest.mark.rule("rul-37")
@pytest.mark.parametrize(("seats", "vital"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_fourth_round_covers_a_space_of_every_vital_territory(seats, vital):
    match = next_round(seats, round_number=3)
    before = free_spaces(match)
    stack_bonus(match)
    end_round(match)
    assert match.table.round_number == 4
    after = free_spaces(match)
    assert after == {**before, **dict.fromkeys(TERRITORIES, vital)}
    assert all(before[key] == vital + 1 for key in TERRITORIES)


@pytest.mark.rule("rnd-9")
def test_the_third_round_covers_nothing():
    match = next_round(3, round_number=2)
    before = free_spaces(match)
    give_ruse(match, 0, "old fox")
    end_round(match)
    assert free_spaces(match) == before


def with_grown_kits(growth=0, round_number=1):
    """Stand before the end of a round: one kit of the second seat waits on the last space, two are at exits."""
    match = next_round(round_number=round_number, growth=growth)
    set_kit(match, 1, 0, space=6)
    for kit, way_out in ((1, 2), (3, 4)):
        set_kit(match, 1, kit, space=7)
        match.table.seat[1].kit[kit].exit = way_out
    match.names[:] = ["Ann", "Bo"]
    return match


def gained(match, play):
    """Say what the second seat has gained by a move, beside what its own roll brings."""
    before = books(match, 1)
    play()
    after = books(match, 1)
    return after.growth - before.growth, after.points - before.points


@pytest.mark.rule("rnd-10")
@pytest.mark.rule("rul-64")
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_grown_kits_help_at_home_by_a_growth_point_and_at_an_exit_by_a_victory_point(round_number):
    match = with_grown_kits(round_number=round_number)
    fix_destiny(match, 0)
    assert gained(match, lambda: end_round(match)) == (1, 2)
    assert earned(match, 1, "kits") == 2
    assert match.table.seat[0].points == 0
    words = "Bo is helped by 3 grown kits, gains 1 growth point and scores 2 victory points."
    assert words in match.lines(match.ply, 0)
    assert not any("Ann is helped" in line for line in match.lines(match.ply, 0))


@pytest.mark.rule("rnd-10")
def test_the_rules_tell_the_help_of_the_box():
    assert (BOX["growth"]["help_at_home"], BOX["growth"]["help_outside"]) == ("1G", "1V")
    told = "each of your kits on the last growth space brings you 1 growth point, and each at an exit"
    assert told in RULES["rnd-10"]


@pytest.mark.rule("rnd-10")
def test_when_the_last_round_is_over_nobody_helps_any_more():
    match = with_grown_kits(round_number=4)
    end_round(match)
    while not match.over:
        do(match, STOP())
    assert earned(match, 1, "kits") == sum(int(match.table.seat[1].kit[kit].value) for kit in (1, 3))


@pytest.mark.rule("rnd-10")
def test_in_an_older_box_grown_kits_do_not_help():
    match = with_grown_kits()
    match.box = older_box()
    fix_destiny(match, 0)
    assert gained(match, lambda: end_round(match)) == (0, 0)
    assert not any("helped" in line for line in match.lines(match.ply, 1))
