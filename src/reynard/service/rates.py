"""How often an address may ask for something: a bucket of tokens for each address that has asked lately."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # buckets at most, so that a stranger with many addresses cannot fill the memory
LONGEST_WAIT = 3600.0  # seconds that anybody is told to wait


class Rates:
    """Buckets that fill at a steady rate up to a burst."""

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
        now = self.clock()
        tokens = self.tokens_of(address, now)
        if tokens < 1:
            return min((1 - tokens) / self.per_second, LONGEST_WAIT) if self.per_second else LONGEST_WAIT
        self.buckets[address] = tokens - 1, now
        self.buckets.move_to_end(address)
        self.forget(now)
        return 0.0

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
