"""The judgement of a player who remembers nothing: what the newest card asks for is guessed from the deck alone."""

from math import exp, sqrt
from typing import Any

from reynard.core.compiled import njit
from reynard.games.foxy.actions import CIRCLE, WRITE
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.rules.choosing import may_circle
from reynard.games.foxy.rules.turning import most_possible
from reynard.games.foxy.table import ANIMALS, FOX_CARD, NUMBERS, Animal, Fox, Table

STEEP = 1.7  # makes the logistic curve much like the normal one
LEAST_SPREAD = 0.2
CIRCLE_KEPT = 2.5  # points that a circle is worth for every five cards to come


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value every number by its points and the chance that it is not too high."""
    mean, spread = guess(box, t)
    later = CIRCLE_KEPT * t.left / 5
    for number in range(NUMBERS):
        if mask[WRITE(number)]:
            enough = chance_of_at_least(number, mean, spread)
            just = enough - chance_of_at_least(number + 1, mean, spread)
            if t.seats == 1:
                values[WRITE(number)] = -abs(number - mean)
            else:
                values[WRITE(number)] = number * (just if t.hard else enough)
            if may_circle(t, seat):
                values[CIRCLE(number)] = box.times * number * just - later


@njit
def guess(box: BoxRecord, t: Table) -> tuple[float, float]:
    """Guess the right number for the newest card: its mean, and how far it may be off."""
    row = t.card[t.turn]
    mean, variance = 0.0, 0.0
    for animal in range(ANIMALS):
        share = box.of_kind[animal] / box.in_box
        if row != FOX_CARD and box.card[row].shows[animal]:
            mean += 1.0 + t.turn * share
            variance += t.turn * share * (1 - share)
        elif row == FOX_CARD and t.fox == Fox.DIFFERENT:
            missed = (1 - share) ** t.turn
            mean += 1 - missed
            variance += missed * (1 - missed)
    if row == FOX_CARD and t.fox != Fox.DIFFERENT:
        share = (box.of_one if t.fox == Fox.SINGLES else box.of_kind[Animal.CAT]) / box.in_box
        mean = t.turn * share + (1.0 if t.fox == Fox.CAT else 0.0)
        variance = t.turn * share * (1 - share)
    return min(mean, float(most_possible(box, t))), max(LEAST_SPREAD, sqrt(variance))


@njit
def chance_of_at_least(number: int, mean: float, spread: float) -> float:
    """Guess the chance that the right number is at least so great."""
    return 1 / (1 + exp(STEEP * (number - 0.5 - mean) / spread))
