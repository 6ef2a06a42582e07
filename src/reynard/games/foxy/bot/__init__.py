"""How the bots play: by what they remember, and with the judgement of a player who remembers nothing."""

from reynard.core.contract import Mind, Observer
from reynard.games.foxy.bot.appraising import appraise
from reynard.games.foxy.bot.memory import LEVEL_WORDS, conceal, decide, remember, witness
from reynard.games.foxy.bot.observing import LAYOUT, PERFECT, observe, observe_with_perfect_memory
from reynard.games.foxy.bot.order import bot_waits, bots_first

__all__ = ["LAYOUT", "LEVEL_WORDS", "appraise", "bot_waits", "bots_first", "mind", "observe", "perfect_memory"]

perfect_memory = Observer(observe_with_perfect_memory, PERFECT)
mind = Mind(witness, remember, decide, conceal)
