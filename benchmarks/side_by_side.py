"""``python -m benchmarks.side_by_side FOLDER [GAME ...]``: this checkout beside another, in one run.

Both compile every game from nothing, play it at random and search it, by turns and each in processes and with a cache
of its own, so that whatever else the machine does meets both alike. Times are those of the processor. A ratio is the
median of all turns: time here by time there.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from reynard.games import PACKAGES

HERE = Path(__file__).resolve().parents[1]
MEASURING = Path(__file__).with_name("measuring.py")
COMPILINGS = 5
TURNS = 40
SECONDS = 0.25  # of one turn of playing


class Checkout:
    """A working tree at work: it is asked a line and answers with a line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, *words: str | int) -> str:
        """Ask it something."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*words, file=self.process.stdin, flush=True)
        if not (answer := self.process.stdout.readline()):
            sys.exit(f"It could not be measured: {words}")
        return answer.strip()

    def seconds(self, *words: str | int) -> float:
        """Ask it how long something takes."""
        return float(self.ask(*words))


@contextmanager
def at_work(folder: Path) -> Iterator[Checkout]:
    """Set a working tree to work, and make sure that it is this one that is measured, and no installed one."""
    with TemporaryDirectory() as cache:
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "REYNARD_CACHE": cache}
        command = [sys.executable, str(MEASURING)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as process:
            checkout = Checkout(process)
            if not Path(found := checkout.ask("where")).is_relative_to(folder / "src"):
                sys.exit(f"{folder} is no checkout of Reynard: Python finds {found} there.")
            yield checkout


def by_turns(ours: Checkout, theirs: Checkout, turns: int, *words: str | int) -> list[tuple[float, float]]:
    """Ask both the same so many times, whoever was second being first the next time."""
    pairs = []
    for turn in range(turns):
        if turn % 2:
            pairs.append((ours.seconds(*words), theirs.seconds(*words)))
        else:
            there = theirs.seconds(*words)
            pairs.append((ours.seconds(*words), there))
    return pairs


def enough(checkout: Checkout, asked: str, game: str) -> int:
    """Say how much to play so that a turn takes long enough to be measured."""
    count = 1
    checkout.ask(asked, game, count)  # with compiling
    while (seconds := checkout.seconds(asked, game, count)) < SECONDS / 4:
        count *= 2
    return max(1, round(count * SECONDS / seconds))


def compare(ours: Checkout, theirs: Checkout, game: str) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """Measure a game in both."""
    yield "compiling from nothing", by_turns(ours, theirs, COMPILINGS, "compile", game)
    for asked, words in (("play", "{:,} games at random"), ("search", "a search of {:,} playouts")):
        count = enough(theirs, asked, game)
        ours.ask(asked, game, 1)
        yield words.format(count), by_turns(ours, theirs, TURNS, asked, game, count)


def row(game: str, what: str, pairs: list[tuple[float, float]]) -> tuple[str, ...]:
    """Write down the medians of both, and the median and the quartiles of the ratios."""
    ratios = [here / there for here, there in pairs]
    low, _, high = quantiles(ratios, n=4)
    seconds = (f"{median(side):.2f} s" for side in zip(*pairs, strict=True))
    return game, what, *seconds, f"{median(ratios):.3f}", f"{low:.3f} to {high:.3f}"


def main(folder: str, *games: str) -> None:
    """Compare, and print."""
    other, names = Path(folder).resolve(), games or tuple(PACKAGES)
    table = Table("game", "what", "here", "there", "ratio", "half of the turns")
    with at_work(HERE) as ours, at_work(other) as theirs, Progress(transient=True) as progress:
        for name in progress.track(names, description="Measuring"):
            for what, pairs in compare(ours, theirs, name):
                table.add_row(*row(name, what, pairs))
    Console(width=120).print(table)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
