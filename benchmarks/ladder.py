"""``make ladder``: let each level of bot play the level below it and write the shares into the README."""

import os
import sys
from itertools import pairwise

from rich.progress import Progress

import reynard
from benchmarks import readme
from reynard.bots import LEVELS
from reynard.lab.duel import duel

GAMES = {"wolf-and-fox": 1000, "fox-experiment": 60, "foxy": 400}  # a longer game takes longer to think about


def rows(name: str, games: int) -> list[tuple[str, str, str, str]]:
    """Play every pair of neighbours, the stronger first."""
    game = reynard.game(name)
    table = []
    with Progress() as progress:
        for lower, higher in pairwise(LEVELS):
            task = progress.add_task(f"{higher} against {lower}", total=games)
            result = duel(
                game,
                [higher, lower],
                games,
                workers=os.cpu_count() or 1,
                progress=lambda task=task: progress.advance(task),
            )
            stronger, weaker = result.bots
            low, high = stronger.interval
            points = f"{stronger.points:.1f} : {weaker.points:.1f}"
            table.append((f"{higher} : {lower}", f"{stronger.share:.1%}", f"{low:.1%} to {high:.1%}", points))
    return table


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        games = GAMES[name]
        heading = (f"two players, {games:,} games", "share", "95 % interval", "mean points")
        readme.write(f"ladder of {name}", heading, rows(name, games))
