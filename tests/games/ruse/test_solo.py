"""Playing Alone: the rival takes room, hunts, leaves its marks, scores, and can win."""

import pytest

from reynard.games.ruse.actions import MARK, STOP
from reynard.games.ruse.rules.round_end import FINAL_SCORING
from reynard.games.ruse.table import CENTRE, NOBODY, Ruse

from .playing import do, earned, end_round, go, lucky, resources, seat_to_move, tales
from .tables import (
    BOX,
    GAME,
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
    own_box,
    place_of,
    put_die,
    put_obstacle,
    space_of,
    stack_hunting,
)

RIVAL = 1  # whose number comes after the only seat's


def line_of(name):
    """Read a line of the rival's part of the box."""
    solo = GAME.standard_box.text.split("[solo]")[1]
    return next(f"{line}\n" for line in solo.splitlines() if line.startswith(f"{name} = "))


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
    vital = dict.fromkeys(TERRITORIES, 2)
    assert free_spaces(match) == free_spaces(two) == {**vital, "mountain": 3, "den": 4}
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
@pytest.mark.parametrize("key", ["river", "forest", "mountain", "centre"])
def test_five_sends_it_after_your_fox_and_to_the_mountain_while_that_is_in_the_centre(key):
    match = alone()
    match.table.seat[0].fox = CENTRE if key == "centre" else place_of(key)
    rival_rolls(match, 5)
    assert dice_at(match, "mountain" if key == "centre" else key)[0] == RIVAL


@pytest.mark.rule("solo-2")
def test_in_an_older_box_five_sends_it_clockwise_of_the_hunter_and_it_scores_nothing():
    match = alone(hunter="river")
    match.box = own_box(
        ('"farm", "fox", "mountain"', '"farm", "hunter", "mountain"'),
        (line_of("climb"), ""),
        (line_of("track"), ""),
        (line_of("growth"), ""),
    )
    rival_rolls(match, 5)
    assert rival_marks(match) == [("forest", "a1")]
    assert match.table.seat[RIVAL].points == 0


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
def test_it_takes_the_leftmost_free_space_and_without_one_goes_on_to_the_next_place():
    match = alone()
    put_die(match, 0, "fields", 0, 3)
    rival_rolls(match, 1)
    assert dice_at(match, "fields")[:2] == [0, RIVAL]
    match = alone()
    put_die(match, 0, "fields", 0, 3)
    put_die(match, 0, "fields", 1, 3)
    rival_rolls(match, 1)
    assert dice_at(match, "fields")[:3] == [0, 0, NOBODY]
    assert dice_at(match, "river")[0] == RIVAL
    for key in (*TERRITORIES, "mountain"):
        for space in range(3):
            put_die(match, 0, key, space, 3)
    match.table.seat[0].dice = 1
    before = match.table.seat[RIVAL].growth
    do(at_end_of_turn(match), STOP())
    assert match.table.seat[RIVAL].growth == before
    assert any("finds no free space" in line for line in match.lines(match.ply, 0))


@pytest.mark.rule("solo-3")
@pytest.mark.parametrize("value", [1, 4, 6])
def test_it_gains_growth_points_for_its_roll_and_nothing_from_the_space(value):
    match = alone()
    for key in TERRITORIES:
        match.table.hunting[place_of(key)].spots = 0
    rival_rolls(match, value)
    own = match.table.seat[RIVAL]
    assert own.growth == BOX["growth_points"]["by_value"][value - 1]
    assert sum(own.resource) == 0


@pytest.mark.rule("solo-4")
def test_it_hunts_and_keeps_the_tile_with_its_growth_points():
    match = alone()
    stack_hunting(match, "fields", "1G R", left=2)
    rival_rolls(match, 1)
    own = match.table.seat[RIVAL]
    assert (int(own.catches), int(match.table.hunting[0].spots)) == (1, 1)
    assert own.growth == BOX["growth_points"]["by_value"][0] + 1
    assert sum(own.resource) == 0
    assert match.lines(match.ply, 0)[2].startswith(
        "The rival hunts in the Fields, catches a mole and gains 1 growth point"
    )


@pytest.mark.rule("solo-4")
@pytest.mark.rule("rul-61")
def test_it_does_not_hunt_with_the_wolf_or_without_a_tile_and_keeps_no_more_than_it_has_room_for():
    match = alone()
    put_obstacle(match, "wolf", "fields")
    rival_rolls(match, 1)
    assert match.table.seat[RIVAL].catches == 0
    assert rival_marks(match) == [("fields", "a1")]
    match = alone()
    match.table.hunting[0].spots = 0
    assert rival_rolls(match, 1).table.seat[RIVAL].catches == 0
    match = alone()
    stack_hunting(match, "fields", "2G", left=2)
    match.table.seat[RIVAL].catches = BOX["hunting"]["spaces_on_board"]
    rival_rolls(match, 1)
    assert match.table.seat[RIVAL].catches == BOX["hunting"]["spaces_on_board"]
    assert match.table.hunting[0].discard.sum() == 1


@pytest.mark.rule("solo-3")
@pytest.mark.rule("rul-61")
def test_its_dice_leave_at_the_end_of_the_round():
    match = at_end_of_round(alone(growth=0))
    match.table.space[place_of("fields"), 0].owner = RIVAL
    end_round(match)
    assert match.table.round_number == 2
    assert all(RIVAL not in dice_at(match, each) for each in (*TERRITORIES, "mountain"))
    assert match.table.seat[0].points == 0


