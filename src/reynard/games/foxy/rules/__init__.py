"""The rules, chapter by chapter, and the questions they answer."""

from reynard.games.foxy.rules.choosing import legal, pending, play
from reynard.games.foxy.rules.clock import write_nothing
from reynard.games.foxy.rules.hiding import hide
from reynard.games.foxy.rules.set_up import deal
from reynard.games.foxy.rules.tally import score

__all__ = ["deal", "hide", "legal", "pending", "play", "score", "write_nothing"]
