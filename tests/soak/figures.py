"""How long things took."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from time import perf_counter


@dataclass(frozen=True)
class Figures:
    """Some durations in short, in milliseconds."""

    count: int
    p50: float
    p99: float
    worst: float


def figures(seconds: Iterable[float]) -> Figures | None:
    """Put durations in short; None if there are none.

    >>> figures([0.001 * n for n in range(1, 201)])
    Figures(count=200, p50=100.0, p99=198.0, worst=200.0)
    """
    ordered = [round(1000 * each, 1) for each in sorted(seconds)]
    if not ordered:
        return None
    p50, p99 = (ordered[ceil(share * len(ordered)) - 1] for share in (0.5, 0.99))
    return Figures(len(ordered), p50, p99, ordered[-1])


@dataclass
class Sample:
    """How long one thing took."""

    who: str
    what: str
    begun: float
    ended: float = float("inf")


@dataclass
class Trouble:
    """Something that went wrong for a bystander; a door that is closed with a reason is no fault."""

    when: float
    words: str
    at_the_door: bool = False
    with_reason: bool = False


@dataclass
class Diary:
    """What the bystanders have measured, and what went wrong for them."""

    samples: list[Sample] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    downtimes: list[tuple[float, float]] = field(default_factory=list)  # in which the server was being restarted

    @contextmanager
    def timing(self, who: str, what: str) -> Iterator[None]:
        """Measure one thing, even if it is given up."""
        sample = Sample(who, what, perf_counter())
        try:
            yield
        finally:
            sample.ended = perf_counter()
            self.samples.append(sample)

    def note(self, words: str, at_the_door: bool = False, with_reason: bool = False) -> None:
        """Remember that something went wrong."""
        self.troubles.append(Trouble(perf_counter(), words, at_the_door, with_reason))

    def between(self, since: float, until: float, what: str, who: str | None = None) -> Figures | None:
        """Give the figures of everything that went on between two moments, without what a restart cut short."""
        return figures(
            each.ended - each.begun
            for each in self.samples
            if each.what == what
            and who in (None, each.who)
            and each.begun < until
            and each.ended > since
            and not any(each.begun < up and each.ended > down for down, up in self.downtimes)
        )
