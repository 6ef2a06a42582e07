"""Private Objectives: what each asks for, and when they count."""

import pytest

from reynard.games.ruse.actions import STOP

from .playing import asks, do, earned, end_round, finish, kit_spaces
from .tables import (
    BOX,
    PATH,
    RULES,
    TERRITORIES,
    at_end_of_round,
    at_turn,
    card_of,
    dig,
    give_catch,
    hold,
    mark_space,
    place_of,
    put_obstacle,
    set_kit,
    validated,
)
from .wording import in_words

CARDS = BOX["objectives"]["card"]
CHAPTER = {
    "obj-4": ("Two grounds", "Three scent marks", "Wide range", "Deep country"),
    "obj-5": ("First catch", "Larder", "Full larder", "Varied diet"),
    "obj-6": ("Lord of the Fields", "Lord of the River", "Lord of the Forest", "Lord of the Farm"),
    "obj-7": ("Two trails", "Four winds", "Trail's end"),
    "obj-8": ("Burrow", "Warren", "Way out"),
    "obj-9": ("Strong kit", "Litter", "First steps", "Empty nest"),
    "obj-10": ("Pantry", "Well fed"),
}
FOUR_TILES = {(3, 1): "NS", (3, 2): "NS", (2, 1): "NS", (2, 2): "NS"}
SEVEN_TILES = {**FOUR_TILES, (1, 1): "NS", (4, 1): "NS", (5, 1): "NS"}


def before_the_end(*names, growth=0, **position):
    """Stand before the end of a round with cards in the hand of the second seat, whom the order leaves unrolled."""
    match = at_end_of_round(at_turn(growth=growth, **position))
    hold(match, 1, *names)
    match.table.seat[1].markers = 5
    return match


def provide(match, card, amount):
    """Let the second seat have exactly so much of what a card asks for, and plenty of what it does not."""
    own = match.table.seat[1]
    kind = card["kind"]
    if kind == "markers_in_territories":
        for key in TERRITORIES[:amount]:
            mark_space(match, 1, key, "a1")
        mark_space(match, 1, "fields", "b1", "c1")
    elif kind == "markers":
        mark_space(match, 1, "fields", *PATH[:amount])
        mark_space(match, 0, "farm", "a1", "b1")
    elif kind == "deep_markers":
        mark_space(match, 1, "fields", *("c1", "c2")[:amount])
        mark_space(match, 1, "farm", "a1", "b1", "b2")
    elif kind == "hunting_tiles":
        give_catch(match, 1, "fields", "2G", min(3, amount))
        give_catch(match, 1, "river", "-", max(0, amount - 3))
    elif kind == "hunting_territories":
        for key in TERRITORIES[:amount]:
            give_catch(match, 1, key, "2G", 2)
    elif kind == "track":
        own.track[:] = 5
        own.track[place_of(card["territory"])] = amount
    elif kind == "tracks_at":
        own.track[:] = card["step"] - 1
        own.track[4 - amount :] = card["step"]
    elif kind == "den_tiles":
        tiles = dict(list(SEVEN_TILES.items())[:amount])
        dig(match, 1, tiles)
    elif kind == "exit_path":
        dig(match, 1, {**SEVEN_TILES, (3, 3): "NS" if amount else "EW"})
    elif kind == "kit_value":
        for number in range(3):
            set_kit(match, 1, number, value=card["value"] - (number >= amount))
    elif kind == "different_resources":
        own.resource[:amount] = 2
    elif kind == "growth_points":
        own.growth = amount
    else:
        assert kind == "kits_out"
        for number in range(3):
            set_kit(match, 1, number, space=6 if number < amount else 5)


def shown(match, seat=1):
    """Read the validated cards of a seat."""
    own = match.table.seat[seat]
    return [int(card) for card in own.validated[: own.validations]]


@pytest.mark.rule("obj-4")
@pytest.mark.rule("obj-5")
@pytest.mark.rule("obj-6")
@pytest.mark.rule("obj-7")
@pytest.mark.rule("obj-8")
@pytest.mark.rule("obj-9")
@pytest.mark.rule("obj-10")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_each_objective_is_scored_when_fulfilled_and_not_before(card):
    for amount in (card["amount"] - 1, card["amount"]):
        match = before_the_end(card["name"])
        provide(match, card, amount)
        end_round(match)
        fulfilled = amount == card["amount"]
        assert shown(match) == [card_of(card["name"])] * fulfilled
        assert match.table.seat[1].cards == 1 - fulfilled
        assert earned(match, 1, "objectives") == card["points"] * fulfilled


