"""``make bench``: measure everything beside the yardstick and write the figures into the README."""

import re
import subprocess
import sys
import time
from pathlib import Path

import reynard
from benchmarks import yardstick
from reynard.lab.bench import bench

README = Path(__file__).parents[1] / "README.md"
PLACE = re.compile(r"(<!-- figures -->\n).*?(<!-- end of figures -->)", re.DOTALL)


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
    game = reynard.game("wolf-and-fox")
    plain_decisions, plain_games = yardstick.measure(seats=4)
    speed = bench(game, seats=4)
    return [
        ("plain-Python yardstick", f"{plain_decisions:,.0f} decisions/s, {plain_games:,.0f} games/s", "1"),
        (
            "random play",
            f"{speed.decisions_per_s:,.0f} decisions/s",
            f"{speed.decisions_per_s / plain_decisions:.0f}",
        ),
        ("", f"{speed.games_per_s:,.0f} games/s", f"{speed.games_per_s / plain_games:.0f}"),
        (
            "search, first move of a game",
            f"{speed.playouts_per_s:,.0f} playouts/s",
            f"{speed.playouts_per_s / plain_games:.1f}",
        ),
        ("compiling everything from nothing", f"{speed.compile_s:.1f} s", ""),
        ("`reynard --help`", f"{warm_start('--help'):.2f} s", ""),
        ("a table", f"{speed.table_bytes:,} bytes", ""),
    ]


def main() -> None:
    """Write the table between the README's marks, and print it."""
    lines = ["| The Wolf and the Fox, 4 players, one core | measured | × yardstick |", "|---|---|---|"]
    lines += [f"| {what} | {much} | {times} |" for what, much, times in rows()]
    table = "\n".join(lines) + "\n"
    text, count = PLACE.subn(lambda marks: marks[1] + table + marks[2], README.read_text(encoding="utf-8"))
    assert count == 1, "the README has lost the place of its figures"
    README.write_text(text, encoding="utf-8")
    print(table)


if __name__ == "__main__":
    main()
