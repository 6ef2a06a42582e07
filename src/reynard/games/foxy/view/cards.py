"""What a card shows."""

from reynard.core.box import Box
from reynard.games.foxy.table import FOX_CARD, Table
from reynard.games.foxy.view.types import CardView
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER, LANDSCAPES_IN_ORDER, animals_on
from reynard.games.foxy.words.table_in_words import shown_words


def card_view(box: Box, plain: Table, turn: int, ref: str) -> CardView:
    """Show a card."""
    row = plain.card[turn]
    is_fox = row == FOX_CARD
    return {
        "ref": ref,
        "number": turn + 1,
        "landscape": None if is_fox else LANDSCAPES_IN_ORDER[box.record.card[row].landscape],
        "animals": [] if is_fox else [ANIMALS_IN_ORDER[animal] for animal in animals_on(box, row)],
        "is_fox": is_fox,
        "words": shown_words(box, row),
    }
