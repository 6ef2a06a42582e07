"""How fast a Python loop over one match is: ``pending``, ``legal`` and ``play``, each choice as likely as any other.

``python -m benchmarks.python_loop`` measures every game by turns with the plain-Python yardstick, in one run. Times are
those of the processor, so that whatever else the machine does counts as little as can be.
"""

import random
import time

import reynard
from benchmarks import yardstick
from reynard.core.contract import Game

TURNS = 10
SEATS = 4
SECONDS = 0.25  # of each turn
COPIES = 2000
MIDDLE = 30  # moves after which a match is copied


def play_match(game: Game, seats: int, seed: int, rng: random.Random) -> int:
    """Play a match as a program would, and say how many decisions that took."""
    match, number = game.start(seats, seed=seed), rng.random
    while pending := match.pending:
        seat = pending[0]
        choices = match.legal(seat)
        match.play(seat, choices[int(number() * len(choices))])
    return match.ply


def decisions_per_s(game: Game | None, seats: int = SEATS, seconds: float = SECONDS) -> float:
    """Play matches of a game, or with the yardstick, and give the decisions a second."""
    rng, decisions, games = random.Random(1), 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play_match(game, seats, games, rng) if game else yardstick.play_game(seats, rng)[0]
        games += 1
    return decisions / spent


def microseconds_to_copy(game: Game, seats: int = SEATS) -> float:
    """Copy a match in the middle of a game."""
    match = game.start(seats, seed=1)
    while match.ply < MIDDLE and not match.over:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    start = time.process_time()
    for _ in range(COPIES):
        match.copy()
    return (time.process_time() - start) / COPIES * 1e6


def measure_all() -> tuple[float, dict[str, float], dict[str, float]]:
    """Give the yardstick's decisions/s, and for every game those of the loop and the microseconds of a copy."""
    games = [reynard.game(name) for name in reynard.game_names()]
    plain, rates, copies = 0.0, dict.fromkeys(reynard.game_names(), 0.0), {}
    for game in games:
        play_match(game, SEATS, seed=1, rng=random.Random(1))
        copies[game.name] = min(microseconds_to_copy(game) for _ in range(TURNS))
    for _ in range(TURNS):
        plain = max(plain, decisions_per_s(None))
        for game in games:
            rates[game.name] = max(rates[game.name], decisions_per_s(game))
    return plain, rates, copies


if __name__ == "__main__":
    plain, rates, copies = measure_all()
    print(f"plain-Python yardstick: {plain:,.0f} decisions/s")
    for name, rate in rates.items():
        print(f"{name}: {rate:,.0f} decisions/s, {rate / plain:.2f} times it; a copy takes {copies[name]:.1f} µs")
