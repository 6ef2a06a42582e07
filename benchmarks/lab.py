"""``python -m benchmarks.lab``: how the lab grows with jobs and Ray's workers, and how long a million games take."""

import argparse
import tempfile
import time
from pathlib import Path

import reynard
from benchmarks import readme
from reynard.lab.question import Question, ask
from reynard.lab.running import run

PAGE = Path(__file__).parents[1] / "docs" / "lab.md"
MILLION = 1_000_000
LINEUP = ("cub", "kit", "cub", "kit")
SECONDS = 60.0  # of one job, for each comparison


def seconds(asked: Question, jobs: int | None = None, on: str | None = None) -> float:
    """Play a question from nothing, and say how long it took."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        run(asked, jobs=jobs, on=on, keep=Path(folder)).close()
        return time.monotonic() - start


def question(games: int) -> Question:
    """Ask for so many games of bots that play by eye."""
    return ask("tournament", reynard.game("wolf-and-fox"), (LINEUP,), games)


def rows(games: int, for_seconds: float) -> list[tuple[str, ...]]:
    """Measure, one after another."""
    seconds(question(2400), 1)  # to have everything compiled and warm
    speed = 24_000 / seconds(question(24_000), 1)
    asked = question(int(speed * for_seconds))
    one, two = seconds(asked, 1), seconds(asked, 2)
    seconds(question(2400), on="ray")  # which starts its workers
    ray = seconds(asked, on="ray")
    many = seconds(question(games), 2)
    return [
        ("one job", f"{asked.games:,}", f"{one:.1f}", f"{asked.games / one:,.0f}", "1"),
        ("two jobs", f"{asked.games:,}", f"{two:.1f}", f"{asked.games / two:,.0f}", f"{one / two:.2f}"),
        ("Ray on this machine", f"{asked.games:,}", f"{ray:.1f}", f"{asked.games / ray:,.0f}", f"{one / ray:.2f}"),
        ("two jobs", f"{games:,}", f"{many:.1f}", f"{games / many:,.0f}", ""),
    ]


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--games", type=int, default=MILLION)
    wishes.add_argument("--seconds", type=float, default=SECONDS)
    wish = wishes.parse_args()
    heading = ("The Wolf and the Fox, cub : kit : cub : kit", "games", "seconds", "games/s", "times one job")
    readme.write("lab", heading, rows(wish.games, wish.seconds), PAGE)
