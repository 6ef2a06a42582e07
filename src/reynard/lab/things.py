"""How often, when, and to what effect players had or used the things in the box."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from reynard.core.counting import POINTS, Thing
from reynard.lab.games import Games
from reynard.lab.statistics import NONE, Estimate, mean_from_moments, mean_of, share_of, slopes

ENOUGH = 100  # seats with more than their table has, and as many with less, for a worth to be told


@dataclass(frozen=True)
class Worth:
    """What was seen of one thing."""

    thing: Thing
    had: Estimate  # the share of seats that had or used it
    number: Estimate  # how many, of all seats
    since: Estimate  # how much of the game was over when it was first had, on the mean
    points: Estimate  # with one more of it than others at the table, who have as many of the rest of its family
    wins: Estimate  # likewise, as a share of the victory


def families(things: Sequence[Thing]) -> Iterator[tuple[str, list[int]]]:
    """Go through the families in their order, each with the places of its things; points are no family of things."""
    for family in dict.fromkeys(thing.family for thing in things):
        if family != POINTS:
            yield family, [place for place, thing in enumerate(things) if thing.family == family]


def worths(tables: Sequence[Games], things: Sequence[Thing], places: Sequence[int]) -> list[Worth]:
    """Say what each thing of a family was worth, over all tables."""
    deals = np.concatenate([games.deals for games in tables])
    numbers = np.concatenate([games.numbers[:, :, places].reshape(-1, len(places)) for games in tables])
    beyond = np.concatenate([beyond_table(games, places) for games in tables])
    varied: Any = np.minimum((beyond > 0).sum(axis=0), (beyond < 0).sum(axis=0)) >= ENOUGH
    found = {}
    for field in ("points", "won"):
        values = np.concatenate([games.of_table(getattr(games, field)).ravel() for games in tables])
        found[field] = slopes(beyond[:, varied], values, deals) if varied.any() else (np.zeros(0), np.zeros(0))
    column = np.cumsum(varied) - 1
    since = sum(games.since[:, places] for games in tables)

    def worth(field: str, i: int) -> Estimate:
        values, errors = found[field]
        place = column[i]
        return Estimate(float(values[place]), float(errors[place]), len(deals)) if varied[i] else NONE

    return [
        Worth(
            things[place],
            share_of(numbers[:, i] > 0, deals),
            mean_of(numbers[:, i], deals),
            mean_from_moments(*since[:, i]),
            worth("points", i),
            worth("won", i),
        )
        for i, place in enumerate(places)
    ]


def beyond_table(games: Games, places: Sequence[int]) -> Any:
    """Say how many of each thing every seat has more than the mean of its table; alone, than the mean of all games."""
    numbers = games.numbers[:, :, places].astype(np.float32)
    axes = 1 if games.seats > 1 else (0, 1)
    return (numbers - numbers.mean(axis=axes, keepdims=True)).reshape(-1, len(places))


def sources(games: Games, things: Sequence[Thing]) -> list[tuple[str, Estimate]]:
    """Say how many points a seat has from each source."""
    return [
        (thing.name, mean_of(games.numbers[:, :, place].ravel(), games.deals))
        for place, thing in enumerate(things)
        if thing.family == POINTS
    ]
