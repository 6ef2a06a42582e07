"""Exact odds of a pair: the ways in which its dice can fall are counted by convolution, never sampled.

A pup has the symbols that the dice of its parents complete by themselves, and those that friendly symbols add:
a whole one adds one, a half beside a waiting half adds one, and two other halves together add one. Any friendly
halves can be put together so, with a single exception, two halves that are alone on one die: they do not complete
each other, and add a symbol only where they can step between two halves that do.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Any, NamedTuple

import numpy as np

from reynard.core.box import Box
from reynard.core.errors import ReynardError
from reynard.games.fox_experiment.box.record import MARKS, SEX_KEYS
from reynard.games.fox_experiment.table import LEVELS, NOTHING, PARTS, ROW, TRAITS, Fox, Row, Seat, Sex, Table
from reynard.games.fox_experiment.view.foxes import traits_view
from reynard.games.fox_experiment.view.types import LevelOddsView, OddsView
from reynard.games.fox_experiment.words.mat import friendly_dice_of, litter_of
from reynard.games.fox_experiment.words.odds import (
    NO_PLACE,
    TWO_OF_A_SEX,
    claimed_words,
    empty_place_words,
    level_odds_words,
    missing_words,
    pair_words,
    percent,
)

Faces = tuple[tuple[int, int], ...]  # whole and half symbols of each side of a die
Ways = np.ndarray[Any, np.dtype[np.int64]]  # numbers of ways: those of all twenty dice together fit

WAITING = TRAITS * PARTS + 1  # a trait has at most as many waiting halves as a die
MISSING = TRAITS * MARKS + 1  # and a level asks for at most as many symbols of it as its track has marks
REMEMBERED = 2048  # results kept, far more than the dice of one box need


class Dice(NamedTuple):
    """The dice that are rolled for a pup."""

    faces: Faces  # of a trait die
    counts: tuple[int, ...]  # trait dice of each trait
    friendly_faces: Faces
    friendly: int

    @property
    def ways(self) -> int:
        """Count all the ways in which the dice can fall."""
        ways: int = len(self.faces) ** sum(self.counts) * len(self.friendly_faces) ** self.friendly
        return ways


class Roll(NamedTuple):
    """What dice of one kind show together."""

    full: int
    half: int
    showing: int  # dice that show halves: none, one, or 2 for more

    @property
    def symbols(self) -> int:
        """Count the complete symbols: halves on two dice or more complete each other."""  # rules bre-4, rul-14
        return self.full + (self.half // 2 if self.showing > 1 else 0)

    @property
    def waiting(self) -> int:
        """Count the halves that wait for one half more: the odd one, or all that are on a single die."""
        return self.half % 2 if self.showing > 1 else self.half


class Friendly(NamedTuple):
    """What friendly dice and tokens add, for each different roll of the dice."""

    ways: Ways
    added: Ways  # symbols, for each roll and each number of waiting halves
    lone: Ways  # ways to have so many wholes, and two halves of one die and no others


class Shortfall(NamedTuple):
    """How far the dice of a trait fall short of what a level asks for."""

    ways: Ways  # by waiting halves that can help, and by missing symbols
    bare: Ways  # by missing symbols, if none are missing or there are no halves to step between


@lru_cache(REMEMBERED)
def rolls(faces: Faces, dice: int) -> Counter[Roll]:
    """Count the ways in which dice of one kind can fall."""  # rule bre-3
    if dice == 0:
        return Counter({Roll(0, 0, 0): 1})
    ways: Counter[Roll] = Counter()
    for roll, count in rolls(faces, dice - 1).items():
        for full, half in faces:
            showing = min(2, roll.showing + (half > 0))
            ways[Roll(roll.full + full, roll.half + half, showing)] += count
    return ways


@lru_cache(REMEMBERED)
def friendly_symbols(faces: Faces, dice: int, tokens: int) -> Friendly:
    """Count what friendly dice and tokens can add."""  # rules bre-5, bre-6, bre-7
    rolled = rolls(faces, dice)
    full = np.array([[roll.full] for roll in rolled])
    half = np.array([[roll.half + tokens] for roll in rolled])
    beside = np.minimum(half, np.arange(WAITING))
    lone = np.zeros(dice + 1, np.int64)
    for roll, count in rolled.items():
        if roll.showing == 1 and roll.half == 2 and tokens == 0:
            lone[roll.full] += count
    return Friendly(np.array(list(rolled.values())), full + beside + (half - beside) // 2, lone)


@lru_cache(REMEMBERED)
def shortfall(faces: Faces, dice: int, need: int) -> Shortfall:
    """Count the ways in which the dice of a trait fall short of a need."""
    ways = np.zeros((PARTS + 1, MISSING), np.int64)
    bare = np.zeros(MARKS + 1, np.int64)
    for roll, count in rolls(faces, dice).items():
        missing = max(0, need - roll.symbols)
        ways[min(roll.waiting, missing), missing] += count
        if missing == 0 or roll.showing == 0:
            bare[missing] += count
    return Shortfall(ways, bare)


def convolved(ways: Sequence[Ways]) -> Ways:
    """Count the ways of all traits together, by the sum of what each is counted by."""
    return reduce(np.convolve, ways)


def chance_of_level(dice: Dice, need: Sequence[int], tokens: int) -> float:
    """Give the exact chance that a pup, arranged for it, has all the symbols that a level asks for."""
    short = [shortfall(dice.faces, count, least) for count, least in zip(dice.counts, need, strict=True)]
    # All the missing symbols together fit into one line of the grid, so that its lines can be laid end to end.
    lines = convolved([each.ways.ravel() for each in short])
    at_most = lines[: WAITING * MISSING].reshape(WAITING, MISSING).cumsum(axis=1)
    friendly = friendly_symbols(dice.friendly_faces, dice.friendly, tokens)
    added = np.minimum(friendly.added, MISSING - 1)
    ways = friendly.ways @ at_most[np.arange(WAITING), added].sum(axis=1)
    bare = convolved([each.bare for each in short])
    ways -= friendly.lone @ bare[1 : 1 + len(friendly.lone)]
    return int(ways) / dice.ways


def expected_friendliness(dice: Dice, tokens: int) -> float:
    """Give the expected number of symbols of a pup that is arranged to have as many as it can."""
    waiting = convolved([waiting_halves(dice.faces, count) for count in dice.counts])
    friendly = friendly_symbols(dice.friendly_faces, dice.friendly, tokens)
    ways = friendly.ways @ (friendly.added[:, : len(waiting)] @ waiting)
    without_halves = np.prod([ways_without_halves(dice.faces, count) for count in dice.counts])
    ways -= friendly.lone.sum() * without_halves
    return int(ways) / dice.ways + sum(expected_symbols(dice.faces, count) for count in dice.counts)


@lru_cache(REMEMBERED)
def waiting_halves(faces: Faces, dice: int) -> Ways:
    """Count the ways in which the dice of a trait leave so many halves waiting."""
    ways = np.zeros(PARTS + 1, np.int64)
    for roll, count in rolls(faces, dice).items():
        ways[roll.waiting] += count
    return ways


@lru_cache(REMEMBERED)
def ways_without_halves(faces: Faces, dice: int) -> int:
    """Count the ways in which the dice of a trait show no halves at all."""
    return sum(count for roll, count in rolls(faces, dice).items() if roll.half == 0)


@lru_cache(REMEMBERED)
def expected_symbols(faces: Faces, dice: int) -> float:
    """Give the expected number of symbols that the dice of a trait complete by themselves."""
    rolled = rolls(faces, dice)
    return sum(roll.symbols * count for roll, count in rolled.items()) / rolled.total()


def forecast(box: Box, t: Table, seat: int, at: Sequence[str]) -> OddsView:
    """Say what a seat can expect of a pair in the kennel, or of one there with the parent it has taken."""
    own = Seat.plain(t.seat[seat])
    dice = gather_dice(box, t, own, at)
    litter = litter_of(box, own)
    tail, ear, bark, spot = (expected_symbols(dice.faces, count) for count in dice.counts)
    return {
        "dice": traits_view(list(dice.counts)),
        "friendly_dice": dice.friendly,
        "dice_words": pair_words(dice.counts, dice.friendly),
        "litter": litter,
        "tokens": own.friendly,
        "expected": expected_friendliness(dice, 0),
        "expected_with_tokens": expected_friendliness(dice, own.friendly),
        "symbols": {"tail": tail, "ear": ear, "bark": bark, "spot": spot},
        "levels": [
            level_odds(box, own, study, level, dice, litter)
            for study in range(own.studies)
            for level in range(own.level[study], LEVELS)
        ],
    }


def gather_dice(box: Box, t: Table, own: Seat, at: Sequence[str]) -> Dice:
    """Gather the dice of both parents and of the mat."""  # rules bre-2, upg-6
    parents = [Fox.plain(t.fox[fox]) for fox in find_parents(t, own, at)]
    counts = tuple(sum(fox.dice[trait] for fox in parents) for trait in range(TRAITS))
    faces, friendly_faces = (tuple(kind.tolist()) for kind in box.record.face)
    return Dice(faces, counts, friendly_faces, friendly_dice_of(box, own))


def find_parents(t: Table, own: Seat, at: Sequence[str]) -> list[int]:
    """Find the father and the mother: those pointed at, and for the rest those the seat has taken."""
    pointed = [find_place(ref) for ref in at]
    if len({sex for sex, _ in pointed}) < len(pointed):
        raise ReynardError(TWO_OF_A_SEX)
    parents = [own.parent[sex] for sex in Sex]
    for sex, number in pointed:
        parents[sex] = fox_in_kennel(Row.plain(t.kennel[sex]), number, sex)
    missing = [sex for sex in Sex if parents[sex] == NOTHING]
    if missing:
        raise ReynardError(missing_words(missing))
    return parents


def find_place(ref: str) -> tuple[Sex, int]:
    """Find the row of the kennel and the place in it that a ref like ``kennel:male:2`` points at."""
    for sex in Sex:
        for number in range(ROW):
            if ref == f"kennel:{SEX_KEYS[sex]}:{number}":
                return sex, number
    raise ReynardError(NO_PLACE)


def fox_in_kennel(row: Row, number: int, sex: Sex) -> int:
    """Look at a fox that can still be chosen."""  # rule sel-2
    if number >= row.length or row.fox[number] == NOTHING:
        raise ReynardError(empty_place_words(sex))
    if row.claimed[number]:
        raise ReynardError(claimed_words(sex))
    return row.fox[number]


def level_odds(box: Box, own: Seat, study: int, level: int, dice: Dice, litter: int) -> LevelOddsView:
    """Give the odds of a level; each pup is rolled anew and completes it alone."""  # rules bre-13, res-3
    need = box.record.study[own.study[study]].need[level].tolist()
    chance = chance_of_level(dice, need, 0)
    with_tokens = chance_of_level(dice, need, own.friendly)
    any_pup = 1 - (1 - chance) ** litter
    written = percent(chance)
    written_with_tokens = percent(with_tokens) if own.friendly else None
    written_any = percent(any_pup) if litter > 1 else None
    return {
        "study": study,
        "level": level + 1,
        "points": int(box.record.level_points[level + 1]),
        "next": level == own.level[study],
        "chance": chance,
        "with_tokens": with_tokens,
        "any_pup": any_pup,
        "percents": {"chance": written, "with_tokens": written_with_tokens, "any_pup": written_any},
        "words": level_odds_words(level + 1, written, written_with_tokens, written_any, litter),
    }