@pytest.mark.rule("solo-4")
def test_it_marks_the_first_space_without_a_marker():
    match = alone()
    for number, name in enumerate(PATH):
        assert rival_marks(rival_rolls(match, 1)) == [("fields", each) for each in PATH[: number + 1]], name
        match.undo()
        mark_space(match, RIVAL, "fields", name)
    assert len(rival_marks(rival_rolls(match, 1))) == 5


@pytest.mark.rule("solo-4")
def test_a_marker_of_yours_where_it_marks_goes_home():
    match = alone()
    mark_space(match, 0, "fields", "a1", "b2")
    left = int(match.table.seat[0].markers)
    rival_rolls(match, 1)
    assert rival_marks(match) == [("fields", "a1")]
    assert match.table.seat[0].markers == left + 1
    assert any("marker goes home from the Fields" in line for line in match.lines(match.ply, 0))


@pytest.mark.rule("solo-4")
@pytest.mark.rule("solo-9")
def test_under_the_hunters_eye_it_neither_hunts_nor_marks_but_follows_the_track():
    match = rival_rolls(alone(hunter="fields"), 1)
    assert dice_at(match, "fields")[0] == RIVAL
    assert rival_marks(match) == []
    assert match.table.seat[RIVAL].catches == 0
    assert earned(match, RIVAL, "tracks") == match.rival_scores[0] == BOX["solo"]["track"]


@pytest.mark.rule("solo-9")
def test_on_the_mountain_it_fulfils_an_objective():
    match = rival_rolls(alone(), 6)
    assert earned(match, RIVAL, "objectives") == match.rival_scores[0] == BOX["solo"]["climb"]
    assert [line.points for line in match.breakdown(RIVAL) if line.points] == [BOX["solo"]["climb"]]


@pytest.mark.rule("solo-9")
@pytest.mark.rule("solo-10")
def test_the_rules_tell_what_the_rival_of_the_box_scores():
    assert f"scores {BOX['solo']['climb']} victory points" in RULES["solo-9"]
    assert f"scores {BOX['solo']['track']}." in RULES["solo-9"]
    young, grown, old = BOX["solo"]["growth"]
    assert f"{young} if it is young and hasty, {grown} if it is full-grown, {old} if it is old" in RULES["solo-10"]


@pytest.mark.rule("solo-10")
@pytest.mark.parametrize("age", [0, 1, 2])
def test_its_growth_points_become_victory_points_at_the_end_of_a_round(age):
    match = at_end_of_round(at_turn(1, growth=0, rival=age))
    match.table.seat[RIVAL].growth = 7
    end_round(match)
    brought = BOX["growth_points"]["by_value"]
    points = earned(match, RIVAL, "growth")
    assert points - BOX["solo"]["growth"][age] - 7 in {
        *brought,
        *(each + more for each in brought for more in (1, 2, 3)),
    }
    assert match.table.seat[RIVAL].growth == 0
    told = [line for step in match.view(0)["end"]["steps"] for line in step["lines"]]
    assert any(line.startswith("The rival spends ") and f"scores {points} victory points" in line for line in told)


@pytest.mark.rule("solo-11")
@pytest.mark.parametrize(("points", "won"), [(50, False), (60, True), (61, True)])
def test_the_rival_scores_hunting_tiles_and_markers_and_loses_when_level(points, won):
    match = at_end_of_round(at_turn(1, growth=0, round_number=4))
    match.table.marker[:] = NOBODY
    match.table.seat[0].points = match.table.seat[0].earned[0] = points
    match.table.seat[RIVAL].catches = 3
    end_round(match)
    rival = match.table.seat[RIVAL]
    assert match.over
    assert earned(match, RIVAL, "hunting") == BOX["hunting"]["chart"][int(rival.catches)]
    assert earned(match, RIVAL, "markers") == len(rival_marks(match))
    assert sum(line.points for line in match.breakdown(RIVAL)) == match.rival_scores[0]
    rival.points = 60
    assert match.winners == ((0,) if won else ())
    assert match.lines(match.ply, 0)[-1].endswith("'s rank: Runt.")


@pytest.mark.rule("solo-5")
@pytest.mark.rule("rul-61")
def test_its_markers_cost_tolls_to_it_and_can_be_replaced():
    match = at_turn(1, hunter="farm", growth=5)
    match.table.marker[:] = NOBODY
    lay_tile(match, "fields", "b1", "H1 M2")
    mark_space(match, RIVAL, "fields", "a1", "b1")
    go(match, "fields", "b1")
    assert match.table.seat[0].growth == 5 - 1 - 2
    assert match.table.seat[RIVAL].growth == 1 + 2
    assert "pays 2 growth points to the rival" in " ".join(match.lines(match.ply, 0))
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
        (109, "Runt"),
        (110, "Yearling"),
        (121, "Yearling"),
        (122, "Fox"),
        (130, "Fox"),
        (131, "Old fox"),
        (140, "Old fox"),
        (141, "Reynard"),
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


@pytest.mark.rule("solo-11")
def test_whoever_listens_to_the_table_hears_how_the_rival_stands():
    match = rival_rolls(alone(), 6)
    climb, growth = BOX["solo"]["climb"], BOX["growth_points"]["by_value"][5]
    line = f"The rival: {climb} victory points, {growth} growth points, 0 hunting tiles."
    assert match.view(0)["lines"][-1] == line
    assert not any("rival" in line for line in at_turn(2).view(0)["lines"])
