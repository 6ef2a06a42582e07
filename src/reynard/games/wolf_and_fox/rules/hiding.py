"""What a seat cannot know."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import fill
from reynard.games.wolf_and_fox.box.record import BoxRecord
from reynard.games.wolf_and_fox.table import Table


@njit
def hide(box: BoxRecord, t: Table, seat: int, seed: int) -> None:
    """Everything lies open, and the decks have no order yet: only the dice cup is unknown."""
    fill(t.cup, seed)
