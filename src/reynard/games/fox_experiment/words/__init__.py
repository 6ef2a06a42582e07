"""What the game says: choices, refusals, the log and the sources of points."""

from reynard.games.fox_experiment.words.choices import describe
from reynard.games.fox_experiment.words.headline import headline
from reynard.games.fox_experiment.words.log import opening, tell
from reynard.games.fox_experiment.words.notes import may_note
from reynard.games.fox_experiment.words.points import breakdown
from reynard.games.fox_experiment.words.refusals import refuse
from reynard.games.fox_experiment.words.rivals import rivals

__all__ = ["breakdown", "describe", "headline", "may_note", "opening", "refuse", "rivals", "tell"]
