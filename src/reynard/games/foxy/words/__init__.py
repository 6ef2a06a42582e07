"""What the game says: choices, refusals, the log and the sources of points."""

from reynard.games.foxy.words.choices import describe, lies_before
from reynard.games.foxy.words.log import opening, tell
from reynard.games.foxy.words.points import breakdown
from reynard.games.foxy.words.refusals import refuse
from reynard.games.foxy.words.rivals import rivals

__all__ = ["breakdown", "describe", "lies_before", "opening", "refuse", "rivals", "tell"]
