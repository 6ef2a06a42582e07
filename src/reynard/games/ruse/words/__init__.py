"""What the game says: choices, refusals, headlines, the log and the sources of points."""

from reynard.games.ruse.words.choices import describe
from reynard.games.ruse.words.headline import headline
from reynard.games.ruse.words.log import opening, tell
from reynard.games.ruse.words.points import breakdown
from reynard.games.ruse.words.refusals import refuse

__all__ = ["breakdown", "describe", "headline", "opening", "refuse", "tell"]
