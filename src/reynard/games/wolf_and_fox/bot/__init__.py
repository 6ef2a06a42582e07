"""How the bots judge, what programs see, and what the lab counts."""

from reynard.games.wolf_and_fox.bot.appraising import appraise
from reynard.games.wolf_and_fox.bot.observing import LAYOUT, observe
from reynard.games.wolf_and_fox.bot.things import COUNTING

__all__ = ["COUNTING", "LAYOUT", "appraise", "observe"]
