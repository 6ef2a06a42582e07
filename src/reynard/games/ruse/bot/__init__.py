"""How the bots judge."""

from reynard.games.ruse.bot.appraising import appraise

__all__ = ["appraise"]
