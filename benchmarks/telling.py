"""How long telling takes: a view, the choices, one move in words, and the log of a whole game that was told as it went.

``python -m benchmarks.telling`` prints milliseconds of the processor, beside those of playing a move, in one run.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import reynard
from reynard.core.match import Match
from reynard.service.changes import copy_of, position_of
from reynard.service.scene import Scene, give_account

TIMES = 30
WORKS = ("play", "view", "choices", "account", "position", "log")


def main() -> None:
    """Measure every game."""
    print(f"{'':16}{'moves':>7}" + "".join(f"{work:>9}" for work in WORKS))
    for name in reynard.game_names():
        moves, times = measure(name)
        print(f"{name:16}{moves:7}" + "".join(f"{times[work]:9.2f}" for work in WORKS))


def measure(name: str) -> tuple[int, dict[str, float]]:
    """Play one game with as many as can sit down, and measure at its middle and end."""
    game = reynard.game(name)
    match, choices, story = game.start(game.seats[-1], seed=5), Random(5), []
    story.append(give_account(match))
    while not match.over:
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
        story.append(give_account(match))
    middle = match.at(match.ply // 2)
    seat = middle.pending[0]
    works: list[Callable[[], Any]] = [
        lambda: play_one(middle, seat),
        lambda: middle.view(seat),
        lambda: middle.choices(seat),
        lambda: give_account(middle),
        lambda: position_of(middle),
        lambda: Scene(match, [], story).log(0),
    ]
    return match.ply, dict(zip(WORKS, map(milliseconds, works), strict=True))


def play_one(match: Match, seat: int) -> None:
    """Make one move on a copy, as the table does."""
    copy = copy_of(match)
    copy.play(seat, copy.legal(seat)[0])


def milliseconds(work: Callable[[], Any]) -> float:
    """Give the median time of some work, as its processor counts."""
    times = []
    for _ in range(TIMES):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return sorted(times)[TIMES // 2] * 1000


if __name__ == "__main__":
    main()
