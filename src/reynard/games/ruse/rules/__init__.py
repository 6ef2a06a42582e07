"""The rules, chapter by chapter, and the questions they answer."""

from reynard.games.ruse.rules.choosing import legal, pending, play
from reynard.games.ruse.rules.hiding import hide
from reynard.games.ruse.rules.scoring import score
from reynard.games.ruse.rules.set_up import deal

__all__ = ["deal", "hide", "legal", "pending", "play", "score"]
