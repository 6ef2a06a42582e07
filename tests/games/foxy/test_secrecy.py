"""Before the tally nobody's machine holds an earlier card or another's number."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.foxy.laying import GAME

OWN = 0


def told(seed, seats, options, others):
    """Play a game in which the others write as told, and give everything that one seat is shown before the tally."""
    match = GAME.start(seats=seats, seed=seed, options=options)
    shown = [(match.view(OWN), match.log(OWN), match.choices(OWN))]
    number = 0
    while not match.over:
        for seat in match.pending:
            legal = match.legal(seat)
            if seat == OWN:
                match.play(seat, legal[(seed + match.ply) % len(legal)])
            else:
                match.play(seat, legal[others[number % len(others)] % len(legal)])
                number += 1
            if not match.over:
                shown.append((match.view(OWN), match.log(OWN), match.scores, match.breakdown(OWN)))
    return shown


@pytest.mark.rule("tur-2")
@pytest.mark.parametrize("options", [{}, {"fox": 1, "hard": True}, {"fox": 2}, {"fox": 3}])
@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 4),
    others=st.lists(st.integers(0, 121), min_size=1, max_size=60),
)
@settings(max_examples=5)
def test_all_that_a_seat_is_told_is_the_same_whatever_the_others_write(options, seed, seats, others):
    assert told(seed, seats, options, others) == told(seed, seats, options, [0])


@pytest.mark.rule("tur-1")
@given(seed=st.integers(0, 10_000))
@settings(max_examples=10)
def test_no_word_tells_of_an_earlier_card(seed):
    """What is shown after a card is the same whatever the cards before it were."""
    match = GAME.start(seats=2, seed=seed)
    while not match.over:
        for viewer in (None, 0, 1):
            log = " ".join(match.log(viewer))
            assert not any(
                f" {name}" in log for name in ("hen", "pig", "bear", "rabbit", "zebra", "giraffe", "octopus")
            )
        match.play(match.pending[0], 0)


@pytest.mark.rule("tur-1")
def test_a_spectator_sees_the_newest_card_and_no_numbers():
    match = GAME.start(seats=3, seed=6)
    for _ in range(9):
        match.play(match.pending[0], 0)
    view = match.view(None)
    assert view["card"]["number"] == 4
    assert all(seat["numbers"] == [None] * 20 for seat in view["seats"])
    assert all(seat["may_circle"] is None for seat in view["seats"])
