"""``python -m soak.properties --minutes 10``: try every property on fresh examples, as long as there is time.

What fails is kept in ``.setup/hypothesis`` and tried first next time, by whoever runs this again.
"""

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.table import Table

from forking import Tell, listen

TESTS = Path(__file__).parents[1]
MINUTES = 15.0
PROGRESS = 30.0  # seconds between two lines
TRIED = re.compile(r"(\d+) passing, (\d+) failing")  # in what Hypothesis says of every phase of a batch
OPTIONS = ["-qq", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=soak", f"--ignore={TESTS / 'e2e'}"]


@dataclass(frozen=True)
class Share:
    """The properties that one process tries: every so many-th of them, and until when."""

    number: int
    of: int
    paths: list[str]
    ends: float


@dataclass
class Harvest:
    """What has been tried so far, and what was found."""

    examples: Counter[str] = field(default_factory=Counter)  # by property, all ways to play together
    ways: dict[str, set[str]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)  # by test

    def take(self, test: str, examples: int, failure: str | None) -> None:
        """Add what came of one batch."""
        name = test.partition("[")[0]
        self.examples[name] += examples
        self.ways.setdefault(name, set()).add(test)
        if failure is not None:
            self.failures[test] = failure


class Batches:
    """Runs the properties of a share batch by batch, again and again, in place of the suite."""

    def __init__(self, share: Share, tell: Tell) -> None:
        self.share = share
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Begin another batch while there is time; what has failed is not tried again."""
        from hypothesis import is_hypothesis_test  # not before pytest, which wants to read it first

        if session.testsfailed:
            raise session.Failed(f"{session.testsfailed} files of tests could not be read.")
        properties = [item for item in session.items if is_hypothesis_test(getattr(item, "obj", None))]
        mine = properties[self.share.number :: self.share.of]
        while mine and time.monotonic() < self.share.ends:
            mine = [item for item in mine if time.monotonic() >= self.share.ends or self.holds(item)]
        return True

    def holds(self, item: pytest.Item) -> bool:
        """Try a property on a batch of examples, and tell how it went."""
        reports = runtestprotocol(item, log=False, nextitem=None)
        failed = [report.longreprtext for report in reports if report.failed]
        told = TRIED.findall(getattr(item, "hypothesis_statistics", ""))
        assert told or failed, f"Hypothesis does not say how many examples {item.nodeid} has had."
        tried = sum(int(passed) + int(failed) for passed, failed in told)
        self.tell([item.nodeid, tried, "\n".join(failed) if failed else None])
        return not failed


def soak(paths: list[str], minutes: float, processes: int) -> Iterator[tuple[str, int, str | None]]:
    """Try the properties in several processes, and give each batch as it ends."""
    ends = time.monotonic() + 60 * minutes
    shares = [Share(number, processes, paths, ends) for number in range(processes)]

    def do(share: Share, tell: Tell) -> None:
        ended = pytest.main([*OPTIONS, *share.paths], plugins=[Batches(share, tell)])
        assert ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), ended

    for _, batch, ended in listen(shares, do):
        if not ended:
            yield batch


def overview(harvest: Harvest) -> Table:
    """Say how many examples each property has had."""
    table = Table(title="Properties, all ways to play together")
    table.add_column("property")
    table.add_column("ways", justify="right")
    table.add_column("examples", justify="right")
    for name, examples in sorted(harvest.examples.items()):
        table.add_row(name, f"{len(harvest.ways[name]):,}", f"{examples:,}")
    return table


def main(arguments: list[str] | None = None) -> int:
    """Soak for so long, and say what was found."""
    parser = argparse.ArgumentParser(prog="soak.properties", description="Try every property on fresh examples.")
    parser.add_argument("paths", nargs="*", default=[str(TESTS)], help="only the properties of these files")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"begin no batch after so many ({MINUTES:g})")
    parser.add_argument("--processes", type=int, default=2, help="at once (2)")
    given = parser.parse_args(arguments)
    console, harvest, told = Console(width=140), Harvest(), time.monotonic()
    for batch in soak(given.paths, given.minutes, given.processes):
        harvest.take(*batch)
        if batch[2] is not None:
            console.print(f"FAILED: {batch[0]}", style="red", highlight=False, markup=False)
        if time.monotonic() > told + PROGRESS:
            told = time.monotonic()
            console.print(f"{harvest.examples.total():,} examples so far", highlight=False)
    console.print(overview(harvest))
    for test, failure in harvest.failures.items():
        console.print(f"{test}\n{failure}\n", style="red", highlight=False, markup=False)
    console.print(f"{harvest.examples.total():,} examples, {len(harvest.failures)} failures", highlight=False)
    return 1 if harvest.failures or not harvest.examples else 0


if __name__ == "__main__":
    sys.exit(main())
