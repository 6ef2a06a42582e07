"""A budget is a number of playouts: the same seed gives the same choice on any machine, however busy."""

from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

import reynard
from games.playing import play_out
from reynard.bots import LEVELS, PLAIN, Thought

SEEDS = range(3)
HOUR = 3_600_000  # milliseconds

GAMES = [reynard.game(name) for name in reynard.game_names()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_bot = pytest.mark.parametrize("name", [*LEVELS, *PLAIN])


@pytest.fixture
def late(game):
    """A decision late in a game, where even long thoughts are quick: the match, and the seat that has to choose."""
    match = play_out(game.start(min(seats for seats in game.seats if seats > 1), seed=11), Random(11))
    plies = [ply for ply, move in enumerate(match.moves) if len(match.at(ply).legal(move.seat)) > 2]
    ply = plies[len(plies) * 9 // 10]
    return match.at(ply), match.moves[ply].seat


def set_clock(monkeypatch, monotonic):
    """Give the bots another clock."""
    monkeypatch.setattr("reynard.bots.thinking.time", SimpleNamespace(monotonic=monotonic))


@every_game
@every_bot
def test_time_that_is_not_up_changes_no_choice(late, name, monkeypatch):
    """Twice in a row, with and without a limit, on a quick machine and on one that is a second slower each batch."""
    match, seat = late

    def choices(**limit):
        return [reynard.bot(name).choose(match, seat, seed=seed, **limit) for seed in SEEDS]

    expected = choices()
    assert choices() == expected
    assert choices(milliseconds=HOUR) == choices(milliseconds=2 * HOUR) == expected
    set_clock(monkeypatch, count().__next__)
    assert choices(milliseconds=HOUR) == expected


@every_game
@every_bot
def test_who_has_no_limit_never_looks_at_the_clock(late, name, monkeypatch):
    match, seat = late
    set_clock(monkeypatch, lambda: pytest.fail("It looked at the clock."))
    assert reynard.bot(name).choose(match, seat, seed=1) in match.legal(seat)


@pytest.mark.parametrize(("name", "playouts"), [("fox", 300), ("reynard", 4000)])
def test_the_limit_of_a_table_comes_on_top(name, playouts, monkeypatch):
    budgets = []

    def think(sight, seed, *budget, to_choose):
        budgets.append(budget)
        return 1, [Thought(sight.legal[0], 1.0, 0.0, 1.0, 1.0)]

    monkeypatch.setattr("reynard.bots.think", think)
    match = reynard.game("wolf-and-fox").start(seats=2, seed=11)
    reynard.bot(name).choose(match, 0)
    reynard.bot(name).choose(match, 0, milliseconds=70)
    assert budgets == [(playouts, None), (playouts, 70)]
