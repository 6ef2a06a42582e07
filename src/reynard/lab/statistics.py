"""Means and ratings with their errors. Games with the same deal count as one: they have the same dice."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

NORMAL_95 = 1.959964
RESAMPLES = 300
BLOCK = 200_000
ROUNDS = 500  # of fitting ratings; they settle in far fewer
SETTLED = 1e-9
SINGULAR = 1e-9  # what varies so little beside the rest does not vary
ELO = 400 / math.log(10)
PRIOR = 0.5  # of a game, so that whoever has won or lost them all has a rating too


@dataclass(frozen=True)
class Estimate:
    """A figure with its standard error, and how many games it comes from."""

    value: float
    error: float
    games: int

    @property
    def half(self) -> float:
        """Give half of the width of the 95 % interval."""
        return NORMAL_95 * self.error

    @property
    def is_clear(self) -> bool:
        """Say whether the interval leaves out nought."""
        return abs(self.value) > self.half


NONE = Estimate(math.nan, math.nan, 0)


def mean_of(values: Any, deals: Any) -> Estimate:
    """Give a mean, with the error that it has where values of the same deal hang together."""
    return mean_from(np.bincount(deals, values), np.bincount(deals))


def mean_from(sums: Any, counts: Any) -> Estimate:
    """Give a mean from the sum of every deal's values, and how many they are."""
    return mean_from_moments(*moments(sums, counts))


def moments(sums: Any, counts: Any) -> Any:
    """Give what a mean and its error follow from, which can be added up over many deals.

    That is how many deals there are, sums and counts, their squares and their products; of rows, that of each column.
    """
    found = (counts > 0, sums, counts, sums * sums, counts * counts, sums * counts)
    return np.stack([each.sum(axis=0, dtype=np.float64) for each in found])


def mean_from_moments(
    deals: float, total: float, count: float, squares: float, counts: float, products: float
) -> Estimate:
    """Give a mean from the moments of the sums and counts of its deals."""
    if count == 0:
        return NONE
    value = float(total / count)
    if deals < 2:
        return Estimate(value, math.inf, round(count))
    spread = (squares - 2 * value * products + value * value * counts) * deals / (deals - 1)
    return Estimate(value, math.sqrt(max(0.0, spread)) / float(count), round(count))


def share_of(values: Any, deals: Any) -> Estimate:
    """Give a mean of what lies between 0 and 1, as a victory does."""
    return share_from(np.bincount(deals, values), np.bincount(deals))


def share_from(sums: Any, counts: Any) -> Estimate:
    """Give a share from the sum of every deal's values; what was always so, or never, is not certain for all that.

    Agresti and Coull's interval for none of so many is the least that is told; where no deal differs from another, none
    can say that the values of a deal are more than one.
    """
    found = mean_from(sums, counts)
    seen = found.games if found.error else np.count_nonzero(counts)
    return replace(found, error=max(found.error, math.sqrt(2) / (seen + 4)))


def slopes(things: Any, values: Any, deals: Any) -> tuple[Any, Any]:
    """Say how much the value grows with one more of each thing while the others stay, and the errors of that.

    Both are given as differences from the mean of their table. What never varies has no slope.
    """
    square = sum(block.T @ block for block in blocks(things))
    product = sum(block.T @ part for block, part in zip(blocks(things), blocks(values), strict=True))
    inverse = np.linalg.pinv(square, rcond=SINGULAR, hermitian=True)
    found = inverse @ product
    rest = values - np.concatenate([block @ found for block in blocks(things)])
    sums = np.stack([np.bincount(deals, column * rest) for column in things.T], axis=1)
    spread = inverse @ (sums.T @ sums) @ inverse
    return found, np.sqrt(np.maximum(0, np.diag(spread)))


def blocks(rows: Any) -> Iterator[Any]:
    """Go through many rows a part at a time, so that no second copy of them lies in memory."""
    for first in range(0, len(rows), BLOCK):
        yield rows[first : first + BLOCK].astype(np.float64)


def ratings(beats: Any, prior: Any = PRIOR) -> Any:
    """Fit ratings to how often each is ahead of each other (Bradley and Terry), on an Elo scale around nought."""
    met = beats + beats.T > 0
    beats = beats + prior * met
    wins, games = beats.sum(axis=1), beats + beats.T
    strength = np.ones(len(beats))
    for _ in range(ROUNDS):
        before = strength
        strength = wins / np.where(met, games / (strength[:, None] + strength[None, :]), 0).sum(axis=1)
        strength = strength / np.exp(np.log(strength).mean())
        if np.abs(strength - before).max() < SETTLED:
            break
    return ELO * np.log(strength)


def rated(beats: Any) -> tuple[Any, Any]:
    """Rate players by how often each was ahead of each other in every group of deals; and again, groups drawn anew.

    The prior is drawn anew as well, or whoever has won all games would have a rating without any doubt.
    """
    groups, total, chance = len(beats), beats.sum(axis=0), np.random.default_rng(0)
    draws = chance.multinomial(groups, np.full(groups, 1 / groups), size=RESAMPLES)
    again = (draws @ beats.reshape(groups, -1)).reshape(RESAMPLES, *total.shape)
    priors = PRIOR * chance.exponential(size=again.shape)
    return ratings(total), np.array([ratings(each, prior) for each, prior in zip(again, priors, strict=True)])


def from_parts(whole: float, parts: Any, games: int) -> Estimate:
    """Give a figure with the error that follows from how far apart it lies in equal parts of the games."""
    return Estimate(whole, float(np.std(parts, ddof=1)) / math.sqrt(len(parts)), games)


def less(one: Estimate, other: Estimate) -> Estimate:
    """Subtract figures as if they came from different games; of the same deals, the interval is rather too wide."""
    return Estimate(one.value - other.value, math.hypot(one.error, other.error), min(one.games, other.games))
