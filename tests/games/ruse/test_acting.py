"""Acting on a Tile: costs, hunter and Wolf, hunting, marking, tracks and kits."""

import pytest

from reynard.games.ruse.actions import HUNT, KIT, MARK, STOP, TRACK

from .playing import asks, brings, do, earned, go, kit, may, resources, track, values
from .tables import (
    BOX,
    CATCHES,
    RULES,
    TERRITORIES,
    at_turn,
    give_catch,
    lay_tile,
    mark_space,
    place_of,
    put_obstacle,
    set_kit,
    space_of,
    stack_bonus,
    stack_hunting,
)
from .wording import RESOURCE_WORDS, in_words

NAMES = {"edge": "a1", "middle": "b1", "deep": "c1"}
EVERY_TILE = [(key, part, code) for key in TERRITORIES for part in NAMES for code in BOX["territories"][key][part]]
EVERY_STEP = [(key, step) for key in TERRITORIES for step in range(1, 7)]


def deeds(match):
    """Read which deeds are offered."""
    found = set()
    for action in match.legal(0):
        found |= {letter for letter, group in {"H": HUNT, "M": MARK, "T": TRACK, "K": KIT}.items() if action in group}
    return "".join(letter for letter in "HMTK" if letter in found)


def act_of(letter, key):
    """Find the action of a deed."""
    return {"H": HUNT(), "M": MARK(), "T": track(key), "K": kit(0)}[letter]


def on_tile(key, name, code, roll=6, growth=5, seats=2, **position):
    """Let the first seat's fox stand on a tile, with the die as rolled."""
    match = at_turn(seats, roll=roll, growth=growth, **{"night": True, "hunter": other_than(key), **position})
    lay_tile(match, key, name, code)
    stack_bonus(match)
    go(match, key, name)
    match.table.die = roll
    match.table.seat[0].growth = growth
    return match


def other_than(key):
    """Find a territory that is another one."""
    return "farm" if key == "fields" else "fields"


@pytest.mark.rule("act-1")
@pytest.mark.rule("act-2")
@pytest.mark.parametrize(("key", "part", "code"), EVERY_TILE)
def test_every_tile_offers_its_actions_once_each_for_their_cost(key, part, code):
    costs = {word[0]: int(word[1]) for word in code.split()}
    match = on_tile(key, NAMES[part], code)
    assert set(deeds(match)) == set(costs)
    for letter, cost in costs.items():
        again = match.at(match.ply)
        again.table.hunting[place_of(key)].stack[:] = (1, 0, 0, 0, 0)
        do(again, act_of(letter, key))
        while asks(again) != "act" and again.table.turn == 0:
            do(again, again.legal(0)[0])
        assert again.table.space[place_of(key), 0].value == 6 - cost
        assert again.table.turn == 1 or letter not in deeds(again)


@pytest.mark.rule("act-1")
def test_actions_may_be_done_in_any_order_or_not_at_all():
    for order in ("HM", "MH"):
        match = on_tile("fields", "a1", "H2 M2")
        stack_hunting(match, "fields", "2G")
        for letter in order:
            do(match, act_of(letter, "fields"))
        assert match.table.turn == 1
        assert (match.table.seat[0].catches, match.table.seat[0].markers) == (1, 4)
    match = do(on_tile("fields", "a1", "H2 M2"), STOP())
    assert match.table.turn == 1
    assert (match.table.seat[0].catches, match.table.seat[0].markers) == (0, 5)


