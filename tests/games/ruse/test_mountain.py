"""The Mountain: resources, flags, steps, private objectives and kits."""

import pytest

from reynard.games.ruse.actions import DRAW_OBJECTIVE, EXCHANGE, FLAG, HUNT, KIT, MARK, RESOURCE, SPACE, STOP, TRACK

from .playing import (
    asks,
    brings,
    do,
    exchange,
    flag,
    give_back,
    go,
    kit,
    may,
    place,
    resource,
    resources,
    swap,
    to,
    track,
    values,
)
from .tables import BOX, CLIMB, RULES, TERRITORIES, at_turn, bonus_row, card_of, give_flag, hold

TILES = dict(zip(CLIMB, BOX["mountain"]["tiles"], strict=True))
FLAGS = [tile["gain"] for tile in BOX["bonus"]["tile"] if tile["kind"] == "flag"]


def on_mountain(name, roll=6, growth=0, cards=("Burrow",), **position):
    """Let the first seat's fox stand on the Mountain, with a flag and some cards in hand."""
    match = at_turn(roll=roll, growth=growth, night=True, **position)
    give_flag(match, 0, "4G")
    hold(match, 0, *cards)
    go(match, "mountain", name)
    match.table.seat[0].growth = growth
    return match


def climbs(match):
    """Read which actions of the Mountain are offered."""
    groups = {"R": RESOURCE, "F": FLAG, "S": TRACK, "O": SPACE.span(DRAW_OBJECTIVE, EXCHANGE), "K": KIT}
    return {letter for letter, group in groups.items() if any(action in group for action in match.legal(0))}


def hand(match, seat=0):
    """Read the cards of a seat."""
    return [int(card) for card in match.table.seat[seat].hand[: match.table.seat[seat].cards]]


@pytest.mark.rule("mtn-1")
@pytest.mark.parametrize("name", CLIMB)
def test_each_tile_offers_its_actions_for_their_cost(name):
    match = on_mountain(name)
    assert climbs(match) == {word[0] for word in TILES[name].split()}
    acts = {"R": resource("egg"), "F": flag(), "S": track("fields"), "O": exchange(), "K": kit(1)}
    for word in TILES[name].split():
        again = match.at(match.ply)
        do(again, acts[word[0]])
        assert again.table.space[4, 0].value == (0 if word == "O" else 6 - int(word[1]))
        assert again.table.turn == 1 or word[0] not in climbs(again)


@pytest.mark.rule("mtn-1")
def test_the_rules_tell_the_mountain_of_the_box():
    assert TILES == {"m1": "R2 F1", "m2": "S3 O K2", "m3": "R1 S2 O F1"}
    for words in (
        "a resource of your choice for 2 and a green flag for 1",
        "a step on a track for 3, a private objective and a kit +1 for 2",
        "a resource of your choice for 1, a step on a track for 2, a private objective and a green flag for 1",
    ):
        assert words in RULES["mtn-1"]


@pytest.mark.rule("mtn-1")
@pytest.mark.rule("rul-60")
def test_nobody_hunts_or_marks_on_the_mountain():
    for name in CLIMB:
        assert not set(on_mountain(name).legal(0)) & {HUNT(), MARK()}


@pytest.mark.rule("mtn-1")
@pytest.mark.rule("act-3")
def test_growth_points_pay_for_what_the_die_cannot():
    match = on_mountain("m2", roll=1, growth=2)
    assert climbs(match) == {"S", "O", "K"}
    do(match, track("farm"))
    assert (match.table.space[4, 0].value, match.table.seat[0].growth) == (0, 0)
    assert match.table.turn == 1
    assert climbs(on_mountain("m2", roll=1, growth=1)) == {"O", "K"}


@pytest.mark.rule("mtn-2")
@pytest.mark.rule("bon-3")
@pytest.mark.parametrize("code", [code for code in FLAGS if code not in ("S S", "OBJECTIVE")])
def test_a_flag_is_used_and_discarded(code):
    match = on_mountain("m1")
    give_flag(match, 0, code)
    second = 0 if code == "4G" else 1  # two tiles that are alike are one choice
    assert brings(match, 0, code, "", lambda: do(match, flag(second)))
    own = match.table.seat[0]
    assert own.flags_held == 1
    assert own.flag[0] == bonus_row("4G")
    assert match.table.bonus_discard[bonus_row(code)] == 1


@pytest.mark.rule("bon-3")
@pytest.mark.rule("rul-54")
def test_the_two_steps_of_a_flag_go_to_different_tracks():
    match = on_mountain("m1")
    give_flag(match, 0, "S S")
    do(match, flag(1), track("forest"))
    asked = asks(match)
    while asked == "kit":
        do(match, kit(0))
        asked = asks(match)
    assert asked == "track"
    assert [key for key in TERRITORIES if may(match, track(key))] == ["fields", "river", "farm"]
    do(match, track("farm"))
    assert match.table.seat[0].track.tolist() == [0, 0, 1, 1]


@pytest.mark.rule("rul-54")
def test_with_one_track_open_only_one_step_is_made():
    match = on_mountain("m1")
    give_flag(match, 0, "S S")
    match.table.seat[0].track[:] = (6, 6, 6, 3)
    do(match, flag(1))
    assert match.table.seat[0].track.tolist() == [6, 6, 6, 4]
    assert asks(match) == "act"


@pytest.mark.rule("bon-3")
def test_a_flag_lets_one_draw_two_objectives_and_keep_one():
    match = on_mountain("m1", cards=("Burrow", "Warren", "Litter"))
    give_flag(match, 0, "OBJECTIVE")
    do(match, flag(1))
    assert asks(match) == "return"
    first, second = hand(match)[3:]
    left = int(match.table.objectives)
    assert match.legal(0) == [give_back(3), give_back(4)]
    do(match, give_back(3))
    assert hand(match) == [card_of("Burrow"), card_of("Warren"), card_of("Litter"), second]
    assert match.table.objectives == left + 1
    assert first in match.table.objective_stack[: match.table.objectives].tolist()


