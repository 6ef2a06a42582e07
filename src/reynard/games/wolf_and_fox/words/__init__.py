"""What the game says: choices, refusals, the log and the sources of points."""

from reynard.games.wolf_and_fox.words.choices import describe
from reynard.games.wolf_and_fox.words.headline import headline
from reynard.games.wolf_and_fox.words.log import opening, tell
from reynard.games.wolf_and_fox.words.points import breakdown
from reynard.games.wolf_and_fox.words.refusals import refuse

__all__ = ["breakdown", "describe", "headline", "opening", "refuse", "tell"]
