"""``make ladder``: let each level of bot play the level below it and write the shares into the README."""

import os
import sys
from itertools import pairwise

from rich.progress import Progress

import reynard
from benchmarks import readme
from reynard.bots import LEVELS
from reynard.lab.duel import duel

# How many games each pair plays, and the last one, whose bots think long.
GAMES = {"wolf-and-fox": (1000, 1000), "fox-experiment": (40, 24), "foxy": (400, 400), "ruse": (1000, 24)}


def heading(games: int, of_last: int) -> str:
    """Say how many games were played."""
    last = "" if games == of_last else f" ({of_last} of `{list(LEVELS)[-1]}`)"
    return f"two players, {games:,} games{last}"


def rows(name: str, games: int, of_last: int) -> list[tuple[str, str, str, str]]:
    """Play every pair of neighbours, the stronger first."""
    game = reynard.game(name)
    table = []
    with Progress() as progress:
        for lower, higher in pairwise(LEVELS):
            number = of_last if higher == list(LEVELS)[-1] else games
            task = progress.add_task(f"{higher} against {lower}", total=number)
            result = duel(
                game,
                [higher, lower],
                number,
                workers=os.cpu_count() or 1,
                progress=lambda played, task=task: progress.advance(task, played),
            )
            stronger, weaker = result.bots
            low, high = stronger.interval
            points = f"{stronger.points:.1f} : {weaker.points:.1f}"
            table.append((f"{higher} : {lower}", f"{stronger.share:.1%}", f"{low:.1%} to {high:.1%}", points))
    return table


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        columns = (heading(*GAMES[name]), "share", "95 % interval", "mean points")
        readme.write(f"ladder of {name}", columns, rows(name, *GAMES[name]))
