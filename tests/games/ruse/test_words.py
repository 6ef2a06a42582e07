"""What choices, refusals, views and the log of Ruse say, and whom they say it to."""

from random import Random

import pytest

import reynard
from reynard.games.ruse.actions import CHEESE, DRAW_OBJECTIVE, HUNT, MARK, RUSE, STOP
from reynard.games.ruse.table import Obstacle, Stage, Step

from .playing import at, chart, do, exchange, finish, go, lay, place, resource, send, to
from .tables import (
    BOX,
    CATCHES,
    at_end_of_round,
    at_end_of_turn,
    at_turn,
    dig,
    give_catch,
    give_ruse,
    growing,
    hold,
    lay_tile,
    mark_space,
    place_of,
    put_die,
    put_obstacle,
    set_kit,
    stack_den,
    stack_hunting,
    validated,
)
from .wording import in_words


def named(match):
    """Give the players names."""
    match.names[:] = ["Ann", "Bo", "Cy"][: match.seats]
    return match


def gives(match, action):
    """Read what a choice of the seat that chooses brings and costs."""
    return match.describe(match.pending[0], action).gives


def about_to_walk(match, territory):
    """Let the seat have placed its die in a territory, without what the space gives."""
    t = match.table
    t.stage, t.step, t.die_at, t.die_space = Stage.WALKING, Step.WALK, place_of(territory), 0
    t.seat[0].fox = place_of(territory)
    return match


def growth_of(ruse):
    """Read how many growth points a ruse tile brings."""
    return BOX["ruse"]["growth_points"][BOX["ruse"]["names"].index(ruse)]


def uses(ruse):
    """Give what a choice says that uses a ruse tile."""
    return f" · uses “{ruse}”: {in_words(f'{growth_of(ruse)}G')}"


def at_deed(action, hunter="farm", ruse=None, tile=None, wolf=False, spots=2, markers=5, marked=False, pips=6):
    """Let a fox stand where something keeps it from a deed, without growth points to help."""
    match = at_turn(hunter=hunter)
    lay_tile(match, "fields", "b1", tile or ("H2 T2 K2" if action == HUNT() else "M1 T2"))
    t = match.table
    t.obstacle[Obstacle.WOLF] = place_of("fields") if wolf else -1
    t.hunting[place_of("fields")].spots = spots
    t.seat[0].markers = markers
    if marked:
        mark_space(match, 0, "fields", "b1")
    if ruse:
        give_ruse(match, 0, ruse)
    go(match, "fields", "b1")
    match.table.die, match.table.seat[0].growth = pips, 0
    return match


def refusal(match, action, seat=0):
    """Try something that is not allowed, and give the words and the rule."""
    with pytest.raises(reynard.IllegalMove) as refused:
        match.play(seat, action)
    return str(refused.value), refused.value.rule


@pytest.mark.rule("die-2")
@pytest.mark.rule("die-3")
@pytest.mark.rule("die-4")
def test_a_space_says_what_it_gives_and_takes_and_leaves():
    match = at_turn(roll=2)
    put_die(match, 1, "fields", 0, 3)
    assert gives(match, at("fields", 1)) == "a vole · 1 off the die · 1 pip to use"
    assert gives(match, at("mountain", 0)) == "1 growth point · 2 pips to use"
    match.table.die = match.table.rolled = 1
    depleted = "the die is depleted: 2 growth points · 0 pips to use"
    assert gives(match, at("fields", 1)) == f"a vole · 1 off the die · {depleted}"


@pytest.mark.rule("fox-4")
@pytest.mark.rule("fox-5")
@pytest.mark.rule("fox-6")
def test_a_path_says_its_tolls_and_to_whom_before_one_walks_it():
    match = named(at_turn(3))
    mark_space(match, 1, "river", "a1")
    mark_space(match, 2, "river", "b1")
    put_obstacle(match, "beaver", "river", owner=1)
    about_to_walk(match, "fields")
    assert gives(match, to("a1")).startswith("no tolls · ")
    about_to_walk(match, "river")
    assert gives(match, to("a1")).startswith("pay 2 to Bo and 2 at the dam to Bo · ")
    assert gives(match, to("b1")).startswith("pay 1 to Bo, 2 at the dam to Bo and 2 to Cy · ")


@pytest.mark.rule("rul-13")
def test_tolls_to_the_same_player_are_told_as_one():
    match = named(at_turn(3))
    mark_space(match, 1, "fields", "a1")
    mark_space(match, 1, "fields", "b1")
    about_to_walk(match, "fields")
    assert gives(match, to("b1")).startswith("pay 3 to Bo · there: ")


