"""What a seat sees."""

from reynard.games.ruse.view.seeing import view
from reynard.games.ruse.view.types import View

__all__ = ["View", "view"]
