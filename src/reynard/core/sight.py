"""What a seat may know, and nothing else: all that a bot is ever handed."""

from dataclasses import dataclass
from typing import Any

from reynard.core.box import Box
from reynard.core.contract import Game

CANONICAL = 0  # the seed that hides for every sight, so that whoever knows the same has the same sight


@dataclass(frozen=True)
class Sight:
    """A decision as a seat sees it: what it may do, and one table that might be the true one.

    All that the seat cannot know was dealt anew, by a seed that has nothing to do with the match. Dealing it anew once
    more is the same as doing so with the true table, so thinking loses nothing by it.
    """

    game: Game
    box: Box
    seats: int
    seat: int
    legal: tuple[int, ...]
    table: Any  # sealed
    shown: Any = None  # in a game of memory: what everybody was shown before, though nobody may look again

    def imagine(self, seed: int) -> Any:
        """Give another table that might be the true one.

        >>> import reynard
        >>> match = reynard.game("ruse").start(seats=2, seed=11)
        >>> match.sight(0).imagine(seed=5).tobytes() == match.hidden(0, seed=5).tobytes()
        True
        """
        table: Any = self.game.table.copy_of(self.table)
        self.game.hide(self.box.record, table, self.seat, seed)
        return table

    @property
    def view(self) -> Any:
        """Show what the seat may see.

        >>> import reynard
        >>> match = reynard.game("ruse").start(seats=2, seed=11)
        >>> match.sight(0).view == match.view(0)
        True
        """
        return self.game.view(self.box, self.table, self.seat)


def see(game: Game, box: Box, table: Any, seats: int, seat: int, legal: list[int]) -> Sight:
    """Look at the true table with the eyes of a seat, and leave it behind."""
    imagined: Any = game.table.copy_of(table)
    game.hide(box.record, imagined, seat, CANONICAL)
    shown = game.mind.witness(box, table) if game.mind else None
    return Sight(game, box, seats, seat, tuple(legal), game.table.sealed(imagined), shown)
