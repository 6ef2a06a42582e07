"""A hint in a game of memory: what the deck alone says, for the cards that went by are the player's to remember."""

from collections import Counter
from collections.abc import Callable

from reynard.core.advice import Advice, Weighed
from reynard.core.sight import Sight
from reynard.games.foxy.actions import CIRCLE, WRITE
from reynard.games.foxy.rules.choosing import may_circle

SAMPLES = 1000  # decks that might be the true one
SHOWN = 4
ADVISOR = "By the deck alone"
TRUST_YOURSELF = "This goes by the cards in the box, not by those you have seen. What you remember is worth more."


def advise(sight: Sight) -> Advice:
    """Say which number the deck alone speaks for, of those that can bring anything."""
    exact = exact_numbers(sight)
    numbers = range(max(exact) + 1)
    if sight.seats == 1:
        return advise_alone(sight, exact)
    worth = {WRITE(number): worth_of(sight, exact, number) for number in numbers}
    if sight.table.left == 0 and may_circle(sight.table, sight.seat):  # now or never
        worth |= {CIRCLE(number): circled_worth(sight, exact, number) for number in numbers}
    ranked = sorted(worth, key=lambda action: -worth[action])
    if not worth[ranked[0]]:
        return certain_zero(exact)
    options = [Weighed(each, chance(sight, exact, each), points_words(worth[each])) for each in ranked if worth[each]]
    number, how = number_of(ranked[0]), "exactly right" if is_exact(sight, ranked[0]) else "not too high"
    figures = f"{number} is {how} in {options[0].share:.0%} of {SAMPLES:,} simulated decks."
    return Advice(ranked[0], ADVISOR, (expected_words(exact), *trust(exact)), figures, tuple(options[:SHOWN]))


def advise_alone(sight: Sight, exact: Counter[int]) -> Advice:
    """Alone, say which number is likely to cost the least of what one may be off by."""
    off = {number: off_by(exact, number) for number in range(max(exact) + 1)}
    ranked = sorted(off, key=lambda number: off[number])
    best = ranked[0]
    reasons = (expected_words(exact), budget_words(sight), *trust(exact))
    figures = f"{best} is off by {off[best]:.1f} on average over {SAMPLES:,} simulated decks."
    options = [
        Weighed(WRITE(number), exact[number] / SAMPLES, f"off by {off[number]:.1f} on average")
        for number in ranked[:SHOWN]
    ]
    return Advice(WRITE(best), ADVISOR, reasons, figures, tuple(options))


def budget_words(sight: Sight) -> str:
    """Say how far off a player alone may be."""  # rules sol-1, sol-2
    budget, cards = int(sight.box.record.allowance), sight.table.turn + 1 + sight.table.left
    off = "the total of your numbers may be off" if sight.table.netted else f"you may be off over all {cards} cards"
    return f"Your budget is {budget}: that is how far {off}."


def certain_zero(exact: Counter[int]) -> Advice:
    """Nothing can be seen yet, so nothing can be gained."""
    sure = Weighed(WRITE(0), exact[0] / SAMPLES, "exactly right")
    return Advice(WRITE(0), ADVISOR, ("Nothing has been seen yet, so only 0 can be right.",), "", (sure,))


def exact_numbers(sight: Sight) -> Counter[int]:
    """Count which numbers would be right for the newest card in decks that might be the true one."""
    return Counter(int(deck.exact[deck.turn]) for deck in map(sight.imagine, range(SAMPLES)))


def mean(exact: Counter[int], value: Callable[[int], float]) -> float:
    """Average something over the decks."""
    return sum(count * value(right) for right, count in exact.items()) / SAMPLES


def off_by(exact: Counter[int], number: int) -> float:
    """Say how far a number is off on average."""
    return mean(exact, lambda right: abs(number - right))


def number_of(action: int) -> int:
    """Give the number that an action writes."""
    return int(CIRCLE.part(action) if action in CIRCLE else WRITE.part(action))


def is_exact(sight: Sight, action: int) -> bool:
    """Say whether only the exact number brings anything."""  # rules cir-1, var-4
    return action in CIRCLE or bool(sight.table.hard)


def chance(sight: Sight, exact: Counter[int], action: int) -> float:
    """Say how likely an action brings its points."""
    number = number_of(action)
    return mean(exact, lambda right: right == number if is_exact(sight, action) else right >= number)


def worth_of(sight: Sight, exact: Counter[int], number: int) -> float:
    """Say how many points a plain number brings on average."""
    return number * chance(sight, exact, WRITE(number))


def circled_worth(sight: Sight, exact: Counter[int], number: int) -> float:
    """Say how many points a circled number brings on average."""
    return float(sight.box.record.times) * number * chance(sight, exact, CIRCLE(number))


def points_words(points: float) -> str:
    """Say an average of points."""
    return f"{points:.1f} points on average"


def expected_words(exact: Counter[int]) -> str:
    """Say what somebody would expect who remembers nothing."""
    if len(exact) == 1:
        return f"Only {max(exact)} can be right."
    low, high = quantile(exact, 0.1), quantile(exact, 0.9)
    if low == high:
        return f"Whatever went by, {low} is almost certainly right."
    expected = f"{mean(exact, float):.1f}"
    return f"Somebody who remembers nothing would expect {expected} here, seldom less than {low} or more than {high}."


def trust(exact: Counter[int]) -> tuple[str, ...]:
    """Say that memory is worth more, wherever there is anything to remember."""
    return (TRUST_YOURSELF,) if len(exact) > 1 else ()


def quantile(exact: Counter[int], share: float) -> int:
    """Give the number below which the right one lies in such a share of the decks."""
    below = 0
    for number in sorted(exact):
        below += exact[number]
        if below >= share * SAMPLES:
            return number
    return max(exact)
