"""``make bench``: measure everything beside the yardstick and write the figures into the README."""

import subprocess
import sys
import time

import reynard
from benchmarks import odds, readme, yardstick
from reynard.lab.bench import bench, measure_games

TURNS = 5
ONE_GAME = ("duel", "wolf-and-fox", "cub", "kit", "--games", "1", "--json")


def warm_start(*command: str) -> float:
    """Time a command from its second run on: the best of five."""
    times = []
    for _ in range(6):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "reynard", *command], check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return min(times[1:])


def side_by_side(seats: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Let the yardstick and the compiled rules play by turns, and give the best decisions and games/s of each."""
    game = reynard.game("wolf-and-fox")
    plain, compiled = (0.0, 0.0), (0.0, 0.0)
    for _ in range(TURNS):
        plain = max(plain, yardstick.measure(seats, seconds=1.0))
        compiled = max(compiled, measure_games(game, seats, rounds=1))
    return plain, compiled


def rows() -> list[tuple[str, str, str]]:
    """Measure, and give what, how much and how many times the yardstick."""
    speed = bench(reynard.game("wolf-and-fox"), seats=4)
    plain, compiled = side_by_side(seats=4)
    playouts = speed.playouts_per_s / plain[1]
    return [
        ("plain-Python yardstick", f"{plain[0]:,.0f} decisions/s, {plain[1]:,.0f} games/s", "1"),
        ("random play", f"{compiled[0]:,.0f} decisions/s", f"{compiled[0] / plain[0]:.0f}"),
        ("", f"{compiled[1]:,.0f} games/s", f"{compiled[1] / plain[1]:.0f}"),
        ("search, from the first move", f"{speed.playouts_per_s:,.0f} playouts/s", f"{playouts:.1f}"),
        ("compiling everything from nothing", f"{speed.compile_s:.1f} s", ""),
        ("`reynard --help`", f"{warm_start('--help'):.2f} s", ""),
        ("a whole game of two bots, warm, from the command line", f"{warm_start(*ONE_GAME):.2f} s", ""),
        ("a table", f"{speed.table_bytes:,} bytes", ""),
    ]


def fox_rows() -> list[tuple[str, str, str]]:
    """Measure The Fox Experiment by turns with The Wolf and the Fox, and give what, how much and the share."""
    wolf, fox = reynard.game("wolf-and-fox"), reynard.game("fox-experiment")
    rates = {wolf: 0.0, fox: 0.0}
    for _ in range(TURNS):
        for game in rates:
            rates[game] = max(rates[game], measure_games(game, seats=4, rounds=1)[0])
    speed = bench(fox, seats=4)
    _, times = odds.measure_all()
    return [
        ("random play", f"{rates[fox]:,.0f} decisions/s", f"{rates[fox] / rates[wolf]:.2f}"),
        ("search, from the first move", f"{speed.playouts_per_s:,.0f} playouts/s", ""),
        ("exact odds of the slowest pair", f"{1000 * max(times):.1f} ms", ""),
        ("compiling everything from nothing", f"{speed.compile_s:.1f} s", ""),
        ("a table", f"{speed.table_bytes:,} bytes", ""),
    ]


if __name__ == "__main__":
    readme.write("figures", ("The Wolf and the Fox, 4 players", "measured", "times the yardstick"), rows())
    heading = ("The Fox Experiment, 4 players", "measured", "of The Wolf and the Fox in the same run")
    readme.write("fox figures", heading, fox_rows())
