"""The names of what the lab counts, in the order in which ``bot/counting.py`` counts it."""

from reynard.core.box import Box
from reynard.core.counting import POINTS, Counting, Thing, family
from reynard.games.ruse.bot.counting import count, place
from reynard.games.ruse.table import DEN_KINDS, ROUNDS, VITAL, Bonus, Obstacle, Source
from reynard.games.ruse.words.home import CATCH_WORDS
from reynard.games.ruse.words.icons import gain_words
from reynard.games.ruse.words.keys import CATCH_KEYS
from reynard.games.ruse.words.names import (
    EXIT_WORDS,
    KIT_WORDS,
    OBSTACLE_NAMES,
    PLACE_TITLES,
    SOURCE_WORDS,
    den_tile_words,
)


def things(box: Box) -> list[Thing]:
    """List all that can be counted."""
    ruse, instincts, objectives = box.names["ruse"], box.names["instinct"], box.names["objective"]
    exits = [f"{name} exit" for name in EXIT_WORDS]
    territories = PLACE_TITLES[:VITAL]
    helpers = [OBSTACLE_NAMES[obstacle] for obstacle in (Obstacle.CAMP, Obstacle.BEAR)]
    return [
        *family("ruse tiles", ruse),
        *family("private objectives dealt", objectives),
        *family("private objectives kept", objectives),
        *family("private objectives held", objectives),
        *family("private objectives given up", objectives),
        *family("private objectives validated", objectives),
        *family("growth spaces", KIT_WORDS),
        *family("kits out of the den", KIT_WORDS),
        *family("exits with a kit", exits),
        *family("open exits", exits),
        *family("instincts", instincts),
        *family("points of instincts", instincts),
        *family("den tiles", [den_tile_words(box, kind) for kind in range(DEN_KINDS) if box.record.den_copies[kind]]),
        *family("hunting tiles", [CATCH_WORDS[key] for key in CATCH_KEYS]),
        *family("hunting tiles by territory", territories),
        *family("markers on the board", territories),
        *family("track steps", territories),
        *family("resources", box.names["resource"]),
        *family("dice placed", PLACE_TITLES),
        *family("ruse tiles used", ruse),
        *family("rounds in which it was used", [f"round {number}" for number in range(1, ROUNDS + 1)]),
        *family("bonus tiles", [bonus_name(box, row) for row in range(int(box.record.bonuses))]),
        *family("obstacles put on the board", OBSTACLE_NAMES),
        *family("obstacles that helped", helpers),
        *family("cheese", ["taken", "kept to the end of a round"]),
        *family(POINTS, [SOURCE_WORDS[source] for source in Source]),
    ]


def bonus_name(box: Box, row: int) -> str:
    """Name a bonus tile by what it shows."""
    tile = box.record.bonus[row]
    if tile.kind == Bonus.OBSTACLE:
        return OBSTACLE_NAMES[int(tile.obstacle)]
    gain = gain_words(box, tile.gain)
    return f"green flag: {gain}" if tile.kind == Bonus.FLAG else gain


COUNTING = Counting(things, count, place)
