"""How fast a game runs: on one core, at random play, from this machine's own clock."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from reynard.bots.thinking import play_games, think
from reynard.core.contract import Game
from reynard.core.match import Match

SECONDS = 1.0  # how long each figure is measured
ROUNDS = 3  # the best of so many, since other work on the machine only ever slows one down
MOST_PLAYOUTS = 100_000

COLD = """
import time, reynard
from reynard.bots.thinking import prepare
start = time.perf_counter()
prepare(reynard.game({name!r}))
print(time.perf_counter() - start)
"""


@dataclass(frozen=True)
class Speed:
    """What was measured."""

    decisions_per_s: float
    games_per_s: float
    playouts_per_s: float
    compile_s: float
    table_bytes: int


def bench(game: Game, seats: int | None = None, progress: Callable[[], None] = lambda: None) -> Speed:
    """Measure a game with so many seats, by default as many as it takes."""
    seats = seats or game.seats[-1]
    game.check_seats(seats)
    play_games(game, seats, games=1)
    decisions, games = measure_games(game, seats)
    progress()
    playouts = measure_playouts(Match(game, seats, seed=1))
    progress()
    compile_s = measure_compiling(game)
    progress()
    return Speed(decisions, games, playouts, compile_s, game.table.dtype.itemsize)


def measure_games(game: Game, seats: int, rounds: int = ROUNDS) -> tuple[float, float]:
    """Give decisions and games a second at random play."""
    best = (0.0, 0.0)
    games = 100
    for _ in range(rounds):
        seconds = 0.0
        while seconds < SECONDS:
            games = max(games, int(games * min(10, 1.2 * SECONDS / seconds))) if seconds else games
            start = time.perf_counter()
            decisions = play_games(game, seats, games)
            seconds = time.perf_counter() - start
        best = max(best, (decisions / seconds, games / seconds))
    return best


def measure_playouts(match: Match) -> float:
    """Give playouts a second of the search at the first decision of a game."""
    sight = match.sight(match.pending[0])
    think(sight, seed=1, playouts=2)
    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        playouts, _ = think(sight, seed=1, playouts=MOST_PLAYOUTS, milliseconds=int(SECONDS * 1000))
        best = max(best, playouts / (time.perf_counter() - start))
    return best


def measure_compiling(game: Game) -> float:
    """Give the seconds it takes to compile everything in a fresh process with nothing kept."""
    with tempfile.TemporaryDirectory() as empty:
        result = subprocess.run(
            [sys.executable, "-c", COLD.format(name=game.name)],
            env=os.environ | {"REYNARD_CACHE": empty},
            capture_output=True,
            text=True,
            check=True,
        )
    return float(result.stdout)