@pytest.mark.rule("act-3")
@pytest.mark.rule("rul-11")
@pytest.mark.rule("rul-12")
@pytest.mark.parametrize(("pips", "left", "paid"), [(3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_pips_pay_first_and_growth_points_what_is_missing(pips, left, paid):
    match = on_tile("fields", "a1", "H2 M2", roll=pips or 1)
    match.table.die = pips
    do(match, MARK())
    assert match.table.die == match.table.space[place_of("fields"), 0].value == left
    assert match.table.seat[0].growth == 5 - paid


@pytest.mark.rule("act-3")
def test_what_can_be_paid_in_no_way_is_not_offered():
    match = on_tile("forest", "b1", "K1 M2", roll=1, growth=0)
    assert deeds(match) == "K"
    match = on_tile("forest", "b1", "K1 M2", roll=1, growth=1)
    assert deeds(match) == "MK"


@pytest.mark.rule("act-4")
@pytest.mark.rule("rul-18")
def test_under_the_hunters_eye_nobody_hunts_or_marks():
    code = "T1 H2 M2 K2"
    assert deeds(on_tile("fields", "c1", code)) == "HMTK"
    assert deeds(on_tile("fields", "c1", code, hunter="fields")) == "TK"


@pytest.mark.rule("act-5")
@pytest.mark.rule("rul-17")
def test_where_the_wolf_is_nobody_hunts_or_follows_the_track():
    for wolf, left in (("fields", "MK"), ("river", "HMTK")):
        match = on_tile("fields", "c1", "T1 H2 M2 K2")
        put_obstacle(match, "wolf", wolf)
        assert deeds(match) == left


@pytest.mark.rule("act-6")
@pytest.mark.parametrize("key", TERRITORIES)
@pytest.mark.parametrize("code", CATCHES)
def test_a_hunting_tile_gives_what_it_shows_and_stays_on_the_board(key, code):
    tile = {"fields": "T1 H2 M2 K2", "river": "H1 T2 M2 K2", "forest": "M1 H2 T2 K2", "farm": "K1 H2 T2 M2"}[key]
    match = on_tile(key, "c1", tile)
    stack_hunting(match, key, code)
    assert brings(match, 0, code, key, lambda: do(match, HUNT()))
    own = match.table.seat[0]
    assert own.catches == own.caught[place_of(key), CATCHES.index(code)] == 1
    assert match.table.hunting[place_of(key)].spots == 2
    assert match.table.hunting[place_of(key)].stack.sum() == 2


@pytest.mark.rule("act-6")
def test_with_six_tiles_the_next_is_discarded_but_gives_what_it_shows():
    match = on_tile("fields", "a1", "H2 T2")
    give_catch(match, 0, "farm", "2G", count=3)
    give_catch(match, 0, "river", "2G", count=3)
    stack_hunting(match, "fields", "3G")
    assert brings(match, 0, "3G", "fields", lambda: do(match, HUNT()))
    assert match.table.seat[0].catches == 6
    assert not match.table.seat[0].caught[place_of("fields")].any()
    assert match.table.hunting[place_of("fields")].discard.tolist() == [0, 1, 0, 0, 0]


@pytest.mark.rule("act-6")
def test_without_a_tile_in_the_territory_nobody_hunts():
    match = on_tile("fields", "a1", "H2 T2")
    match.table.hunting[place_of("fields")].spots = 0
    assert deeds(match) == "T"


@pytest.mark.rule("act-7")
def test_a_failed_hunting_tile_gives_nothing_and_counts_all_the_same():
    match = on_tile("fields", "a1", "H2 T2")
    stack_hunting(match, "fields", "-")
    assert brings(match, 0, "", "fields", lambda: do(match, HUNT()))
    assert match.table.seat[0].catches == 1


@pytest.mark.rule("act-8")
@pytest.mark.parametrize(("left", "points"), [(5, 0), (4, 0), (3, 1), (2, 0), (1, 1)])
def test_the_third_and_the_last_marker_bring_a_point(left, points):
    match = on_tile("fields", "a1", "H2 M2")
    match.table.seat[0].markers = left
    do(match, MARK())
    assert match.table.marker[place_of("fields"), space_of("a1")] == 0
    assert match.table.seat[0].markers == left - 1
    assert earned(match, 0, "marking") == match.table.seat[0].points == points


@pytest.mark.rule("act-9")
def test_anothers_marker_goes_home():
    match = on_tile("fields", "a1", "H2 M2", seats=3)
    mark_space(match, 2, "fields", "a1")
    assert match.table.seat[2].markers == 4
    do(match, MARK())
    assert match.table.marker[place_of("fields"), space_of("a1")] == 0
    assert [int(match.table.seat[seat].markers) for seat in range(3)] == [4, 5, 5]


@pytest.mark.rule("rul-20")
@pytest.mark.rule("act-9")
def test_a_marker_that_came_home_to_the_third_place_brings_its_point_again():
    match = on_tile("fields", "a1", "H2 M2")
    mark_space(match, 1, "fields", "a1", "b1", "b2")
    do(match, MARK())
    assert match.table.seat[1].markers == 3
    match = on_tile("forest", "a1", "K2 M2")
    match.table.seat[0].markers = 3
    do(match, MARK())
    assert earned(match, 0, "marking") == 1


@pytest.mark.rule("rul-19")
def test_nobody_marks_twice_or_without_a_marker():
    match = on_tile("fields", "a1", "H2 M2")
    mark_space(match, 0, "fields", "a1")
    assert deeds(match) == "H"
    match = on_tile("fields", "a1", "H2 M2")
    match.table.seat[0].markers = 0
    assert deeds(match) == "H"


@pytest.mark.rule("act-10")
@pytest.mark.rule("act-12")
@pytest.mark.parametrize(("key", "step"), EVERY_STEP)
def test_every_step_of_every_track_gives_what_it_shows(key, step):
    code = next(code for code in BOX["territories"][key]["deep"] if "T" in code)
    match = on_tile(key, "c1", code, hunter="farm")
    match.table.seat[0].track[place_of(key)] = step - 1
    shown = BOX["territories"][key]["track"][step - 1]
    assert brings(match, 0, shown, key, lambda: do(match, track(key)), steps=1)
    assert match.table.seat[0].track[place_of(key)] == step


@pytest.mark.rule("act-11")
@pytest.mark.parametrize(("before", "after"), [("fields", "river"), ("river", "forest"), ("farm", "fields")])
def test_a_white_target_sends_the_hunter_on_clockwise(before, after):
    match = on_tile("fields", "a1", "H2 T2", hunter=before)
    match.table.seat[0].track[0] = BOX["territories"]["fields"]["track"].index("@ 1V")
    do(match, track("fields"))
    assert match.table.hunter == place_of(after)


@pytest.mark.rule("rul-16")
@pytest.mark.parametrize(("hunter", "before", "after"), [("fields", "T", "HM"), ("farm", "HMT", "")])
def test_a_hunter_that_moves_counts_at_once(hunter, before, after):
    match = on_tile("fields", "c1", "H1 M1 T2", hunter=hunter)
    match.table.seat[0].track[0] = 1
    assert deeds(match) == before
    do(match, track("fields"))
    assert (deeds(match) if match.table.turn == 0 else "") == after


@pytest.mark.rule("act-12")
@pytest.mark.parametrize("key", TERRITORIES)
def test_the_rules_tell_the_tracks_of_the_box(key):
    steps = [in_words(code, RESOURCE_WORDS[key]) for code in BOX["territories"][key]["track"]]
    assert f"{key.title()}: {'; '.join(steps)}." in RULES["act-12"]


@pytest.mark.rule("act-12")
def test_a_finished_track_goes_no_further():
    match = on_tile("fields", "a1", "H2 T2")
    match.table.seat[0].track[0] = 6
    assert deeds(match) == "H"


@pytest.mark.rule("act-13")
def test_a_kit_action_adds_one_to_a_kit_on_the_first_five_spaces():
    match = on_tile("forest", "a1", "K2 M2")
    for number, (space, value) in enumerate([(5, 5), (6, 2), (1, 6), (0, 1), (0, 1)]):
        set_kit(match, 0, number, space, value)
    assert [number for number in range(5) if may(match, kit(number))] == [0]
    do(match, kit(0))
    assert values(match, 0)[:3] == [6, 2, 6]


@pytest.mark.rule("act-13")
@pytest.mark.rule("rul-30")
def test_a_black_kit_on_the_track_can_be_increased_too():
    match = on_tile("forest", "a1", "K2 M2")
    set_kit(match, 0, 3, space=1)
    assert [number for number in range(5) if may(match, kit(number))] == [0, 1, 2, 3]


@pytest.mark.rule("act-13")
@pytest.mark.rule("rul-43")
def test_a_kit_die_stops_at_six():
    match = on_tile("forest", "a1", "K2 M2")
    for number in range(3):
        set_kit(match, 0, number, value=6)
    assert deeds(match) == "M"


@pytest.mark.rule("rul-17")
@pytest.mark.rule("bon-2")
def test_steps_from_elsewhere_are_free_of_the_wolf():
    match = at_turn(roll=6)
    put_obstacle(match, "wolf", "farm")
    go(match, "mountain", "m2")
    do(match, track("farm"))
    assert match.table.seat[0].track[place_of("farm")] == 1
    assert resources(match, 0) == {}
