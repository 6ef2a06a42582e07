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
    BadBox,
    BadOptions,
    BadSave,
    IllegalMove,
    ReynardError,
    UnknownBot,
    UnknownGame,
)

if TYPE_CHECKING:
    from reynard.bots import Bot
    from reynard.core.contract import Game
    from reynard.core.match import Match

__all__ = [
    "BadBox",
    "BadOptions",
    "BadSave",
    "IllegalMove",
    "ReynardError",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "game",
    "game_names",
    "load",
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
