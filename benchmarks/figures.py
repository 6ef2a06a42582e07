"""``make bench``: measure everything beside the yardstick and write the figures into the README."""

import subprocess
import sys
import time

import reynard
from benchmarks import from_python, odds, readme, yardstick
from reynard.lab.bench import bench, measure_games

TURNS = 5
OTHERS = ("fox-experiment", "foxy", "ruse")
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


def other_rows() -> list[tuple[str, ...]]:
    """Measure the other games by turns with The Wolf and the Fox, and give what, and how much for each of them."""
    games = [reynard.game(name) for name in ("wolf-and-fox", *OTHERS)]
    rates = [0.0] * len(games)
    for _ in range(TURNS):
        for i, game in enumerate(games):
            rates[i] = max(rates[i], measure_games(game, seats=4, rounds=1)[0])
    speeds = [bench(game, seats=4) for game in games[1:]]
    _, times = odds.measure_all()
    return [
        ("random play, decisions/s", *(f"{rate:,.0f}" for rate in rates[1:])),
        ("of The Wolf and the Fox in the same run", *(f"{rate / rates[0]:.2f}" for rate in rates[1:])),
        ("search, from the first move, playouts/s", *(f"{speed.playouts_per_s:,.0f}" for speed in speeds)),
        ("compiling everything from nothing", *(f"{speed.compile_s:.1f} s" for speed in speeds)),
        ("exact odds of the slowest pair", f"{1000 * max(times):.1f} ms", *[""] * (len(OTHERS) - 1)),
        ("a table", *(f"{speed.table_bytes:,} bytes" for speed in speeds)),
    ]


if __name__ == "__main__":
    readme.write("figures", ("The Wolf and the Fox, 4 players", "measured", "times the yardstick"), rows())
    heading = ("4 players", *(reynard.game(name).title for name in OTHERS))
    readme.write("figures of the others", heading, other_rows())
    from_python.main()
