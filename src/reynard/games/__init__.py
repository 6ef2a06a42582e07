"""The games on the table, by name."""

from importlib import import_module

from reynard.core.contract import Game
from reynard.core.errors import UnknownGame

PACKAGES = {
    "wolf-and-fox": "reynard.games.wolf_and_fox",
    "fox-experiment": "reynard.games.fox_experiment",
    "foxy": "reynard.games.foxy",
    "ruse": "reynard.games.ruse",
}


def game(name: str) -> Game:
    """Give the game of this name."""
    if name not in PACKAGES:
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(PACKAGES)}.")
    found: Game = import_module(PACKAGES[name]).GAME
    return found
