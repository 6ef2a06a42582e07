"""How the bots judge, and what programs see."""

from reynard.games.ruse.bot.appraising import appraise
from reynard.games.ruse.bot.observation import LAYOUT
from reynard.games.ruse.bot.observing import observe

__all__ = ["LAYOUT", "appraise", "observe"]
