"""How the bots play, by memory or as a player who remembers nothing; what programs see, and what the lab counts."""

from reynard.core.contract import Mind, Observer
from reynard.games.foxy.bot.appraising import appraise
from reynard.games.foxy.bot.memory import LEVEL_WORDS, conceal, decide, remember, witness
from reynard.games.foxy.bot.observing import LAYOUT, PERFECT, observe, observe_with_perfect_memory
from reynard.games.foxy.bot.order import bot_waits, bots_first
from reynard.games.foxy.bot.recalling import recall
from reynard.games.foxy.bot.things import COUNTING

__all__ = [
    "COUNTING",
    "LAYOUT",
    "LEVEL_WORDS",
    "appraise",
    "bot_waits",
    "bots_first",
    "mind",
    "observe",
    "perfect_memory",
]

perfect_memory = Observer(observe_with_perfect_memory, PERFECT)
mind = Mind(witness, remember, decide, conceal, recall)
