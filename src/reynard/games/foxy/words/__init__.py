"""What the game says: choices, refusals, the log and the sources of points."""

from reynard.games.foxy.words.choices import describe, lies_before
from reynard.games.foxy.words.headline import headline
from reynard.games.foxy.words.hint import advise
from reynard.games.foxy.words.log import opening, tell, tell_late
from reynard.games.foxy.words.points import breakdown
from reynard.games.foxy.words.refusals import NAMES_STAND, refuse
from reynard.games.foxy.words.rivals import rivals

__all__ = [
    "NAMES_STAND",
    "advise",
    "breakdown",
    "describe",
    "headline",
    "lies_before",
    "opening",
    "refuse",
    "rivals",
    "tell",
    "tell_late",
]
