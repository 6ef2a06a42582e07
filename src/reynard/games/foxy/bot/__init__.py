"""How the bots play: by what they remember, and with the judgement of a player who remembers nothing."""

from reynard.core.contract import Mind
from reynard.games.foxy.bot.appraising import appraise
from reynard.games.foxy.bot.memory import conceal, decide, remember, witness
from reynard.games.foxy.bot.order import bots_first

__all__ = ["appraise", "bots_first", "mind"]

mind = Mind(witness, remember, decide, conceal)
