"""How the bots judge, what programs see, and what the lab counts."""

from reynard.games.fox_experiment.bot.appraising import appraise
from reynard.games.fox_experiment.bot.observation import LAYOUT
from reynard.games.fox_experiment.bot.observing import observe
from reynard.games.fox_experiment.bot.things import COUNTING

__all__ = ["COUNTING", "LAYOUT", "appraise", "observe"]
