"""Playing Alone: the rival takes room and leaves its marks."""

import pytest

from reynard.games.ruse.actions import MARK, STOP
from reynard.games.ruse.rules.round_end import FINAL_SCORING
from reynard.games.ruse.table import NOBODY, Ruse

from .playing import do, end_round, go, lucky, resources, seat_to_move, tales
from .tables import (
    BOX,
    PATH,
    RULES,
    TERRITORIES,
    at_end_of_round,
    at_end_of_turn,
    at_turn,
    dice_at,
    first_round,
    free_spaces,
    lay_tile,
    mark_space,
    place_of,
    put_die,
    space_of,
)

RIVAL = 1  # whose number comes after the only seat's


def alone(**position):
    """Stand at the end of a turn, alone, with another die to roll."""
    match = at_end_of_turn(at_turn(1, **{"hunter": "farm", **position}))
    match.table.marker[:] = NOBODY
    return match


def rival_rolls(match, value):
    """End the turn and let the rival roll this."""
    return lucky(match, STOP(), lambda t: rolled(t) == value)


def rolled(t):
    """Read what the rival has rolled in this move."""
    return next(number for tale, number in tales(t.told, t.tales) if tale == "rival")


def rival_marks(match):
    """Read the path spaces that the rival has marked."""
    return [
        (key, name)
        for key in TERRITORIES
        for name in PATH
        if match.table.marker[place_of(key), space_of(name)] == RIVAL
    ]


@pytest.mark.rule("solo-1")
def test_everything_is_set_up_as_for_two():
    match = first_round(1)
    two = first_round(2)
    assert free_spaces(match) == free_spaces(two)
    assert match.table.hunting[0].spots == two.table.hunting[0].spots == 2
    assert match.table.destiny in range(8)
    assert match.table.destiny_die in range(1, 7)
    assert match.table.hunter in range(4)


@pytest.mark.rule("solo-2")
@pytest.mark.parametrize(("value", "key"), [(1, "fields"), (2, "river"), (3, "forest"), (4, "farm")])
def test_one_to_four_send_the_rival_to_a_vital_territory(value, key):
    match = rival_rolls(alone(), value)
    assert dice_at(match, key)[0] == RIVAL
    assert sum(dice_at(match, each).count(RIVAL) for each in (*TERRITORIES, "mountain")) == 1
    assert BOX["solo"]["rival"][value - 1] == key


@pytest.mark.rule("solo-2")
@pytest.mark.parametrize(("hunter", "key"), [("fields", "river"), ("river", "forest"), ("farm", "fields")])
def test_five_sends_it_clockwise_of_the_hunter(hunter, key):
    match = rival_rolls(alone(hunter=hunter), 5)
    assert dice_at(match, key)[0] == RIVAL
    assert rival_marks(match) == [(key, "a1")]


@pytest.mark.rule("solo-2")
def test_six_sends_it_to_the_mountain():
    match = rival_rolls(alone(), 6)
    assert dice_at(match, "mountain")[0] == RIVAL
    assert rival_marks(match) == []


@pytest.mark.rule("solo-2")
def test_the_rival_goes_after_each_turn():
    match = alone()
    match.table.seat[0].dice = 2
    for turns in (1, 2):
        do(at_end_of_turn(match), STOP())
        assert sum(dice_at(match, each).count(RIVAL) for each in (*TERRITORIES, "mountain")) == turns
        match.table.place_in_order = 0


@pytest.mark.rule("solo-3")
def test_it_takes_the_leftmost_free_space_and_without_one_does_nothing():
    match = alone()
    put_die(match, 0, "fields", 0, 3)
    rival_rolls(match, 1)
    assert dice_at(match, "fields")[:2] == [0, RIVAL]
    match = alone()
    put_die(match, 0, "fields", 0, 3)
    put_die(match, 0, "fields", 1, 3)
    rival_rolls(match, 1)
    assert dice_at(match, "fields")[:3] == [0, 0, NOBODY]
    assert rival_marks(match) == []


@pytest.mark.rule("solo-3")
@pytest.mark.rule("rul-61")
def test_its_dice_leave_at_the_end_of_the_round_and_it_gains_nothing():
    match = at_end_of_round(alone(growth=0))
    match.table.space[place_of("fields"), 0].owner = RIVAL
    end_round(match)
    assert match.table.round_number == 2
    assert all(RIVAL not in dice_at(match, each) for each in (*TERRITORIES, "mountain"))
    assert match.table.seat[0].points == 0
    assert match.standing.shape[0] == 1


