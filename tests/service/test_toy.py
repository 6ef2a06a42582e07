"""Snatch keeps the contract that it is here to test others with."""

from random import Random

import pytest

from reynard.core.contract import Game
from reynard.core.errors import BadBox


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("low", [0, 1])
def test_random_games(snatch: Game, seats: int, low: int) -> None:
    """Every view is the same for the table and for all that it could be; every card is somewhere."""
    chance = Random(seats)
    match = snatch.start(seats, seed=seats, options={"low": low})
    while not match.over:
        for viewer in (None, *range(seats)):
            seen = match.view(viewer), match.log(viewer)
            for seed in range(3):
                other = match.at(match.ply)
                other.tables[-1] = match.hidden(-1 if viewer is None else viewer, seed)
                assert other.view(viewer) == seen[0]
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal(seat)))
    assert match.ply == 5 * seats
    assert sum(owner == -2 for owner in match.table.where) == 5 * seats


def test_several_seats_decide_at_once(snatch: Game) -> None:
    match = snatch.start(3, seed=1)
    assert match.pending == (0, 1, 2)
    match.play(1, match.legal(1)[0])
    assert match.pending == (0, 2)
    assert not match.revealed(0)
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[0])
    assert match.pending == (0, 1, 2)
    assert match.revealed(0)


def test_wrong_box(snatch: Game) -> None:
    with pytest.raises(BadBox, match="mine: rounds must be a whole number from 1 to 5; found 6"):
        snatch.read_box(snatch.standard_box.text.replace("rounds = 5", "rounds = 6"), "mine")
