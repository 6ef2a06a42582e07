"""The games of one line-up with one box, side by side: a row for each game, a column for each player."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from reynard.lab.keeping import Kept
from reynard.lab.question import Question
from reynard.lab.statistics import moments

MOMENTS = len(moments(np.zeros(0), np.zeros(0)))


@dataclass(frozen=True)
class Games:
    """What came of some games; rivals of the game's own stand in columns after the seats."""

    lineup: tuple[str, ...]
    rivals: tuple[str, ...]
    deal: Any  # of each game
    moves: Any
    changes: Any  # how often another player went in front
    player: Any  # from here on of each seat of each game
    place: Any
    points: Any
    rank: Any
    won: Any
    numbers: Any  # of each thing, of each seat of each game
    since: Any  # moments of how much of the game was over when each thing was first had

    @property
    def seats(self) -> int:
        """Say how many players have a seat."""
        return len(self.lineup)

    @property
    def count(self) -> int:
        """Say how many games there are."""
        return len(self.deal)

    @cached_property
    def lead(self) -> Any:
        """Give how many points the first was ahead of the second; alone, of nothing."""
        ordered = np.sort(self.points, axis=1)
        return ordered[:, -1] - (ordered[:, -2] if ordered.shape[1] > 1 else 0)

    @property
    def deals(self) -> Any:
        """Give the deal of every seat of every game."""
        return np.repeat(self.deal, self.seats)

    def at_place(self, place: int, values: Any) -> Any:
        """Take from every game the value of whoever began at a place."""
        return values[:, : self.seats][self.place == place]

    def of_table(self, values: Any) -> Any:
        """Give every seat's value as a difference from its table's mean; alone, from the mean of all games."""
        here = values[:, : self.seats]
        return here - here.mean(axis=1 if self.seats > 1 else None, keepdims=True)


def moments_of_first(found: Any, first_deal: int, rotation: int, things: int) -> Any:
    """Add up over the deals of a unit how much of the game was over when each thing was first had."""
    deal = found["game"] // rotation - first_deal
    if len(found) == 0:
        return np.zeros((MOMENTS, things))
    place, rows = deal * things + found["thing"], int(deal.max()) + 1
    sums, counts = (
        np.bincount(place, weights, rows * things).reshape(rows, things) for weights in (found["since"], None)
    )
    return moments(sums, counts)


def read_games(question: Question, kept: Kept, lineup: int, box: int = 0, things: int = 0) -> Games:
    """Read the games of one line-up with one box."""
    names, count = question.lineups[lineup], question.games
    rows, seats = len(names) + len(question.played.rivals(len(names))), len(names)
    numbers, since = np.zeros((count, seats, things), np.int16), np.zeros((MOMENTS, things))
    players = []
    for played in kept.read(unit for unit in question.units() if (unit.lineup, unit.box) == (lineup, box)):
        players.append(played.players)
        if things:
            found = played.things
            numbers[found["game"], found["seat"], found["thing"]] = found["number"]
            since += moments_of_first(found, played.players["deal"][0], question.rotation(lineup), things)
    found = np.concatenate(players).reshape(count, rows)
    return Games(
        lineup=names,
        rivals=question.played.rivals(seats),
        deal=found["deal"][:, 0],
        moves=found["moves"][:, 0],
        changes=found["changes"][:, 0],
        player=found["player"],
        place=found["place"][:, :seats],
        points=found["points"].astype(np.int64),
        rank=found["rank"],
        won=found["won"],
        numbers=numbers,
        since=since,
    )
