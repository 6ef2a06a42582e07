"""What a seat sees."""

from reynard.games.foxy.view.seeing import view
from reynard.games.foxy.view.types import View

__all__ = ["View", "view"]
