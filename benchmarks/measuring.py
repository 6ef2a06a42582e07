"""Measure the Reynard that Python finds, as ``benchmarks.side_by_side`` asks: a line in, seconds of a processor out."""

import sys
import time
from resource import RUSAGE_CHILDREN, getrusage

import reynard
from reynard.lab.bench import Match, measure_compiling, play_games, think


def seconds_to_compile(name: str) -> float:
    """Compile a game from nothing in a process of its own."""
    before = getrusage(RUSAGE_CHILDREN)
    measure_compiling(reynard.game(name))
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def seconds_to_play(name: str, games: int) -> float:
    """Play so many games at random."""
    game = reynard.game(name)
    start = time.process_time()
    play_games(game, game.seats[-1], games)
    return time.process_time() - start


def seconds_to_search(name: str, playouts: int) -> float:
    """Search at the first decision of a game."""
    game = reynard.game(name)
    match = Match(game, game.seats[-1], seed=1)
    seat = match.pending[0]
    known = (match.sight(seat),) if hasattr(match, "sight") else (match, seat)  # older checkouts search from the match
    start = time.process_time()
    think(*known, seed=1, playouts=playouts)
    return time.process_time() - start


def answer(asked: str, *details: str) -> float | str:
    """Give what a line asks for."""
    if asked == "where":
        return str(reynard.__file__)
    if asked == "compile":
        return seconds_to_compile(*details)
    name, count = details
    return seconds_to_play(name, int(count)) if asked == "play" else seconds_to_search(name, int(count))


if __name__ == "__main__":
    for line in sys.stdin:
        print(answer(*line.split()), flush=True)
