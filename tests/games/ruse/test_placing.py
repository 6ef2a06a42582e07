"""Placing the Die: the space, its bonus and its penalty."""

import pytest

from reynard.games.ruse.table import SPACES, Place

from .playing import asks, at, books, brings, do, go, place, resources, track
from .tables import BOX, RULES, TERRITORIES, at_turn, dice_at, lay_tile, place_of, put_die, stack_bonus
from .wording import in_words

SPACES_OF = {key: BOX["territories"][key]["spaces"] for key in TERRITORIES}
SPACES_OF |= {"mountain": BOX["mountain"]["spaces"], "den": BOX["den"]["spaces"]}
EVERY_SPACE = [(key, number) for key, spaces in SPACES_OF.items() for number in range(len(spaces))]


def before_space(key, number, roll=6, **position):
    """Have all the spaces before one taken."""
    match = at_turn(5, roll=roll, **position)
    for taken in range(number):
        put_die(match, 0 if key == "den" else 1, key, taken, 1)
    return match


@pytest.mark.rule("die-1")
@pytest.mark.parametrize("key", SPACES_OF)
def test_a_die_goes_to_the_leftmost_free_space(key):
    for number in range(len(SPACES_OF[key])):
        match = before_space(key, number)
        assert [space for space in range(SPACES) if at(key, space) in match.legal(0)] == [number]


@pytest.mark.rule("die-1")
def test_the_leftmost_free_space_may_lie_left_of_a_taken_one():
    match = at_turn(3)
    put_die(match, 1, "fields", 1, 2)
    place(match, "fields")
    assert dice_at(match, "fields")[:3] == [0, 1, -1]


@pytest.mark.rule("die-1")
@pytest.mark.rule("rul-38")
def test_a_full_or_covered_place_cannot_be_chosen():
    match = at_turn(2)
    for number in range(2):
        put_die(match, 1, "fields", number, 3)
    for number in range(3):
        put_die(match, 1, "mountain", number, 3)
    match.table.open_spaces[Place.RIVER] = 1
    put_die(match, 1, "river", 0, 3)
    assert match.legal(0) == [at("forest", 0), at("farm", 0), at("den", 0)]


@pytest.mark.rule("rul-38")
@pytest.mark.rule("die-6")
def test_the_den_has_room_for_every_die_one_can_have():
    match = at_turn(2)
    for key in (*TERRITORIES, "mountain"):
        match.table.open_spaces[place_of(key)] = 0
    for number in range(3):
        put_die(match, 0, "den", number, 1)
    put_die(match, 1, "den", 3, 1)
    assert match.legal(0) == [at("den", 3)]


@pytest.mark.rule("die-2")
@pytest.mark.rule("die-5")
@pytest.mark.rule("die-6")
@pytest.mark.parametrize(("key", "number"), EVERY_SPACE)
def test_every_space_gives_its_bonus_and_takes_its_penalty(key, number):
    match = before_space(key, number)
    space = SPACES_OF[key][number]
    assert brings(match, 0, space["gain"], key, lambda: place(match, key))
    left = 6 - space["penalty"]
    assert match.table.die == left
    lying = match.table.seat[0].den_die[number] if key == "den" else match.table.space[place_of(key), number]
    assert (lying.owner, lying.value) == (0, left)


@pytest.mark.rule("die-5")
@pytest.mark.rule("die-6")
@pytest.mark.parametrize("key", SPACES_OF)
def test_the_rules_tell_the_spaces_of_the_box(key):
    listed = [f"{in_words(space['gain'], B='bonus tile')}, {space['penalty']}" for space in SPACES_OF[key]]
    if key == "den":
        assert "; ".join(listed) + "." in RULES["die-6"]
    else:
        assert f"{key.title()}: {'; '.join(listed)}." in RULES["die-5"]


@pytest.mark.rule("die-3")
def test_what_the_penalty_leaves_are_the_pips_to_act_with():
    match = before_space("fields", 1, roll=4, growth=0)
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    assert match.table.die == 3


@pytest.mark.rule("die-4")
@pytest.mark.rule("rul-8")
@pytest.mark.parametrize(("roll", "left", "growth"), [(1, 0, 2), (2, 1, 0)])
def test_a_die_depleted_by_its_space_brings_two_growth_points(roll, left, growth):
    match = before_space("river", 1, roll=roll, growth=0)
    place(match, "river")
    assert match.table.die == left
    assert match.table.seat[0].growth == growth
    assert asks(match) == "walk"


@pytest.mark.rule("die-4")
@pytest.mark.rule("rul-9")
def test_a_depleted_die_may_still_act_by_growth_points():
    match = before_space("fields", 1, roll=1, growth=3, hunter="farm")
    lay_tile(match, "fields", "a1", "H2 T2")
    go(match, "fields", "a1")
    assert (match.table.die, match.table.seat[0].growth) == (0, 5)
    from_track = int(BOX["territories"]["fields"]["track"][0][0])
    do(match, track("fields"))
    assert match.table.seat[0].growth == 5 - 2 + from_track


@pytest.mark.rule("rul-10")
@pytest.mark.parametrize("key", ["farm", "forest", "river"])
def test_a_penalty_larger_than_the_die_leaves_nothing(key):
    match = before_space(key, 3, roll=1, growth=0)
    assert SPACES_OF[key][3]["penalty"] == 2
    place(match, key)
    assert match.table.die == 0
    assert match.table.seat[0].growth == 2 + 2


@pytest.mark.rule("rul-7")
def test_the_bonus_comes_before_the_penalty_and_both_before_the_walk():
    match = at_turn(roll=1, growth=0)
    stack_bonus(match, "*R")
    place(match, "river")
    assert asks(match) == "resource"
    assert resources(match, 0) == {"fish": 1}
    assert match.table.seat[0].growth == 2
    do(match, match.legal(0)[0])
    assert asks(match) == "walk"


@pytest.mark.rule("die-6")
def test_the_den_is_ones_own():
    match = at_turn(2)
    put_die(match, 1, "den", 0, 5)
    before = books(match, 1)
    place(match, "den")
    assert match.table.seat[0].den_die[0].owner == 0
    assert books(match, 1) == before


@pytest.mark.rule("rul-43")
def test_no_increase_ever_goes_to_an_action_die():
    match = at_turn(roll=3)
    stack_bonus(match, "K")
    place(match, "river")
    assert asks(match) == "kit"
    do(match, match.legal(0)[0])
    assert match.table.die == 3 - 1
