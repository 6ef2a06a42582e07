"""How much quicker a duel is in compiled code than move by move: ``cub`` against ``kit`` in The Wolf and the Fox.

``python -m benchmarks.duels [FOLDER]`` lets both play by turns in one run, on all cores as ``reynard duel`` does, and
the checkout in FOLDER too, if one is named.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import reynard
from reynard.bots import bot
from reynard.lab.duel import duel, play_one

NAME = "wolf-and-fox"
BOTS = ("cub", "kit")
CORES = os.cpu_count() or 1
TURNS = 5
FEW, MANY = 200, 40_000  # games of a turn, move by move and compiled
ELSEWHERE = """
import os, sys, time, reynard
from reynard.lab.duel import duel
game, bots = reynard.game({name!r}), {bots!r}
duel(game, bots, 2)
start = time.perf_counter()
duel(game, bots, {games}, workers=os.cpu_count() or 1)
print({games} / (time.perf_counter() - start))
"""


def games_per_s(play: Callable[[], object], games: int) -> float:
    """Time some games."""
    start = time.perf_counter()
    play()
    return games / (time.perf_counter() - start)


def move_by_move() -> float:
    """Play move by move, as many games at a time as there are cores."""
    game, players = reynard.game(NAME), [bot(each) for each in BOTS]

    def play(number: int) -> object:
        return play_one(game, players, number, 0, None, None)

    with ThreadPoolExecutor(CORES) as threads:
        return games_per_s(lambda: list(threads.map(play, range(FEW))), FEW)


def elsewhere(folder: str) -> float:
    """Play the duel of another checkout."""
    script = ELSEWHERE.format(name=NAME, bots=BOTS, games=FEW)
    environment = os.environ | {"PYTHONPATH": os.path.join(folder, "src")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure(folder: str | None = None) -> tuple[float, float, float]:
    """Give games a second: compiled, move by move, and in the other checkout."""
    game, best = reynard.game(NAME), [0.0, 0.0, 0.0]
    duel(game, BOTS, 2)
    for _ in range(TURNS):
        compiled = games_per_s(lambda: duel(game, BOTS, MANY, workers=CORES), MANY)
        turn = [compiled, move_by_move(), elsewhere(folder) if folder else 0.0]
        best = [max(each) for each in zip(best, turn, strict=True)]
    return best[0], best[1], best[2]


if __name__ == "__main__":
    compiled, slow, other = measure(*sys.argv[1:2])
    print(f"cub against kit: {compiled:,.0f} games/s, {slow:,.0f} move by move: {compiled / slow:.0f} times as many")
    if other:
        print(f"in {sys.argv[1]}: {other:,.0f} games/s; here {compiled / other:.0f} times as many")
