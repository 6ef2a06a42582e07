"""What the service counts of its own work, as text that Prometheus reads; never who, from where or at which table."""

import asyncio
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from reynard.core.errors import ReynardError
from reynard.service.journal import Event, Moved

# Seconds: what took at most so long counts in a bucket, and in every longer one.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LAG_EVERY = 0.25  # seconds between two looks at how late the event loop is
STATM = Path("/proc/self/statm")


class Counts:
    """How often something has happened, by its kind."""

    def __init__(self, name: str, words: str, label: str) -> None:
        self.name = name
        self.words = words
        self.label = label
        self.counts: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        """Count one more."""
        self.counts[kind] += 1

    def write(self) -> Iterator[str]:
        """Write every kind as a line."""
        yield from head(self.name, self.words, "counter")
        for kind, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{kind}"}} {count}'


class Times:
    """How long something took, by its kind: all of it together, and how often it took at most so long."""

    def __init__(self, name: str, words: str, label: str) -> None:
        self.name = name
        self.words = words
        self.label = label
        self.buckets: dict[str, list[int]] = {}
        self.sums: Counter[str] = Counter()

    def add(self, kind: str, seconds: float) -> None:
        """Count one more."""
        buckets = self.buckets.setdefault(kind, [0] * (len(BUCKETS) + 1))
        buckets[bisect_left(BUCKETS, seconds)] += 1
        self.sums[kind] += seconds  # type: ignore[assignment]  # a counter of seconds

    def write(self) -> Iterator[str]:
        """Write every kind as a histogram."""
        yield from head(self.name, self.words, "histogram")
        for kind, buckets in sorted(self.buckets.items()):
            label, count = f'{self.label}="{kind}"', 0
            for most, here in zip((*BUCKETS, "+Inf"), buckets, strict=True):
                count += here
                yield f'{self.name}_bucket{{{label},le="{most}"}} {count}'
            yield f"{self.name}_sum{{{label}}} {self.sums[kind]:.6f}"
            yield f"{self.name}_count{{{label}}} {count}"


class Gauge:
    """How much there is of something at the moment, by its kind."""

    def __init__(self, name: str, words: str, label: str, look: Callable[[], dict[str, float]]) -> None:
        self.name = name
        self.words = words
        self.label = label
        self.look = look

    def write(self) -> Iterator[str]:
        """Look, and write what there is of every kind."""
        yield from head(self.name, self.words, "gauge")
        for kind, value in self.look().items():
            yield f'{self.name}{{{self.label}="{kind}"}} {value:g}'


class Metrics:
    """Everything that one process counts; all of it on its event loop."""

    def __init__(self) -> None:
        self.moves = Counts("reynard_moves_total", "Moves that were stored.", "by")
        self.answers = Counts("reynard_http_answers_total", "Answers over HTTP.", "status")
        self.refusals = Counts("reynard_refusals_total", "What was asked at a table or over HTTP and declined.", "kind")
        self.waited = Times("reynard_waiting_seconds", "Seconds that work waited for one of its threads.", "pool")
        self.worked = Times("reynard_working_seconds", "Seconds that it then took; of bots it is thinking.", "pool")
        self.stored = Times("reynard_storing_seconds", "Seconds until an event was committed.", "what")
        self.lag = Times("reynard_loop_lag_seconds", "Seconds that the event loop was late.", "loop")
        self.gauges: list[Gauge] = []

    def add_gauge(self, name: str, words: str, label: str, look: Callable[[], dict[str, float]]) -> None:
        """Let something be looked at whenever the metrics are asked for."""
        self.gauges.append(Gauge(name, words, label, look))

    def note_work(self, pool: str, waited: float, worked: float) -> None:
        """Count a piece of work that a pool has done."""
        self.waited.add(pool, waited)
        self.worked.add(pool, worked)

    def note_refusal(self, error: ReynardError) -> None:
        """Count something that was asked and declined."""
        self.refusals.add(type(error).__name__)

    def note_stored(self, event: Event, seconds: float) -> None:
        """Count something that has happened at a table and has been stored."""
        self.stored.add(event.kind, seconds)
        if isinstance(event, Moved):
            self.moves.add("clock" if event.clock else "bot" if event.bot else "person")

    async def watch_loop(self) -> None:
        """See again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.add("main", max(0.0, loop.time() - due))

    def write(self) -> str:
        """Write everything in the format that Prometheus reads."""
        counts = (self.moves, self.answers, self.refusals)
        times = (self.waited, self.worked, self.stored, self.lag)
        parts: list[Counts | Times | Gauge] = [*counts, *times, *self.gauges]
        lines = [line for part in parts for line in part.write()]
        return "\n".join([*lines, *write_process()]) + "\n"


def head(name: str, words: str, kind: str) -> Iterator[str]:
    """Say what the lines that follow are."""
    yield f"# HELP {name} {words}"
    yield f"# TYPE {name} {kind}"


def write_process() -> Iterator[str]:
    """Say what the process takes, under the names that every Prometheus knows."""
    yield from head("process_cpu_seconds_total", "Seconds of processor time.", "counter")
    yield f"process_cpu_seconds_total {time.process_time():.3f}"
    if STATM.exists():  # on Linux
        pages = int(STATM.read_text().split()[1])
        yield from head("process_resident_memory_bytes", "Memory that the process has in use.", "gauge")
        yield f"process_resident_memory_bytes {pages * os.sysconf('SC_PAGE_SIZE')}"
