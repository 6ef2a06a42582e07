"""How fast ``reynard.batch`` is: random masked actions at 1,024 tables, with the mask and the observation of each.

``python -m benchmarks.batches`` measures every game in one run: on one core by the processor's time, and then how much
more two threads do than one in the same seconds, for which the machine must have nothing else to do.
"""

import time
from collections.abc import Callable

import reynard
from reynard.batches import Batch

TABLES = 1024
SEATS = 4
STEPS = 200
TURNS = 7


def rate(batch: Batch, clock: Callable[[], float]) -> float:
    """Give the decisions a second."""
    start = clock()
    for _ in range(STEPS):
        batch.step(batch.sample())
    return STEPS * len(batch) / (clock() - start)


def measure(name: str) -> tuple[float, float]:
    """Give a game's decisions a second on one core, and how many times as many two threads make."""
    one, two = (reynard.batch(name, tables=TABLES, seats=SEATS, seed=1, threads=threads) for threads in (1, 2))
    for batch in (one, two):
        rate(batch, time.process_time)
    best = max(rate(one, time.process_time) for _ in range(TURNS))
    alone = together = 0.0
    for _ in range(TURNS):
        alone = max(alone, rate(one, time.perf_counter))
        together = max(together, rate(two, time.perf_counter))
    return best, together / alone


def measure_all() -> dict[str, tuple[float, float]]:
    """Measure every game."""
    return {name: measure(name) for name in reynard.game_names()}


if __name__ == "__main__":
    for name, (best, ratio) in measure_all().items():
        print(f"{name}: {best:,.0f} decisions/s on one core, {ratio:.2f} times as many with two threads")
