"""Before the tally nobody's machine holds an earlier card or another's number."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import few
from games.foxy.laying import GAME, lay
from reynard.core.contract import SPECTATOR
from reynard.games.foxy.actions import WRITE
from reynard.games.foxy.table import Table
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER

OWN = 0
ANIMAL = re.compile(rf"\b({'|'.join(ANIMALS_IN_ORDER)})(e?s)?\b")


def shown_to(viewer, match):
    """Give everything that a seat or a spectator is shown."""
    before = "" if viewer is None else match.game.lies_before(match.box, match.table, viewer)
    points = [(match.scores[seat], match.breakdown(seat)) for seat in range(match.seats)]
    return match.view(viewer), match.log(viewer), match.choices(viewer), before, points


def imagined(match, viewer, seed):
    """Give a copy of a match in which other cards lie under the newest, now and at every moment before."""
    other = match.at(match.ply)
    other.tables = [Table.copy_of(table) for table in match.tables]
    for table in other.tables:
        match.game.hide(match.box.record, table, SPECTATOR if viewer is None else viewer, seed)
    return other


def told(seed, seats, options, others):
    """Play a game in which the others write as told, and give everything that one seat is shown before the tally.

    It writes last, so that in the easy game the number said aloud is its own.
    """
    match = GAME.start(seats=seats, seed=seed, options=options)
    shown = [shown_to(OWN, match)]
    number = 0
    while not match.over:
        for seat in reversed(match.pending):
            legal = match.legal(seat)
            if seat == OWN:
                match.play(seat, legal[(seed + match.ply) % len(legal)])
            else:
                match.play(seat, legal[others[number % len(others)] % len(legal)])
                number += 1
            if not match.over:
                shown.append(shown_to(OWN, match))
    return shown


@pytest.mark.rule("tur-2")
def test_the_others_may_have_written_anything():
    match = lay(["hen", "hen", "hen", "hen cat"])
    match.table.seat[OWN].number[:3] = match.table.seat[1].number[:3] = (1, 2, 3)
    imagined = [match.hidden(OWN, seed) for seed in range(20)]
    assert {tuple(t.seat[OWN].number[:3].tolist()) for t in imagined} == {(1, 2, 3)}
    assert len({tuple(t.seat[1].number[:3].tolist()) for t in imagined}) > 1


@pytest.mark.rule("tur-2")
@pytest.mark.parametrize("options", [{}, {"fox": 1, "hard": True}, {"fox": 2}, {"fox": 3, "easy": True}])
@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 4),
    others=st.lists(st.integers(0, 121), min_size=1, max_size=60),
)
@few(5)
def test_all_that_a_seat_is_told_is_the_same_whatever_the_others_write(options, seed, seats, others):
    assert told(seed, seats, options, others) == told(seed, seats, options, [0])


@pytest.mark.rule("tur-1")
@pytest.mark.parametrize("options", [{}, {"fox": 1, "hard": True}, {"fox": 2}, {"fox": 3, "easy": True}])
@given(seed=st.integers(0, 10_000))
@few(5)
def test_all_that_is_shown_is_the_same_whatever_the_earlier_cards_were(options, seed):
    match = GAME.start(seats=2, seed=seed, options=options)
    while not match.over:
        if match.ply % 5 == 3:
            for viewer in (None, 0, 1):
                assert shown_to(viewer, imagined(match, viewer, seed)) == shown_to(viewer, match)
        match.play(match.pending[0], WRITE(0))


@pytest.mark.rule("tur-1")
def test_other_cards_are_imagined():
    match = GAME.start(seats=2, seed=6)
    for _ in range(9):
        match.play(match.pending[0], WRITE(0))
    true, other = match.table.card, imagined(match, 0, seed=1).table.card
    assert list(true[:4]) != list(other[:4])
    assert true[4] == other[4]


@pytest.mark.rule("tur-1")
@given(seed=st.integers(0, 10_000))
@few(10)
def test_the_log_names_no_animal_before_the_tally(seed):
    match = GAME.start(seats=2, seed=seed)
    while not match.over:
        for viewer in (None, 0, 1):
            assert not ANIMAL.search(" ".join(match.log(viewer)))
        match.play(match.pending[0], WRITE(0))
    assert ANIMAL.search(" ".join(match.log()))


@pytest.mark.rule("tur-1")
def test_a_spectator_sees_the_newest_card_and_no_numbers():
    match = GAME.start(seats=3, seed=6)
    for _ in range(9):
        match.play(match.pending[0], WRITE(0))
    view = match.view(None)
    assert view["card"]["number"] == 4
    assert all(seat["numbers"] == [None] * 20 for seat in view["seats"])
    assert all(seat["may_circle"] is None for seat in view["seats"])
