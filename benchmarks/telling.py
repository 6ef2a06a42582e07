"""How long telling takes: a view, the choices, one move in words, and the log of a whole game that was told as it went.

``python -m benchmarks.telling`` prints milliseconds, beside those of playing a move, in one run.
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


def main() -> None:
    """Play one game of each and measure at its middle and end."""
    print(f"{'':16}{'moves':>7}{'play':>9}{'view':>9}{'choices':>9}{'account':>9}{'position':>9}{'log':>9}")
    for name in reynard.game_names():
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
            lambda middle=middle, seat=seat: play_one(middle, seat),
            lambda middle=middle, seat=seat: middle.view(seat),
            lambda middle=middle, seat=seat: middle.choices(seat),
            lambda middle=middle: give_account(middle),
            lambda middle=middle: position_of(middle),
            lambda match=match, story=story: Scene(match, [], story).log(0),
        ]
        print(f"{name:16}{match.ply:7}" + "".join(f"{milliseconds(work):9.2f}" for work in works))


def play_one(match: Match, seat: int) -> None:
    """Make one move on a copy, as the table does."""
    copy = copy_of(match)
    copy.play(seat, copy.legal(seat)[0])


def milliseconds(work: Callable[[], Any]) -> float:
    """Give the median time of some work."""
    times = []
    for _ in range(TIMES):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return sorted(times)[TIMES // 2] * 1000


if __name__ == "__main__":
    main()
