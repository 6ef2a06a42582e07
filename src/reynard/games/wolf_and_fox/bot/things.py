"""The names of what the lab counts, in the order in which ``bot/counting.py`` counts it."""

from reynard.core.box import Box
from reynard.core.counting import POINTS, Counting, Thing, family
from reynard.games.wolf_and_fox.bot.counting import count, place
from reynard.games.wolf_and_fox.box.record import MOUSE_KEYS
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, Kind, Source
from reynard.games.wolf_and_fox.words.names import KIND_NAMES, SIDE_KEYS, SOURCE_WORDS


def things(box: Box) -> list[Thing]:
    """List all that can be counted."""
    kinds = [KIND_NAMES[kind][0] for kind in Kind]
    return [
        *family("farm cards", kinds[:FIRST_FRIEND]),
        *family("forest friends", kinds[FIRST_FRIEND:]),
        *family("mice", MOUSE_KEYS[1:]),
        *family("sides of the divider", SIDE_KEYS),
        *family("bones", ["bones"]),
        *family("farmer cards", box.names["farmer"]),
        *family("given back to the farmer", kinds),
        *family(POINTS, [SOURCE_WORDS[source] for source in Source]),
    ]


COUNTING = Counting(things, count, place)
