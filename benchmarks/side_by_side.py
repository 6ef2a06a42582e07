"""``python -m benchmarks.side_by_side FOLDER [GAME ...]``: this checkout beside another, in one run.

Both compile every game from nothing, play it at random and search it, by turns and each in processes and with a cache
of its own, so that whatever else the machine does meets both alike. Times are those of the processor. Where a process
happens to lie in memory can make a tenth of a difference for as long as it runs, so every round has new ones. A ratio,
time here by time there, is the median of the rounds, and that of a round the median of its turns.
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
from rich.table import Table

from reynard.games import PACKAGES

HERE = Path(__file__).resolve().parents[1]
MEASURING = Path(__file__).with_name("measuring.py")
ROUNDS = 9
TURNS = 6
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
def at_work(folder: Path, cache: str) -> Iterator[Checkout]:
    """Set a working tree to work, and make sure that it is this one that is measured, and no installed one."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "REYNARD_CACHE": cache}
    command = [sys.executable, str(MEASURING)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as process:
        checkout = Checkout(process)
        if not Path(found := checkout.ask("where")).is_relative_to(folder / "src"):
            sys.exit(f"{folder} is no checkout of Reynard: Python finds {found} there.")
        yield checkout


def by_turns(first: Checkout, second: Checkout, turns: int, *words: str | int) -> tuple[list[float], list[float]]:
    """Ask both the same so many times, and give how long it took each of them."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(turns):
        for checkout, seconds in zip((first, second), times, strict=True):
            seconds.append(checkout.seconds(*words))
    return times


def enough(checkout: Checkout, asked: str, game: str) -> int:
    """Say how much to play so that a turn takes long enough to be measured."""
    count = 1
    checkout.ask(asked, game, count)  # with compiling
    while (seconds := checkout.seconds(asked, game, count)) < SECONDS / 4:
        count *= 2
    return max(1, round(count * SECONDS / seconds))


def measure(first: Checkout, second: Checkout, game: str) -> Iterator[tuple[str, float, float]]:
    """Go through one round of a game: what was done, and the median time of each."""
    yield "compiling from scratch", first.seconds("compile", game), second.seconds("compile", game)
    for asked, words in (("play", "a game at random"), ("search", "a playout of the search")):
        count = enough(first, asked, game)
        second.ask(asked, game, 1)
        here, there = by_turns(first, second, TURNS, asked, game, count)
        yield words, median(here) / count, median(there) / count


def compare(other: Path, game: str) -> Iterator[tuple[str, list[float], list[float]]]:
    """Measure a game in both: what was done, and the time of each in every round."""
    rounds: list[list[tuple[str, float, float]]] = []
    with TemporaryDirectory() as our_cache, TemporaryDirectory() as their_cache:
        for number in range(ROUNDS):
            with at_work(HERE, our_cache) as ours, at_work(other, their_cache) as theirs:
                if number % 2:
                    rounds.append(list(measure(ours, theirs, game)))
                else:
                    rounds.append([(what, here, there) for what, there, here in measure(theirs, ours, game)])
    for each in zip(*rounds, strict=True):
        yield each[0][0], [here for _, here, _ in each], [there for _, _, there in each]


def row(game: str, what: str, here: list[float], there: list[float]) -> tuple[str, ...]:
    """Write down the medians of both, and the median and the quartiles of the ratios."""
    ratios = [ours / theirs for ours, theirs in zip(here, there, strict=True)]
    low, _, high = quantiles(ratios, n=4)
    times = (in_words(median(seconds)) for seconds in (here, there))
    return game, what, *times, f"{median(ratios):.3f}", f"{low:.3f} to {high:.3f}"


def in_words(seconds: float) -> str:
    """Say how long something took."""
    return f"{seconds:.2f} s" if seconds > 1 else f"{1e6 * seconds:.1f} µs"


def main(folder: str, *games: str) -> None:
    """Compare, and print each game as soon as it is measured."""
    other = Path(folder).resolve()
    for name in games or tuple(PACKAGES):
        table = Table("game", "what", "here", "there", "ratio", "half of the rounds")
        for what, here, there in compare(other, name):
            table.add_row(*row(name, what, here, there))
        Console(width=120).print(table)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
