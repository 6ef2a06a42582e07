"""``make ladder``: let each level of bot play the level below it and write the shares into the README."""

import os
from itertools import pairwise

from rich.progress import Progress

import reynard
from benchmarks import readme
from reynard.bots import LEVELS
from reynard.lab.duel import duel

GAMES = 1000


def rows() -> list[tuple[str, str, str, str]]:
    """Play every pair of neighbours, the stronger first."""
    game = reynard.game("wolf-and-fox")
    table = []
    with Progress() as progress:
        for lower, higher in pairwise(LEVELS):
            task = progress.add_task(f"{higher} against {lower}", total=GAMES)
            result = duel(
                game,
                [higher, lower],
                GAMES,
                workers=os.cpu_count() or 1,
                progress=lambda task=task: progress.advance(task),
            )
            stronger, weaker = result.bots
            low, high = stronger.interval
            points = f"{stronger.points:.1f} : {weaker.points:.1f}"
            table.append((f"{higher} : {lower}", f"{stronger.share:.1%}", f"{low:.1%} to {high:.1%}", points))
    return table


if __name__ == "__main__":
    readme.write("ladder", ("two players, 1,000 games", "share", "95 % interval", "mean points"), rows())
