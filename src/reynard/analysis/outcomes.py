"""Outcomes: how games ended that were played on by eye, and what that makes a table worth to everybody."""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from reynard.bots.thinking import callable_rules, filled_cup, playing_tools
from reynard.core.box import Box
from reynard.core.compiled import for_game
from reynard.core.contract import Game
from reynard.core.dice_cup import fill
from reynard.core.match import Match

HERE = Path(__file__).parent
CHANCES, POINTS = 0, 1
LEAD_SCALE = 4.0  # how much a lead counts beside winning, as in the bots' search
LEAST_POINTS = 10.0
NO_MOVE = (-1, -1)

Worth = np.ndarray[tuple[int, int], np.dtype[np.float64]]  # the chance to win, then the final points, of every row
Rounds = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@dataclass(frozen=True)
class Outcomes:
    """How some rounds ended, one row a round."""

    wins: Rounds
    points: Rounds

    @cached_property
    def worth(self) -> Worth:
        """Average them."""
        return np.array([self.wins.mean(axis=0), self.points.mean(axis=0)])

    def merits(self, row: int) -> Rounds:
        """Say how well each round ended for a row: half for winning, half for how far ahead."""
        if self.points.shape[1] == 1:
            return self.points[:, 0]
        others = np.delete(self.points, row, axis=1).max(axis=1)
        scale = LEAD_SCALE / np.maximum(self.points.max(axis=1), LEAST_POINTS)
        merits: Rounds = 0.5 * self.wins[:, row] + 0.25 * (1 + np.tanh(scale * (self.points[:, row] - others)))
        return merits


@cache
def rounds_of(game: Game) -> ModuleType:
    """Give the compiled rounds of a game."""
    functions = callable_rules(game) | playing_tools(game)
    return for_game(HERE / "rounds.py", f"reynard.analysis.rounds_{game.folder.name}", functions, game.folder)


def play_on(
    game: Game, box: Box, table: Any, seats: int, rounds: int, seed: int, move: tuple[int, int], eyes: int | None
) -> Outcomes:
    """Play on so many rounds after a move of a seat, or without one, by what the ``eyes`` of a seat know or nobody."""
    module = rounds_of(game)
    root, tables = game.table.row(1), game.table.row(1)
    root[0] = table
    rows = seats + len(game.rivals(seats))
    found = Outcomes(np.empty((rounds, rows)), np.empty((rounds, rows)))
    module.play_rounds(
        box.record,
        root,
        tables,
        module.NOBODY if eyes is None else eyes,
        *move,
        seed,
        np.zeros(len(game.actions), np.bool_),
        np.zeros(len(game.actions)),
        filled_cup(seed),
        game.new_standing(seats),
        found.wins,
        found.points,
    )
    return found


def rehearse(game: Game) -> None:
    """Compile what an analysis of a game needs, or fetch the machine code that is kept."""
    match = Match(game, game.seats[-1], seed=1)
    play_on(game, match.box, match.table, match.seats, 1, 1, NO_MOVE, None)


def end_of(match: Match) -> Worth:
    """Say what a finished match was worth to everybody: its result."""
    standing, leaders = match.standing, match.leaders
    won = [1 / len(leaders) if row in leaders else 0.0 for row in range(len(standing))]
    return np.array([won, standing[:, 0]], np.float64)


def knows_all(game: Game, box: Box, table: Any, seat: int) -> bool:
    """Say whether a seat knows all about a table but the dice to come."""
    imagined: Any = game.table.copy_of(table)
    game.hide(box.record, imagined, seat, 1)
    truth: Any = game.table.copy_of(table)
    for each in (imagined, truth):
        fill(each.cup, 0)
    return bool(imagined.tobytes() == truth.tobytes())
