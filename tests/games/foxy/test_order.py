"""Who writes last where that number is said aloud, how bots are described, and what a decision and a move are about."""

import pytest

import reynard
from reynard.core.levels import Level
from reynard.games.foxy.actions import WRITE


def places_drawn(options):
    """List for each card of a game of three the places at which a bot would wait."""
    match = reynard.game("foxy").start(3, seed=4, options=options)
    drawn = []
    while not match.over:
        if len(match.pending) == 3:
            drawn.append([seat for seat in range(3) if match.game.bot_waits(match.box, match.table, seat)])
        match.play(match.pending[0], WRITE(0))
    return drawn


@pytest.mark.rule("rul-14")
def test_one_place_is_drawn_for_every_card():
    drawn = places_drawn({"easy": 1})
    assert all(len(places) == 1 for places in drawn)
    assert {places[0] for places in drawn} == {0, 1, 2}


@pytest.mark.rule("rul-14")
def test_otherwise_no_bot_waits():
    assert places_drawn({}) == [[]] * 20


@pytest.mark.rule("aim-1")
def test_bots_are_described_by_what_they_remember():
    game = reynard.game("foxy")
    assert set(game.level_words) == set(Level)
    assert game.usual_level == "cub"


@pytest.mark.rule("tur-2")
def test_a_decision_has_a_headline():
    match = reynard.game("foxy").start(2, seed=4)
    assert match.headline(0) == "Write your number for card 1 of 20"
    match.play(0, WRITE(0))
    assert match.headline(0) == ""


@pytest.mark.rule("tur-2")
def test_a_number_leaves_no_mark_on_the_board():
    """The newest card is all that lies there, and who has written has a tick."""
    match = reynard.game("foxy").start(2, seed=4)
    for seat in (0, 1):
        match.play(seat, WRITE(0))
        assert match.traces == ()


@pytest.mark.rule("rul-19")
def test_names_stand_until_the_tally():
    stand = reynard.game("foxy").names_stand
    assert stand.rule == "rul-19"
    assert "until the tally" in stand.words
