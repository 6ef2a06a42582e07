"""How the bots judge."""

from reynard.games.fox_experiment.bot.appraising import appraise

__all__ = ["appraise"]
