"""What programs see, in every game: as secret as a view, laid out as declared, and of every part something."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import reynard
from examples import few
from reynard.bots import Greedy
from reynard.core.contract import Observer
from reynard.core.observation import LARGEST
from toy import GAME as SNATCH

from .playing import enough_ways
from .test_every_game import moments, seed_of, some_of

GAMES = [*(reynard.game(name) for name in reynard.game_names()), SNATCH]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_way = pytest.mark.parametrize("way", [way for game in GAMES for way in enough_ways(game)], ids=str)
seeds = st.integers(0, 2**63 - 1)


def observe(match, seat, observer=None):
    """Give what a seat sees as numbers, written over other numbers."""
    observer = observer or Observer(match.game.observe, match.game.observation)
    out = np.full(len(observer.layout), 77, np.float32)
    observer.observe(match.box.record, match.table, seat, out)
    return out


@every_way
@given(seed=seeds)
@few(2)
def test_nobody_sees_what_they_may_not_know(way, seed):
    """It is the same for the table and for any table that could be true for all the seat knows."""
    match = way.play(seed)
    for seat in range(way.seats):
        for ply in some_of(range(match.ply + 1), seed + seat):
            then, might_be = match.at(ply), match.at(ply)
            might_be.tables[-1] = then.hidden(seat, seed ^ ply)
            assert observe(then, seat).tobytes() == observe(might_be, seat).tobytes()


@every_way
def test_numbers_are_finite_and_within_range(way):
    for match, _, _ in moments(way, seed_of(way)):
        for seat in range(way.seats):
            seen = observe(match, seat)
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() <= LARGEST


@every_game
def test_the_layout_covers_the_row_exactly(game):
    for layout in (game.observation, *([game.perfect_memory.layout] if game.perfect_memory else [])):
        places = [place for part in layout.groups for place in range(part.first, part.first + part.count)]
        assert places == list(range(len(layout)))
        assert len({part.name for part in layout.groups}) == len(layout.groups)
        for part in layout.groups:
            assert part.count > 0
            assert part.meaning == part.meaning.strip(" .")


@every_game
def test_every_part_changes_in_some_game(game):
    """A part that never changes would tell nothing, or something would be written to the wrong place."""
    observer = game.perfect_memory or Observer(game.observe, game.observation)
    least = np.full(len(observer.layout), np.inf)
    most = -least
    for way in enough_ways(game):
        for number in range(6):
            match = way.play(seed_of(way) + number) if number < 4 else play_well(way, seed_of(way) + number)
            for ply in some_of(range(match.ply + 1), number):
                for seat in range(way.seats):
                    seen = observe(match.at(ply), seat, observer)
                    least, most = np.minimum(least, seen), np.maximum(most, seen)
    for part in observer.layout.groups:
        here = slice(part.first, part.first + part.count)
        assert (least[here] < most[here]).any(), part.name


def play_well(way, seed):
    """Play so well that rare things happen."""
    match, bot = way.start(seed), Greedy(warmth=1.0)
    while not match.over:
        match.play(match.pending[0], bot.choose(match, match.pending[0], seed + match.ply))
    return match


@every_game
def test_a_match_shows_the_same(game):
    match = enough_ways(game)[-1].play(5)
    for ply in some_of(range(match.ply + 1), 3):
        then = match.at(ply)
        for seat in range(match.seats):
            assert then.observe(seat).tobytes() == observe(then, seat).tobytes()
    for seat in (-1, match.seats):
        with pytest.raises(reynard.ReynardError, match=f"not {seat}"):
            match.observe(seat)


@every_game
def test_seats_are_told_apart(game):
    """What one seat sees is not what another sees, so that it depends on who looks."""
    way = next(way for way in enough_ways(game) if way.seats > 1)
    match = way.play(1)
    views = {observe(match.at(match.ply // 2), seat).tobytes() for seat in range(way.seats)}
    assert len(views) == way.seats


def test_a_perfect_memory_is_more_than_a_seat_sees():
    """Foxy's earlier cards lie under the newest: only the option that says so tells of them."""
    game = reynard.game("foxy")
    match = game.start(2, seed=3)
    rng = Random(3)
    while match.ply < 20:
        match.play(match.pending[0], rng.choice(match.legal(match.pending[0])))
    might_be = match.copy()
    might_be.tables[-1] = match.hidden(0, 5)
    seen, imagined = (observe(each, 0, game.perfect_memory) for each in (match, might_be))
    size = len(game.observation)
    assert seen[:size].tobytes() == imagined[:size].tobytes() == observe(match, 0).tobytes()
    assert seen[size:].tobytes() != imagined[size:].tobytes()
