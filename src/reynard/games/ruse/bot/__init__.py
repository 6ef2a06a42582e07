"""How the bots judge, what programs see, and what the lab counts."""

from reynard.games.ruse.bot.appraising import appraise
from reynard.games.ruse.bot.observation import LAYOUT
from reynard.games.ruse.bot.observing import observe
from reynard.games.ruse.bot.things import COUNTING

__all__ = ["COUNTING", "LAYOUT", "appraise", "observe"]
