"""A duel: bots play many games against each other, each in every seat equally often."""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from reynard.bots import Bot, bot
from reynard.bots.thinking import dueling
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.match import Match

NORMAL_95 = 1.959964
SHARE = 500  # games that are played by eye in one go
TABLES = 3  # the true one, an imagined one, and an empty one
SEED_OF_DUEL = 1_000_003
SEED_OF_MOVE = 1009

# Victories and points: a row for each game, a column for each bot and then for each rival.
Outcomes = tuple[np.ndarray[Any, np.dtype[np.float64]], np.ndarray[Any, np.dtype[np.int64]]]


@dataclass(frozen=True)
class Performance:
    """How one bot or rival fared: a shared victory counts as a part of one."""

    bot: str
    wins: float
    share: float
    interval: tuple[float, float]
    points: float


@dataclass(frozen=True)
class Duel:
    """How a duel ended."""

    game: str
    games: int
    even: float  # the share each would have if all were equally strong
    bots: list[Performance]
    rivals: list[Performance]  # those the game itself plays, where it does


def duel(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, int | bool] | None = None,
    box: Box | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> Duel:
    """Let bots play, one to a seat, the seats rotating from game to game and the dice the same for a whole rotation.

    Bots that play by eye play whole games in compiled code; the games are the same as move by move.
    """
    game.check_seats(len(bots))
    players = [bot(name) for name in bots]
    temperatures = [player.temperature(game) for player in players]
    by_eye = [each for each in temperatures if each is not None]
    share = SHARE if len(by_eye) == len(players) else 1

    def play(first: int) -> Outcomes:
        numbers = range(first, min(games, first + share))
        if share == SHARE:
            outcomes = play_by_eye(game, by_eye, numbers, seed, options, box)
        else:
            outcomes = play_by_moves(game, players, numbers, seed, options, box)
        progress(len(numbers))
        return outcomes

    with ThreadPoolExecutor(workers) as threads:
        parts = list(threads.map(play, range(0, games, share)))
    wins, points = (np.concatenate(each) for each in zip(*parts, strict=True))
    names = [*bots, *game.rivals(len(bots))]
    records = [summarise(name, wins[:, i], points[:, i]) for i, name in enumerate(names)]
    return Duel(game.name, games, 1 / len(names), records[: len(bots)], records[len(bots) :])


def play_by_eye(
    game: Game,
    temperatures: Sequence[float],
    numbers: range,
    seed: int,
    options: dict[str, int | bool] | None,
    box: Box | None,
) -> Outcomes:
    """Play games in compiled code, the same as ``play_by_moves`` would."""
    seats = len(temperatures)
    last = Match(game, seats, seed=seed_of(seed, numbers[-1] // seats), options=options, box=box)
    rows = len(last.standing)
    wins, points = np.empty((len(numbers), rows)), np.empty((len(numbers), rows), np.int64)
    dueling(game).play_duels(
        last.box.row.reshape(1),
        np.zeros(TABLES, game.table.dtype),
        game.option_values(last.options),
        numbers[0],
        seed_of(seed, 0),
        SEED_OF_MOVE,
        np.array(temperatures, np.float64),
        len(game.actions),
        game.new_standing(seats),
        wins,
        points,
    )
    return wins, points


def play_by_moves(
    game: Game,
    players: Sequence[Bot],
    numbers: range,
    seed: int,
    options: dict[str, int | bool] | None,
    box: Box | None,
) -> Outcomes:
    """Play games move by move."""
    outcomes = [play_one(game, players, number, seed, options, box) for number in numbers]
    return np.array([won for won, _ in outcomes]), np.array([points for _, points in outcomes])


def play_one(
    game: Game,
    players: Sequence[Bot],
    number: int,
    seed: int,
    options: dict[str, int | bool] | None,
    box: Box | None,
) -> tuple[list[float], list[int]]:
    """Play one game move by move and give the victory and points of each bot, and then of each rival."""
    seats = len(players)
    rotation, turn = divmod(number, seats)
    match = Match(game, seats, seed=seed_of(seed, rotation), options=options, box=box)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, players[(seat + turn) % seats].choose(match, seat, seed=number * SEED_OF_MOVE + match.ply))
    standing = match.standing
    won = [1 / len(match.leaders) if row in match.leaders else 0.0 for row in range(len(standing))]
    row_of = [*((i - turn) % seats for i in range(seats)), *range(seats, len(standing))]
    return [won[row] for row in row_of], [int(standing[row, 0]) for row in row_of]


def seed_of(seed: int, rotation: int) -> int:
    """Give the dice of a rotation."""
    return seed * SEED_OF_DUEL + rotation


def summarise(name: str, wins: Any, points: Any) -> Performance:
    """Add up one bot's games."""
    share = float(wins.mean())
    return Performance(name, float(wins.sum()), share, wilson(share, len(wins)), float(points.mean()))


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share by Wilson's formula."""
    z2 = NORMAL_95**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return centre - half, centre + half