@pytest.mark.rule("fox-7")
def test_a_path_over_the_dam_says_what_is_in_the_pond():
    match = named(at_turn(3))
    put_obstacle(match, "beaver", "river", owner=1)
    about_to_walk(match, "river")
    assert gives(match, to("a1")).startswith("pay 2 at the dam to Bo · find a fish · ")
    about_to_walk(match, "fields")
    assert "find" not in gives(match, to("a1"))


@pytest.mark.rule("rnd-10")
def test_sending_a_kit_out_says_how_it_will_help_while_rounds_follow():
    for number in (3, 4):
        match = growing(round_number=number)
        set_kit(match, 0, 0, space=6, value=5)
        validated(match, 0, 1)
        told = "5 victory points at the end · no path leads there yet"
        more = " · each round 1 victory point instead of 1 growth point" if number == 3 else ""
        assert gives(match, send(0, 2)) == told + more


@pytest.mark.rule("fin-5")
def test_a_resource_says_what_it_makes_of_the_sets():
    match = go(at_turn(), "mountain", "m1")
    match.table.seat[0].resource[:] = (1, 1, 1, 0)
    assert gives(match, resource("egg")) == "costs 2 pips · your resources would score 4, now 2"
    assert gives(match, resource("vole")) == "costs 2 pips"
    match = growing()
    match.table.seat[0].resource[:] = (1, 1, 2, 0)
    set_kit(match, 0, 0, space=5)
    assert gives(match, finish(0, "fish")) == "3 victory points · your resources would score 1, now 2"
    assert gives(match, finish(0, "berry")) == "3 victory points"


@pytest.mark.rule("rul-14")
def test_a_path_says_only_the_tolls_that_one_can_pay():
    match = about_to_walk(named(at_turn(3, growth=3)), "river")
    mark_space(match, 1, "river", "a1")
    mark_space(match, 2, "river", "b1")
    put_obstacle(match, "beaver", "river", owner=2)
    assert gives(match, to("b1")).startswith("pay 1 to Bo and 2 at the dam to Cy · ")
    assert gives(match, to("a1")).startswith("pay 2 to Bo and 1 at the dam to Cy (all you have) · ")
    do(match, to("a1"))
    assert [int(match.table.seat[seat].growth) for seat in range(3)] == [0, 5, 4]


@pytest.mark.rule("rul-14")
def test_a_path_asks_for_nothing_from_whoever_has_nothing():
    match = about_to_walk(named(at_turn(growth=0)), "fields")
    mark_space(match, 1, "fields", "a1")
    assert gives(match, to("a1")).startswith("no tolls · ")


@pytest.mark.rule("rul-14")
@pytest.mark.rule("ruse-4")
def test_a_walk_with_night_eyes_says_so_and_what_it_brings_pays_tolls():
    match = about_to_walk(named(at_turn(growth=0)), "fields")
    give_ruse(match, 0, "Night Eyes")
    mark_space(match, 1, "fields", "c1")
    paid = min(growth_of("Night Eyes"), BOX["table"]["toll_to_stop"])
    assert gives(match, to("c1")).startswith(f"pay {paid} to Bo")
    assert gives(match, to("c1")).endswith(uses("Night Eyes"))
    assert "uses" not in gives(match, to("b1"))
    do(match, to("c1"))
    assert int(match.table.seat[1].growth) == paid


@pytest.mark.rule("ruse-15")
@pytest.mark.rule("ruse-1")
def test_a_walk_to_another_fox_says_that_it_uses_shared_trail():
    match = about_to_walk(at_turn(), "fields")
    give_ruse(match, 0, "Shared Trail")
    assert "uses" not in gives(match, to("a1"))
    match.table.seat[1].fox = place_of("fields")
    assert gives(match, to("a1")).endswith(uses("Shared Trail"))


@pytest.mark.rule("ruse-13")
def test_a_space_that_is_not_leftmost_says_that_it_uses_fence_slipper():
    match = at_turn()
    give_ruse(match, 0, "Fence-slipper")
    assert gives(match, at("forest", 1)).endswith(uses("Fence-slipper"))
    assert "uses" not in gives(match, at("forest", 0))


@pytest.mark.rule("ruse-13")
def test_every_space_for_a_fence_slipper_has_words_of_its_own():
    match = at_turn(roll=3)
    give_ruse(match, 0, "Fence-slipper")
    words = [match.describe(0, at("mountain", space)).words for space in (0, 1, 2)]
    assert words == [
        "Place the 3 on the Mountain",
        "Place the 3 on space 2 of the Mountain with “Fence-slipper”",
        "Place the 3 on space 3 of the Mountain with “Fence-slipper”",
    ]


