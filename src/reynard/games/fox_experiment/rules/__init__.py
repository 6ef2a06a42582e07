"""The rules, chapter by chapter, and the questions they answer."""

from reynard.games.fox_experiment.rules.choosing import pending, play
from reynard.games.fox_experiment.rules.hiding import hide
from reynard.games.fox_experiment.rules.offering import legal
from reynard.games.fox_experiment.rules.scoring import score
from reynard.games.fox_experiment.rules.set_up import deal

__all__ = ["deal", "hide", "legal", "pending", "play", "score"]
