"""How often an address, and everybody together, may ask for something, and for how much at once."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from reynard.service.errors import TooMany

REMEMBERED = 10_000  # buckets at most, so that a stranger with many addresses cannot fill the memory
LONGEST_WAIT = 3600.0  # seconds that anybody is told to wait


class Rates:
    """A bucket of tokens for each address that has asked lately, which fills at a steady rate up to a burst."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = max(burst, 1.0) if per_second else burst
        self.clock = clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens and when, least recent first

    def take(self, address: str) -> float:
        """Take a token and give 0.0, or give the seconds until there is one to take.

        >>> rates = Rates(per_second=0.5, burst=1, clock=lambda: 7.0)
        >>> rates.take("127.0.0.1"), rates.take("127.0.0.1"), rates.take("127.0.0.2")
        (0.0, 2.0, 0.0)
        """
        if wait := self.wait(address):
            return wait
        now = self.clock()
        self.buckets[address] = self.tokens_of(address, now) - 1, now
        self.buckets.move_to_end(address)
        self.forget(now)
        return 0.0

    def wait(self, address: str) -> float:
        """Give the seconds until there is a token to take; none if there is one."""
        tokens = self.tokens_of(address, self.clock())
        if tokens >= 1:
            return 0.0
        return min((1 - tokens) / self.per_second, LONGEST_WAIT) if self.per_second else LONGEST_WAIT

    def tokens_of(self, address: str, now: float) -> float:
        """Count the tokens in a bucket."""
        tokens, when = self.buckets.get(address, (self.burst, now))
        return min(self.burst, tokens + (now - when) * self.per_second)

    def forget(self, now: float) -> None:
        """Forget what has filled up again, and the least recent if there are too many."""
        while self.buckets:
            least_recent = next(iter(self.buckets))
            if len(self.buckets) <= REMEMBERED and self.tokens_of(least_recent, now) < self.burst:
                return
            del self.buckets[least_recent]


class SharedRates:
    """Rates of each address, and of everybody together: so much in a period, all of it at once if need be."""

    def __init__(self, per_address: float, in_all: float, period: float) -> None:
        self.of_each = Rates(per_address / period, per_address)
        self.of_all = Rates(in_all / period, in_all)

    def take(self, address: str) -> tuple[float, bool]:
        """Take a token, or give the seconds to wait; and say whether it is everybody who has to wait."""
        if wait := self.of_each.take(address):
            return wait, False
        return self.of_all.take(""), True

    def wait(self, address: str) -> float:
        """Give the seconds until there is a token to take for an address."""
        return max(self.of_each.wait(address), self.of_all.wait(""))


class AtOnce:
    """Counts what is being worked out, for each address and for everybody."""

    def __init__(self, per_address: float, in_all: float) -> None:
        self.per_address = per_address
        self.in_all = in_all
        self.begun: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str, refusal: TooMany) -> Iterator[None]:
        """Count one more while it is being worked out, or raise the refusal.

        >>> at_once = AtOnce(per_address=1, in_all=8)
        >>> with at_once.one_more("127.0.0.1", TooMany("Wait a moment.", 5)):
        ...     at_once.begun.total()
        1
        >>> at_once.begun.total()
        0
        """
        if self.begun[address] >= self.per_address or self.begun.total() >= self.in_all:
            raise refusal
        self.begun[address] += 1
        try:
            yield
        finally:
            self.begun[address] -= 1
            if not self.begun[address]:
                del self.begun[address]


def in_words(seconds: float) -> str:
    """Say roughly how long to wait.

    >>> in_words(1.2), in_words(200)
    ('2 seconds', '4 minutes')
    """
    if seconds <= 60:
        return f"{max(2, math.ceil(seconds))} seconds"
    return f"{math.ceil(seconds / 60)} minutes"