@pytest.mark.rule("ruse-6")
def test_the_first_deed_under_the_eye_of_the_hunter_says_that_it_uses_the_decoy():
    match = at_turn(hunter="fields")
    lay_tile(match, "fields", "a1", "H2 M2")
    stack_hunting(match, "fields", "2G")
    give_ruse(match, 0, "Decoy")
    go(match, "fields", "a1")
    assert gives(match, HUNT()) == f"costs 2 pips · turns one of 3 hunting tiles{uses('Decoy')}"
    assert gives(match, MARK()) == f"costs 2 pips{uses('Decoy')}"
    do(match, HUNT())
    assert gives(match, MARK()) == "costs 2 pips"


@pytest.mark.rule("act-2")
@pytest.mark.rule("act-3")
def test_a_deed_says_what_the_die_pays_and_what_growth_points():
    match = at_turn(roll=2)
    lay_tile(match, "fields", "a1", "H2 M2")
    stack_hunting(match, "fields", "2G")
    go(match, "fields", "a1")
    assert gives(match, HUNT()) == "costs 2 pips · turns one of 3 hunting tiles"
    do(match, HUNT())
    assert gives(match, MARK()) == "costs 2 growth points"


@pytest.mark.rule("act-9")
def test_a_hunt_is_told_in_a_sentence_where_its_tile_turns():
    match = at_turn(2)
    give_catch(match, 1, "farm", CATCHES[0])
    give_catch(match, 1, "river", CATCHES[-1])
    assert [tile["told"] for tile in match.view(None)["seats"][1]["catches"]] == [
        "{seat:1|player 2} catches nothing at the River.",
        "{seat:1|player 2} catches a rat on the Farm.",
    ]


@pytest.mark.rule("act-9")
def test_a_mark_says_whose_marker_goes_home():
    match = named(at_turn())
    lay_tile(match, "fields", "a1", "H2 M2")
    mark_space(match, 1, "fields", "a1")
    go(match, "fields", "a1")
    assert gives(match, MARK()) == "costs 2 pips · sends Bo's marker home"


@pytest.mark.rule("den-3")
@pytest.mark.rule("den-7")
def test_a_den_tile_says_its_sides_and_the_exits_it_opens():
    match = at_turn()
    stack_den(match, "straight")
    dig(match, 0, {(3, 1): "NS", (3, 2): "NS"})
    place(match, "den")
    do(match, chart(0))
    assert gives(match, lay(3, 3)) == "1 growth point · opens the third exit"
    assert match.describe(0, lay(3, 3)).words.endswith(", open to the north and the south")
    assert gives(match, lay(3, 3, 1)) == "1 growth point · no path to the start"


@pytest.mark.rule("die-1")
def test_a_space_that_is_taken_or_not_leftmost_or_not_in_use_is_refused():
    match = at_turn()
    put_die(match, 1, "fields", 0, 3)
    assert refusal(match, at("fields", 0)) == ("A die lies there already: choose a free space.", "die-1")
    assert refusal(match, at("forest", 1)) == ("Forest: the leftmost free space comes first.", "die-1")
    assert refusal(match, at("fields", 3)) == ("That space is not in use: choose one that is.", "set-4")


@pytest.mark.rule("fox-2")
def test_a_walk_too_far_is_refused():
    match = place(at_turn(), "fields")
    words = "Your fox cannot get that far now: choose a nearer space."
    assert refusal(match, to("c1")) == (words, "fox-2")


@pytest.mark.rule("act-1")
@pytest.mark.rule("act-3")
@pytest.mark.rule("act-4")
@pytest.mark.rule("act-5")
@pytest.mark.rule("act-6")
@pytest.mark.rule("rul-19")
@pytest.mark.parametrize(
    ("action", "rule", "position"),
    [
        (HUNT(), "act-4", {"hunter": "fields"}),
        (MARK(), "act-4", {"hunter": "fields"}),
        (HUNT(), "act-5", {"wolf": True}),
        (HUNT(), "act-6", {"spots": 0}),
        (MARK(), "rul-19", {"markers": 0}),
        (MARK(), "rul-19", {"marked": True}),
        (HUNT(), "act-1", {"tile": "M1 T2"}),
        (MARK(), "act-1", {"tile": "H2 T2 K2"}),
        (HUNT(), "act-3", {"pips": 1}),
    ],
)
def test_a_deed_that_is_forbidden_names_its_rule(action, rule, position):
    assert refusal(at_deed(action, **position), action)[1] == rule


@pytest.mark.rule("ruse-6")
@pytest.mark.rule("act-3")
@pytest.mark.rule("act-6")
@pytest.mark.rule("rul-19")
@pytest.mark.parametrize(
    ("action", "words", "position"),
    [
        (HUNT(), "No hunting tile is left there this round.", {"spots": 0}),
        (MARK(), "All your markers are on the board.", {"markers": 0}),
        (MARK(), "That costs 1: your 0 pips and 0 growth points are not enough.", {"pips": 0}),
    ],
)
def test_whoever_has_a_decoy_is_told_what_else_is_missing(action, words, position):
    match = at_deed(action, hunter="fields", ruse="Decoy", **position)
    assert refusal(match, action)[0] == words


