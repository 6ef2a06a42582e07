"""``python -m benchmarks.odds``: time the exact odds of a pair, for all the dice that a pair can have."""

import time
from itertools import product

import reynard
from reynard.games.fox_experiment.table import FRIENDLY_DICE, HELD, LITTER, SEXES, TRAITS, Sex, Table, Track
from reynard.games.fox_experiment.view import odds

MOST_DICE = 2  # of one trait that one parent gives
TOKENS = 12
TRIES = 3  # the best of them counts, for Python may tidy its memory meanwhile
PAIR = ("kennel:male:0", "kennel:female:0")
REMEMBERING = (
    odds.rolls,
    odds.friendly_symbols,
    odds.shortfall,
    odds.waiting_halves,
    odds.ways_without_halves,
    odds.expected_symbols,
)


def lay_out(box):
    """Give a seat four studies, everything unlocked and many tokens, and put one fox into each row of the kennel."""
    t = Table.new()
    t.seats = 1
    for sex in Sex:
        t.kennel[sex].fox[0] = sex
        t.kennel[sex].length = 1
    own = t.seat[0]
    own.friendly = TOKENS
    own.unlocked[Track.DICE] = FRIENDLY_DICE - box.record.friendly_dice
    own.unlocked[Track.PUPS] = LITTER - box.record.litter
    own.studies = HELD
    own.study[:] = range(0, HELD * 5, 5)
    return t


def measure(box, t, counts):
    """Time the odds of a pair with so many dice of each trait, with nothing remembered from another pair."""
    for trait, count in enumerate(counts):
        t.fox[Sex.MALE].dice[trait] = min(count, MOST_DICE)
        t.fox[Sex.FEMALE].dice[trait] = count - min(count, MOST_DICE)
    for function in REMEMBERING:
        function.cache_clear()
    start = time.process_time()  # other programs do not count
    odds.forecast(box, t, 0, PAIR)
    return time.process_time() - start


def measure_all():
    """Time every pair: give the dice of each and the seconds it takes."""
    box = reynard.game("fox-experiment").standard_box
    t = lay_out(box)
    every = list(product(range(SEXES * MOST_DICE + 1), repeat=TRAITS))
    measure(box, t, every[-1])  # the first one also waits for NumPy
    return every, [min(measure(box, t, counts) for _ in range(TRIES)) for counts in every]


def main():
    """Print the slowest pair, the largest one and the average."""
    every, times = measure_all()
    slowest = max(range(len(every)), key=times.__getitem__)
    print(f"{len(every)} pairs, {FRIENDLY_DICE} friendly dice, {TOKENS} tokens, {HELD} studies")
    print(f"slowest  {max(times) * 1000:6.2f} ms, dice {every[slowest]}")
    print(f"largest  {times[-1] * 1000:6.2f} ms, dice {every[-1]}")
    print(f"average  {sum(times) / len(times) * 1000:6.2f} ms")


if __name__ == "__main__":
    main()
