"""Prospects: where choices lead, by playing the rest of the game quickly after each, with the same luck for all."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from reynard.bots.thinking import play_to_end
from reynard.core.sight import Sight

LEAST_ROUNDS = 16
MOST_ROUNDS = 200

Averages = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@dataclass(frozen=True)
class Gap:
    """By how many points the ends of two choices lie apart, and how sure that is."""

    points: float
    doubt: float  # standard error

    @property
    def is_clear(self) -> bool:
        """Say whether the difference is more than chance, and more than a trifle."""
        return abs(self.points) >= 0.75 and abs(self.points) > 2 * self.doubt


@dataclass(frozen=True)
class Prospect:
    """How the game ended after a choice, one row a round."""

    points: Averages  # of every seat and then of every rival
    sources: Averages  # of the points of the seat that chooses
    source_words: tuple[str, ...]

    def gap(self, other: "Prospect", row: int) -> Gap:
        """Compare the points of a row after this choice and after another."""
        return gap_of(self.points[:, row] - other.points[:, row])

    def main_source(self, other: "Prospect", gain: float) -> str:
        """Name where most of a gain over another choice comes from; nothing if it comes from here and there."""
        if self.source_words != other.source_words:
            return ""
        gaps = [gap_of(column) for column in (self.sources - other.sources).T]
        largest = max(range(len(gaps)), key=lambda source: gaps[source].points)
        return self.source_words[largest] if gaps[largest].is_clear and gaps[largest].points > gain / 2 else ""


def gap_of(differences: Averages) -> Gap:
    """Average differences that were found with the same luck."""
    return Gap(float(differences.mean()), float(differences.std() / np.sqrt(len(differences))))


def look_ahead(sight: Sight, choices: Sequence[int], seed: int, milliseconds: int) -> list[Prospect]:
    """Play on after each choice, a few rounds at least and more while there is time."""
    until = time.monotonic() + milliseconds / 1000
    ends: list[list[Any]] = [[] for _ in choices]
    rounds = 0
    while rounds < LEAST_ROUNDS or (rounds < MOST_ROUNDS and time.monotonic() < until):
        for end, choice in zip(ends, choices, strict=True):
            end.append(play_on(sight, choice, seed ^ rounds))
        rounds += 1
    return [prospect_of(sight, end) for end in ends]


def play_on(sight: Sight, choice: int, seed: int) -> Any:
    """Make a choice on a table that might be the true one, and play the game to its end."""
    table = sight.imagine(seed)
    sight.game.play(sight.box.record, table, sight.seat, choice)
    play_to_end(sight.game, sight.box, table, seed)
    return table


def prospect_of(sight: Sight, ends: Sequence[Any]) -> Prospect:
    """Add up how games ended."""
    game = sight.game
    standings = []
    for table in ends:
        standing = game.new_standing(sight.seats)
        game.score(sight.box.record, table, standing)
        standings.append(standing[:, 0])
    sheets = [game.words.breakdown(sight.box, table, sight.seat) for table in ends]
    words = tuple(line.words for line in sheets[0])
    if any(tuple(line.words for line in sheet) != words for sheet in sheets):
        words, sheets = (), [[] for _ in sheets]
    sources = np.array([[line.points for line in sheet] for sheet in sheets], np.float64)
    return Prospect(np.array(standings, np.float64), sources, words)
