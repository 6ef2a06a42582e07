"""The rules, chapter by chapter, and the questions they answer."""

from reynard.games.wolf_and_fox.rules.choosing import legal, pending, play
from reynard.games.wolf_and_fox.rules.hiding import hide
from reynard.games.wolf_and_fox.rules.scoring import score
from reynard.games.wolf_and_fox.rules.set_up import deal

__all__ = ["deal", "hide", "legal", "pending", "play", "score"]