@pytest.mark.rule("rul-58")
@pytest.mark.rule("rul-53")
def test_with_four_cards_nobody_draws():
    four = ("Burrow", "Warren", "Litter", "Pantry")
    match = on_mountain("m3", cards=four)
    assert not may(match, DRAW_OBJECTIVE())
    assert may(match, swap(3), exchange(3))
    give_flag(match, 0, "OBJECTIVE")
    do(match, flag(1))
    assert asks(match) == "act"
    assert hand(match) == [card_of(name) for name in four]


@pytest.mark.rule("mtn-3")
@pytest.mark.rule("rul-22")
def test_drawing_a_card_depletes_the_die_and_brings_no_growth_points():
    match = on_mountain("m2", roll=5)
    left = int(match.table.objectives)
    do(match, DRAW_OBJECTIVE())
    assert len(hand(match)) == 2
    assert match.table.objectives == left - 1
    assert match.table.space[4, 0].value == 0
    assert match.table.seat[0].growth == 0


@pytest.mark.rule("mtn-3")
@pytest.mark.rule("rul-22")
def test_a_card_may_be_discarded_for_another():
    match = on_mountain("m2", cards=("Burrow", "Warren"))
    do(match, swap(0))
    assert len(hand(match)) == 2
    assert hand(match)[0] == card_of("Warren")
    assert hand(match)[1] != card_of("Burrow")
    assert match.table.objective_discard[: match.table.discarded].tolist() == [card_of("Burrow")]


@pytest.mark.rule("mtn-3")
@pytest.mark.rule("obj-3")
@pytest.mark.rule("rul-59")
@pytest.mark.parametrize("card", BOX["objectives"]["card"], ids=lambda card: card["name"])
def test_every_card_may_be_exchanged_for_its_effect(card):
    match = on_mountain("m2", cards=(card["name"],))
    assert brings(match, 0, card["exchange"], "", lambda: do(match, exchange()))
    assert hand(match) == []
    assert match.table.objective_discard[: match.table.discarded].tolist() == [card_of(card["name"])]
    assert match.table.space[4, 0].value == 0
    assert match.table.seat[0].validations == 0


@pytest.mark.rule("mtn-3")
@pytest.mark.rule("rul-22")
def test_a_depleted_die_cannot_be_depleted():
    match = on_mountain("m2", roll=1, growth=9)
    match.table.die = 0
    assert climbs(match) == {"S", "K"}


@pytest.mark.rule("rul-22")
def test_only_one_of_the_three_ways_can_be_used():
    match = on_mountain("m2", growth=3, cards=("Burrow", "Warren"))
    do(match, exchange())
    assert climbs(match) == {"S", "K"}


@pytest.mark.rule("rul-48")
def test_the_open_pile_becomes_the_stack_when_that_is_empty():
    match = on_mountain("m2", cards=("Burrow", "Warren"))
    t = match.table
    t.objective_discard[:2] = (card_of("Litter"), card_of("Pantry"))
    t.discarded = 2
    t.objectives = 0
    do(match, swap(0))
    assert hand(match)[1] in (card_of("Litter"), card_of("Pantry"))
    assert match.table.objectives == 1
    assert match.table.objective_discard[: match.table.discarded].tolist() == [card_of("Burrow")]


@pytest.mark.rule("rul-48")
@pytest.mark.rule("mtn-3")
def test_without_a_card_to_draw_only_exchanging_is_left():
    match = on_mountain("m2")
    match.table.objectives = match.table.discarded = 0
    assert may(match, exchange())
    assert not may(match, swap())
    assert not may(match, DRAW_OBJECTIVE())


@pytest.mark.rule("mtn-4")
@pytest.mark.parametrize("name", ["vole", "fish", "berry", "egg"])
def test_any_resource_may_be_chosen(name):
    match = do(on_mountain("m1"), resource(name))
    assert resources(match, 0) == {name: 1}


@pytest.mark.rule("mtn-5")
@pytest.mark.parametrize("key", TERRITORIES)
def test_a_step_may_go_to_any_track_and_gives_what_it_shows(key):
    match = on_mountain("m3")
    shown = BOX["territories"][key]["track"][0]
    assert brings(match, 0, shown, key, lambda: do(match, track(key)), steps=1)
    assert match.table.seat[0].track[TERRITORIES.index(key)] == 1


@pytest.mark.rule("mtn-5")
def test_a_finished_track_is_not_offered():
    match = on_mountain("m3")
    match.table.seat[0].track[1] = 6
    assert [key for key in TERRITORIES if may(match, track(key))] == ["fields", "forest", "farm"]
    match.table.seat[0].track[:] = 6
    assert climbs(match) == {"R", "O", "F"}


@pytest.mark.rule("mtn-6")
def test_a_kit_may_be_increased():
    match = do(on_mountain("m2"), kit(2))
    assert values(match, 0)[:3] == [1, 1, 2]


@pytest.mark.rule("rul-60")
def test_the_third_tile_is_reached_by_night_only():
    for night in (False, True):
        match = place(at_turn(night=night), "mountain")
        assert may(match, to("m1"), to("m2"))
        assert may(match, to("m3")) == night


@pytest.mark.rule("mtn-2")
def test_without_a_flag_the_green_flag_does_nothing():
    match = on_mountain("m1")
    match.table.seat[0].flags_held = 0
    assert climbs(match) == {"R"}
    do(match, STOP())
    assert match.table.turn == 1
