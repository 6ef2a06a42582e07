"""How the bots judge, and what programs see."""

from reynard.games.fox_experiment.bot.appraising import appraise
from reynard.games.fox_experiment.bot.observation import LAYOUT
from reynard.games.fox_experiment.bot.observing import observe

__all__ = ["LAYOUT", "appraise", "observe"]
