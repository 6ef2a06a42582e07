"""What a seat sees."""

from reynard.games.wolf_and_fox.view.seeing import view
from reynard.games.wolf_and_fox.view.types import View

__all__ = ["View", "view"]
