"""What a seat sees, and the odds of what it points at."""

from reynard.games.fox_experiment.view.odds import forecast
from reynard.games.fox_experiment.view.seeing import view
from reynard.games.fox_experiment.view.types import OddsView, View

__all__ = ["OddsView", "View", "forecast", "view"]
