"""How the bots judge, and what programs see."""

from reynard.games.wolf_and_fox.bot.appraising import appraise
from reynard.games.wolf_and_fox.bot.observing import LAYOUT, observe

__all__ = ["LAYOUT", "appraise", "observe"]
