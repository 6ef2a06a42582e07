"""``make bench``: measure everything beside the yardstick and write the figures into the README."""

import subprocess
import sys
import time

import reynard
from benchmarks import readme, yardstick
from reynard.lab.bench import bench

ONE_GAME = ("duel", "wolf-and-fox", "cub", "kit", "--games", "1", "--json")


def warm_start(*command: str) -> float:
    """Time a command from its second run on: the best of five."""
    times = []
    for _ in range(6):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "reynard", *command], check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return min(times[1:])


def rows() -> list[tuple[str, str, str]]:
    """Measure, and give what, how much and how many times the yardstick."""
    plain_decisions, plain_games = yardstick.measure(seats=4)
    speed = bench(reynard.game("wolf-and-fox"), seats=4)
    decisions = speed.decisions_per_s / plain_decisions
    games = speed.games_per_s / plain_games
    playouts = speed.playouts_per_s / plain_games
    return [
        ("plain-Python yardstick", f"{plain_decisions:,.0f} decisions/s, {plain_games:,.0f} games/s", "1"),
        ("random play", f"{speed.decisions_per_s:,.0f} decisions/s", f"{decisions:.0f}"),
        ("", f"{speed.games_per_s:,.0f} games/s", f"{games:.0f}"),
        ("search, from the first move", f"{speed.playouts_per_s:,.0f} playouts/s", f"{playouts:.1f}"),
        ("compiling everything from nothing", f"{speed.compile_s:.1f} s", ""),
        ("`reynard --help`", f"{warm_start('--help'):.2f} s", ""),
        ("a whole game of two bots, warm, from the command line", f"{warm_start(*ONE_GAME):.2f} s", ""),
        ("a table", f"{speed.table_bytes:,} bytes", ""),
    ]


if __name__ == "__main__":
    readme.write("figures", ("The Wolf and the Fox, 4 players", "measured", "times the yardstick"), rows())