@pytest.mark.rule("obj-4")
@pytest.mark.rule("obj-5")
@pytest.mark.rule("obj-6")
@pytest.mark.rule("obj-7")
@pytest.mark.rule("obj-8")
@pytest.mark.rule("obj-9")
@pytest.mark.rule("obj-10")
@pytest.mark.rule("obj-3")
@pytest.mark.parametrize("rule", CHAPTER)
def test_the_rules_tell_the_objectives_of_the_box(rule):
    for name in CHAPTER[rule]:
        card = CARDS[card_of(name)]
        told = RULES[rule].split(name, 1)[1]
        told = told[: told.index(")") + 1]
        exchanged = in_words(card["exchange"], S="a step on any track")
        assert told.endswith((f"(exchange: {exchanged})", f"({exchanged})")), name
        assert f", {card['points']} " in told, name
    assert sum(len(names) for names in CHAPTER.values()) == len(CARDS) == 24


@pytest.mark.rule("obj-1")
@pytest.mark.rule("rul-23")
def test_all_that_are_fulfilled_are_shown_at_the_end_of_a_round_and_the_rest_stays_in_hand():
    match = before_the_end("First catch", "Warren", "Larder")
    give_catch(match, 1, "fields", "2G", 3)
    end_round(match)
    assert sorted(shown(match)) == sorted([card_of("First catch"), card_of("Larder")])
    own = match.table.seat[1]
    assert own.hand[: own.cards].tolist() == [card_of("Warren")]
    assert own.points == 3 + 4


@pytest.mark.rule("rul-23")
@pytest.mark.rule("end-11")
def test_objectives_are_scored_in_the_fourth_round_too():
    match = before_the_end("First catch", round_number=4)
    give_catch(match, 1, "fields", "2G", 2)
    end_round(match)
    assert earned(match, 1, "objectives") == 3


@pytest.mark.rule("obj-1")
def test_a_validated_objective_stays_even_if_it_is_no_longer_fulfilled():
    match = before_the_end("First catch")
    give_catch(match, 1, "fields", "2G", 2)
    end_round(match)
    match.table.seat[1].caught[:] = 0
    match.table.seat[1].catches = 0
    assert shown(match) == [card_of("First catch")]
    assert match.table.seat[1].points == 3


@pytest.mark.rule("obj-2")
def test_kits_that_leave_in_the_growth_phase_count_only_in_the_next_round():
    match = at_end_of_round(at_turn(growth=0))
    hold(match, 0, "First steps")
    set_kit(match, 0, 0, space=5)
    match.table.seat[0].resource[0] = 1
    end_round(match)
    assert asks(match) == "grow"
    do(match, finish(0, "vole"))
    assert kit_spaces(match, 0)[0] == 6
    assert shown(match, 0) == []
    at_end_of_round(match).table.seat[0].growth = 0
    match.table.turn, match.table.due = 0, 1
    do(match, STOP())
    assert shown(match, 0) == [card_of("First steps")]


@pytest.mark.rule("obj-2")
@pytest.mark.rule("end-1")
def test_what_camp_and_bear_bring_counts():
    match = before_the_end("Well fed", growth=0)
    match.table.seat[1].growth = 6
    match.table.seat[1].fox = place_of("farm")
    put_obstacle(match, "camp", "farm")
    end_round(match)
    assert shown(match) == [card_of("Well fed")]


@pytest.mark.rule("rul-58")
def test_at_most_five_are_validated_and_the_best_come_first():
    match = before_the_end("First catch", "Full larder", "Larder")
    give_catch(match, 1, "fields", "2G", 3)
    give_catch(match, 1, "river", "2G", 1)
    validated(match, 1, 3)
    end_round(match)
    assert shown(match)[3:] == [card_of("Full larder"), card_of("Larder")]
    own = match.table.seat[1]
    assert own.hand[: own.cards].tolist() == [card_of("First catch")]
    assert earned(match, 1, "objectives") == 5 + 4


@pytest.mark.rule("obj-3")
def test_validating_a_card_does_not_give_its_exchange_effect():
    match = before_the_end("First catch", round_number=4)
    give_catch(match, 1, "fields", "2G", 2)
    match.table.seat[0].points = 3
    end_round(match)
    assert CARDS[card_of("First catch")]["exchange"] == "3G"
    assert match.table.seat[1].growth == 0
