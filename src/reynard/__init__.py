"""Reynard: four fox games on one table.

>>> import reynard
>>> reynard.game_names()
['wolf-and-fox', 'fox-experiment', 'foxy', 'ruse']
>>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
>>> bot = reynard.bot("cub")
>>> while not match.over:
...     seat = match.pending[0]
...     match.play(seat, bot.choose(match, seat))
>>> len(match.scores)
2
"""

from typing import TYPE_CHECKING

from reynard.core.errors import (
    BadActions,
    BadBox,
    BadOptions,
    BadSave,
    IllegalMove,
    ReynardError,
    UnknownBot,
    UnknownGame,
)

if TYPE_CHECKING:
    from reynard.batches import Batch, Rewards
    from reynard.bots import Bot
    from reynard.core.box import Box
    from reynard.core.contract import Game
    from reynard.core.match import Match

__all__ = [
    "BadActions",
    "BadBox",
    "BadOptions",
    "BadSave",
    "IllegalMove",
    "ReynardError",
    "UnknownBot",
    "UnknownGame",
    "batch",
    "bot",
    "game",
    "game_names",
    "load",
    "load_batch",
]

# The compiler takes half a second to import, so each function brings in only what it needs.


def game_names() -> list[str]:
    """List the games by name.

    >>> import reynard
    >>> reynard.game_names()
    ['wolf-and-fox', 'fox-experiment', 'foxy', 'ruse']
    """
    from reynard.games import PACKAGES

    return list(PACKAGES)


def game(name: str) -> "Game":
    """Give the game of this name.

    >>> import reynard
    >>> reynard.game("wolf-and-fox").title
    'The Wolf and the Fox'
    """
    from reynard.games import game

    return game(name)


def load(text: str) -> "Match":
    """Read a match that ``Match.save`` wrote.

    >>> import reynard
    >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
    >>> reynard.load(match.save()).table.tobytes() == match.table.tobytes()
    True
    """
    from reynard.core.saving import read, rebuild

    saved = read(text)
    try:
        known = game(saved.game)
    except UnknownGame as error:
        raise BadSave(f"The save is of a game this Reynard does not have. {error}") from error
    return rebuild(saved, known)


def bot(name: str) -> "Bot":
    """Give the bot of this name: ``kit``, ``cub``, ``fox``, ``reynard``, ``random`` or ``greedy``.

    >>> import reynard
    >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
    >>> reynard.bot("cub").choose(match, match.pending[0], seed=1) in match.legal(match.pending[0])
    True
    """
    from reynard.bots import bot

    return bot(name)


def batch(
    game: "str | Game",
    tables: int,
    seats: int,
    options: dict[str, int | bool] | None = None,
    box: "Box | None" = None,
    seed: int = 0,
    threads: int = 1,
    rewards: "Rewards" = "win",
    perfect_memory: bool = False,
) -> "Batch":
    """Deal a game on many tables, which are then played together in compiled code.

    The same seed gives the same games, whatever the number of threads.

    >>> import reynard
    >>> batch = reynard.batch("wolf-and-fox", tables=64, seats=4, seed=7, threads=2)
    >>> while not batch.step(batch.sample())[1].any():
    ...     pass
    """
    from reynard.batches import batch

    return batch(game, tables, seats, options, box, seed, threads, rewards, perfect_memory)


def load_batch(data: bytes) -> "Batch":
    """Read a batch that ``Batch.save`` wrote.

    >>> import reynard
    >>> saved = reynard.batch("wolf-and-fox", tables=4, seats=2).save()
    >>> len(reynard.load_batch(saved))
    4
    """
    from reynard.batches import load_batch

    return load_batch(data)
