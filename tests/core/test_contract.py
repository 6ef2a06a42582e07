"""Seats and options: what a game does not offer is refused in words."""

import pytest

import reynard
from reynard.core.contract import Option
from toy.fixtures import snatch

__all__ = ["snatch"]

GAME = reynard.game("wolf-and-fox")


@pytest.mark.parametrize(
    ("chosen", "settled"),
    [
        (None, {"young": 0, "sides": 6}),
        ({}, {"young": 0, "sides": 6}),
        ({"young": True}, {"young": 1, "sides": 6}),
        ({"sides": 8, "young": False}, {"young": 0, "sides": 8}),
        ({"sides": 8, "young": 1}, {"young": 1, "sides": 8}),
    ],
)
def test_options_have_defaults(chosen, settled):
    assert GAME.settle_options(chosen, 2) == settled
    assert all(type(value) is int for value in GAME.settle_options(chosen, 2).values())
    assert GAME.start(2, options=chosen).options == settled


@pytest.mark.parametrize("value", [7, -1, 6.5, "six", None, [6], True])
def test_a_value_that_is_not_offered_is_refused(value):
    with pytest.raises(reynard.BadOptions) as refused:
        GAME.start(2, options={"sides": value})
    assert str(refused.value) == f"The Wolf and the Fox: option 'sides' is {value!r}; it can be 6, 8."


def test_an_option_that_is_not_offered_is_refused():
    with pytest.raises(reynard.BadOptions, match="has no option 'colour'; it has young, sides"):
        GAME.start(2, options={"colour": 1})


def test_an_option_for_other_numbers_of_seats_keeps_its_default(snatch):
    assert snatch.settle_options(None, 1) == snatch.settle_options({"low": 0}, 1) == {"low": 0, "keen": 0}
    assert snatch.settle_options({"keen": 1}, 1) == {"low": 0, "keen": 1}
    with pytest.raises(reynard.BadOptions, match="option 'low' is for 2 to 4 players, not 1; leave it out"):
        snatch.start(1, options={"low": 1})
    with pytest.raises(reynard.BadOptions, match="option 'keen' is for 1 player, not 3; leave it out"):
        snatch.start(3, options={"keen": True})


def test_the_options_that_were_handed_over_are_left_alone():
    chosen = {"young": True}
    GAME.start(2, options=chosen)
    assert chosen == {"young": True}


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_number_of_seats_that_is_not_offered_is_refused(seats):
    with pytest.raises(reynard.BadOptions, match=f"is for 2 to 4 players, not {seats}"):
        GAME.start(seats)


def test_one_name_for_each_player():
    assert GAME.start(2, names=["Ann", "Bob"]).names == ["Ann", "Bob"]
    assert GAME.start(3).names == ["Player 1", "Player 2", "Player 3"]
    with pytest.raises(reynard.BadOptions, match="one name for each of the 3 players, not 2"):
        GAME.start(3, names=["Ann", "Bob"])


@pytest.mark.parametrize("seed", [-1, 2**63, 2**80])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(reynard.BadOptions, match=r"from 0 to 2\*\*63 - 1"):
        GAME.start(2, seed=seed)


def test_without_a_seed_every_match_is_another():
    assert len({GAME.start(2).seed for _ in range(10)}) == 10
    assert len({GAME.start(2, seed=1).salt for _ in range(10)}) == 10


def test_a_switch_is_off_or_on():
    assert Option("young", "Young gamers", (0, 1), ("No", "Yes")).is_switch
    assert not Option("sides", "Dice", (6, 8), ("Six", "Eight")).is_switch


def test_a_game_that_does_not_exist_is_refused():
    with pytest.raises(reynard.UnknownGame, match="There is no game 'chess'; there is wolf-and-fox"):
        reynard.game("chess")


def test_every_refusal_can_be_caught_as_one():
    for error in ("BadBox", "BadOptions", "BadSave", "IllegalMove", "UnknownBot", "UnknownGame"):
        assert issubclass(getattr(reynard, error), reynard.ReynardError)


def test_the_box_and_the_rulebook_are_opened_once():
    assert GAME.standard_box is GAME.standard_box
    assert GAME.rulebook is GAME.rulebook
    assert GAME.functions()["play"] is GAME.play
