"""The version of each environment, raised whenever what programs see, do or are given for it changes.

A network that was trained on one version plays nonsense on another, so the name of an environment carries its version.
The digest beside it is of the layouts; a test compares it with the code.
"""

import hashlib
from dataclasses import dataclass

from reynard.batches import layout_of
from reynard.core.contract import Game

SHOWN = 12  # characters of a digest


@dataclass(frozen=True)
class Environment:
    """How an environment is called, and what its version stands for."""

    title: str  # as Gymnasium writes it
    version: int
    digest: str


ENVIRONMENTS = {
    "wolf-and-fox": Environment("WolfAndFox", 0, "fc94081719b1"),
    "fox-experiment": Environment("FoxExperiment", 0, "41fedf848582"),
    "foxy": Environment("Foxy", 0, "0a62ae0069bd"),
    "ruse": Environment("Ruse", 0, "517598c20fdd"),
}


def name_of(game: Game) -> str:
    """Name the environment of a game as PettingZoo does."""
    return f"{game.name.replace('-', '_')}_v{version_of(game)}"


def version_of(game: Game) -> int:
    """Give the version of a game's environment; a game of somebody's own has none but 0."""
    known = ENVIRONMENTS.get(game.name)
    return known.version if known else 0


def digest_of(game: Game) -> str:
    """Name what programs see and do in a game: the groups of its actions, and the parts of its observations."""
    layouts = [layout_of(game, False), *([layout_of(game, True)] if game.perfect_memory else [])]
    told = [str(game.seats)]
    for groups in (game.actions.groups, *(layout.groups for layout in layouts)):
        told += [f"{group.name} {group.first} {group.meaning} {group.dimensions}" for group in groups]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:SHOWN]