@pytest.mark.rule("solo-4")
def test_it_marks_the_first_space_without_a_marker():
    match = alone()
    for number, name in enumerate(PATH):
        assert rival_marks(rival_rolls(match, 1)) == [("fields", each) for each in PATH[: number + 1]], name
        match.undo()
        mark_space(match, RIVAL, "fields", name)
    assert len(rival_marks(rival_rolls(match, 1))) == 5


@pytest.mark.rule("solo-4")
def test_it_leaves_your_markers_alone():
    match = alone()
    mark_space(match, 0, "fields", "a1", "b2")
    rival_rolls(match, 1)
    assert rival_marks(match) == [("fields", "b1")]


@pytest.mark.rule("solo-4")
def test_under_the_hunters_eye_it_does_not_mark():
    match = rival_rolls(alone(hunter="fields"), 1)
    assert dice_at(match, "fields")[0] == RIVAL
    assert rival_marks(match) == []


@pytest.mark.rule("solo-5")
@pytest.mark.rule("rul-61")
def test_its_markers_cost_tolls_to_the_bank_and_can_be_replaced():
    match = at_turn(1, hunter="farm", growth=5)
    match.table.marker[:] = NOBODY
    lay_tile(match, "fields", "b1", "H1 M2")
    mark_space(match, RIVAL, "fields", "a1", "b1")
    go(match, "fields", "b1")
    assert match.table.seat[0].growth == 5 - 1 - 2
    assert match.table.seat[RIVAL].growth == 0
    do(match, MARK())
    assert match.table.marker[0, space_of("b1")] == 0
    assert match.table.seat[0].markers == 4


@pytest.mark.rule("solo-6")
def test_nobody_catches_up_and_the_order_stays():
    match = at_end_of_round(at_turn(1, growth=0, round_number=4))
    match.table.seat[0].points = 40
    end_round(match)
    assert match.over
    assert match.table.seat[0].growth == 0
    told = tales(match.table.ended, match.table.ends)
    assert not {"catch_up", "order"} & {tale for tale, _ in told}
    assert [number for tale, number in told if tale == "end_step"] == [1, 2, 3, 4, 5, 6, 7, 8, FINAL_SCORING]


@pytest.mark.rule("rul-61")
def test_alone_there_are_no_order_bonuses():
    match = at_end_of_round(at_turn(1, growth=0))
    lucky(match, STOP(), lambda t: t.rolled != t.destiny_die)
    assert match.table.round_number == 2
    assert match.table.seat[0].growth == BOX["growth_points"]["by_value"][match.table.rolled - 1]
    assert resources(match, 0) == {}
    assert seat_to_move(match) == 0
    assert match.table.turn == 0


@pytest.mark.rule("solo-7")
@pytest.mark.rule("rul-61")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "Runt"),
        (105, "Runt"),
        (106, "Yearling"),
        (117, "Yearling"),
        (118, "Fox"),
        (125, "Fox"),
        (126, "Old fox"),
        (134, "Old fox"),
        (135, "Reynard"),
    ],
)
def test_your_points_give_your_rank(points, rank):
    match = at_end_of_round(at_turn(1, growth=0, round_number=4))
    match.table.seat[0].points = points
    end_round(match)
    assert match.over
    assert match.view(0)["rank"] == rank


@pytest.mark.rule("solo-7")
def test_the_rules_tell_the_ranks_of_the_box():
    first, *others = BOX["solo"]["rank"]
    assert f"below {others[0]['least']} {first['name'].lower()}" in RULES["solo-7"]
    for rank in others:
        name = rank["name"] if rank["name"] == "Reynard" else rank["name"].lower()
        assert f"from {rank['least']} {name}" in RULES["solo-7"]


@pytest.mark.rule("solo-8")
def test_shared_trail_stays_in_the_box():
    """Nobody who plays alone draws the tile that needs another fox."""
    drawn = {int(first_round(1, seed=seed).table.seat[0].ruse) for seed in range(120)}
    assert drawn == set(Ruse) - {Ruse.SHARED_TRAIL}
