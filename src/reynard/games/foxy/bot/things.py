"""The names of what the lab counts, in the order in which ``bot/counting.py`` counts it."""

from reynard.core.box import Box
from reynard.core.counting import POINTS, Counting, Thing, family
from reynard.games.foxy.bot.counting import count
from reynard.games.foxy.table import FOX_CARD
from reynard.games.foxy.words.names import card_words
from reynard.games.foxy.words.points import BUDGET, CIRCLED, OFF_BY, PLAIN


def things(box: Box) -> list[Thing]:
    """List all that can be counted."""
    cards = [card_words(box, row) for row in (*range(int(box.record.rows)), FOX_CARD)]
    return [
        *family("numbers", ["exact", "too low", "too high", "circled and exact", "circled and wrong"]),
        *family("exact numbers", cards),
        *family("wrong numbers", cards),
        *family("circled numbers", cards),
        *family(POINTS, [PLAIN, CIRCLED, BUDGET, OFF_BY]),
    ]


COUNTING = Counting(things, count)
