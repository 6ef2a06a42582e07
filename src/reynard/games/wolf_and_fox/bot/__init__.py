"""How the bots judge."""

from reynard.games.wolf_and_fox.bot.appraising import appraise

__all__ = ["appraise"]
