"""What the game says about itself."""

from reynard.core.box import Box
from reynard.core.contract import Source as PointSource
from reynard.games.fox_experiment.describing import describe
from reynard.games.fox_experiment.names import SOURCE_WORDS
from reynard.games.fox_experiment.refusing import refuse
from reynard.games.fox_experiment.scoring import score_source
from reynard.games.fox_experiment.table import WILD_FOXES, Source, Table
from reynard.games.fox_experiment.telling import opening, tell
from reynard.games.fox_experiment.view import automa_sources, view

__all__ = ["breakdown", "describe", "may_note", "opening", "refuse", "tell", "view"]


def breakdown(box: Box, t: Table, seat: int) -> list[PointSource]:
    """Say where a seat's points came from; the number after the last seat is the automatic opponent."""
    if seat == t.seats:
        return [PointSource(source["words"], source["points"]) for source in automa_sources(box, t)]
    return [
        PointSource(SOURCE_WORDS[source], int(score_source(box.record, t, seat, source.value))) for source in Source
    ]


def may_note(box: Box, t: Table, seat: int, key: str) -> bool:
    """Let every player name the pups they bred."""  # rule bre-12
    kind, _, number = key.partition(":")
    if kind != "pup" or not number.isascii() or not number.isdigit() or str(int(number)) != number:
        return False
    fox = int(number)
    return WILD_FOXES <= fox < WILD_FOXES + t.bred and bool(t.fox[fox].owner == seat)
