"""A duel: bots play many games against each other, each in every seat equally often."""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from reynard.bots import Bot, bot
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.match import Match

NORMAL_95 = 1.959964


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
    progress: Callable[[], None] = lambda: None,
) -> Duel:
    """Let bots play, one to a seat, the seats rotating from game to game and the dice the same for a whole rotation."""
    game.check_seats(len(bots))
    players = [bot(name) for name in bots]

    def play(number: int) -> tuple[list[float], list[int]]:
        result = play_one(game, players, number, seed, options, box)
        progress()
        return result

    with ThreadPoolExecutor(workers) as threads:
        results = list(threads.map(play, range(games)))
    names = [*bots, *game.rivals(len(bots))]
    records = [
        summarise(name, [wins[i] for wins, _ in results], [points[i] for _, points in results])
        for i, name in enumerate(names)
    ]
    return Duel(game.name, games, 1 / len(names), records[: len(bots)], records[len(bots) :])


def play_one(
    game: Game,
    players: Sequence[Bot],
    number: int,
    seed: int,
    options: dict[str, int | bool] | None,
    box: Box | None,
) -> tuple[list[float], list[int]]:
    """Play one game and give the victory and points of each bot, and then of each rival."""
    seats = len(players)
    rotation, turn = divmod(number, seats)
    match = Match(game, seats, seed=seed * 1_000_003 + rotation, options=options, box=box)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, players[(seat + turn) % seats].choose(match, seat, seed=number * 1009 + match.ply))
    standing = match.standing
    won = [1 / len(match.leaders) if row in match.leaders else 0.0 for row in range(len(standing))]
    row_of = [*((i - turn) % seats for i in range(seats)), *range(seats, len(standing))]
    return [won[row] for row in row_of], [int(standing[row, 0]) for row in row_of]


def summarise(name: str, wins: Sequence[float], points: Sequence[int]) -> Performance:
    """Add up one bot's games."""
    share = sum(wins) / len(wins)
    return Performance(name, sum(wins), share, wilson(share, len(wins)), sum(points) / len(points))


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share by Wilson's formula."""
    z2 = NORMAL_95**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return centre - half, centre + half
