"""The levels of bots, by the names that people, programs and stored tables know."""

from enum import StrEnum


class Level(StrEnum):
    """How well a bot plays, from the weakest to the strongest."""

    KIT = "kit"
    CUB = "cub"
    FOX = "fox"
    REYNARD = "reynard"


USUAL_LEVEL = Level.FOX