@pytest.mark.rule("act-1")
def test_a_deed_that_was_done_is_refused():
    match = at_turn()
    lay_tile(match, "fields", "a1", "H2 M2")
    go(match, "fields", "a1")
    do(match, HUNT())
    assert refusal(match, HUNT()) == ("You have already done that this turn.", "act-1")


@pytest.mark.rule("rul-36")
def test_whoever_has_the_cheese_is_told_that_it_is_not_its_moment():
    match = at_turn()
    stack_den(match, "straight")
    match.table.cheese = 0
    place(match, "den")
    do(match, chart(0))
    words = "Not now: exchange the cheese when you place, walk or act."
    assert refusal(match, CHEESE()) == (words, "rul-36")


@pytest.mark.rule("turn-6")
@pytest.mark.rule("ruse-1")
@pytest.mark.rule("turn-1")
@pytest.mark.rule("fin-7")
def test_cheese_ruse_and_turn_are_refused_to_whoever_does_not_have_them():
    match = at_turn()
    assert refusal(match, CHEESE()) == ("You do not have the cheese.", "turn-6")
    assert refusal(match, STOP(), seat=1) == ("It is another player's turn.", "turn-1")
    give_ruse(match, 0, "Old Fox")
    do(match, RUSE())
    assert refusal(match, RUSE()) == ("You have already used your ruse tile this round.", "ruse-1")
    match.table.stage = Stage.OVER
    assert refusal(match, STOP()) == ("The game is over.", "fin-7")


@pytest.mark.rule("set-7")
@pytest.mark.rule("obj-1")
def test_cards_in_hand_are_shown_to_their_seat_alone():
    match = at_turn()
    hold(match, 0, "Burrow", "Pantry")
    mine, theirs, nobodys = (match.view(seat)["seats"][0] for seat in (0, 1, None))
    assert [card["name"] for card in mine["hand"]] == ["Burrow", "Pantry"]
    assert theirs["hand"] == nobodys["hand"] == []
    assert theirs["cards"] == 2


@pytest.mark.rule("mtn-3")
@pytest.mark.rule("rul-48")
def test_an_exchanged_card_is_named_in_the_log_and_a_drawn_one_is_not():
    match = named(at_turn())
    hold(match, 0, "Burrow")
    go(match, "mountain", "m2")
    do(match, exchange())
    told = match.lines(match.ply, 1)
    assert told[0] == "Ann depletes the die, exchanges “Burrow” and gains 3 growth points."
    match.undo()
    do(match, DRAW_OBJECTIVE())
    assert match.lines(match.ply, 1)[0] == "Ann depletes the die and draws a private objective."


@pytest.mark.rule("end-4")
@pytest.mark.rule("end-5")
def test_the_end_of_a_round_is_shown_step_by_step():
    match = at_end_of_round(at_end_of_turn(at_turn(growth=9)))
    put_die(match, 0, "fields", 0, 4)
    do(match, STOP())
    end = match.view(0)["end"]
    assert (end["number"], end["complete"]) == (1, False)
    assert [step["number"] for step in end["steps"]] == [1, 2, 3, 4, 5]
    assert all(step["title"] and step["why"].endswith(".") for step in end["steps"])
    assert end["steps"][3]["lines"][0] == "{seat:0|player 1} has 4 pips left and scores 4 victory points."


@pytest.mark.rule("rul-21")
@pytest.mark.parametrize(("figure", "word"), [(0, "the hunter"), (1, "the photographer")])
def test_the_log_names_the_figure_that_was_chosen(figure, word):
    match = reynard.game("ruse").start(seats=2, seed=1, options={"figure": figure})
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert any(f"{word} goes to" in line for line in match.log(0))
    assert match.view(0)["photographer"] == bool(figure)


@pytest.mark.rule("rul-21")
@pytest.mark.rule("set-9")
def test_nobody_is_called_a_hunter_who_photographs():
    match = reynard.game("ruse").start(seats=3, seed=1, options={"figure": 1})
    luck = Random(1)
    while not match.over:
        seat = match.pending[0]
        words = [choice.words + choice.gives for choice in match.choices(seat)]
        assert [each for each in words if says_hunter(each)] == []
        match.play(seat, luck.choice(match.legal(seat)))
    assert [line for line in match.log(0) if says_hunter(line)] == []


def says_hunter(words):
    """Say whether a sentence takes it for granted that a hunter stands on the board."""
    return "the hunter" in words.replace("the hunter or photographer", "")
