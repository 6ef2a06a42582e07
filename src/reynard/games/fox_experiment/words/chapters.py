"""The page of the story about a generation: what everybody bred, who bred the friendliest, and who goes first next."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.core.contract import Chapter
from reynard.core.phrases import listed
from reynard.games.fox_experiment.table import GENERATIONS, Mode, Table
from reynard.games.fox_experiment.words.administration import (
    consolation_lines,
    friendliest_words,
    friendliness_of,
    leaving_lines,
    litter,
)
from reynard.games.fox_experiment.words.names import (
    AUTOMA_IN_SENTENCE,
    entrant_in_sentence,
    entrant_name,
    fox_name,
    seat_name,
    sentence,
)


def chapter(box: Box, before: Table, after: Table) -> Chapter | None:
    """Make the page about a generation, if a move has ended one."""
    if before.over or not before.begun or (after.generation == before.generation and not after.over):
        return None
    title = f"The end of generation {int(before.generation) + 1} of {GENERATIONS}"
    return Chapter(title, tuple(lines_of(box, before, after)))


def lines_of(box: Box, before: Table, after: Table) -> Iterator[str]:
    """Tell a generation: the reward first, then everybody's pups and what comes next."""
    names = [seat_name(seat) for seat in range(after.seats)]
    yield f"{sentence(friendliest_words(box, before, after, (*names, AUTOMA_IN_SENTENCE)))}."
    yield from consolation_lines(box, before, after, names)
    for entrant in range(after.entrants):
        if entrant < after.seats or after.mode == Mode.SOLO:
            yield f"{entrant_name(after, entrant)} bred {litter_words(box, before, after, entrant)}."
    if not after.over:
        yield from leaving_lines(box, before, after)
        order = listed([entrant_in_sentence(after, int(entrant)) for entrant in after.order[: after.entrants]])
        yield f"Turn order of generation {int(after.generation) + 1}: {order}."


def litter_words(box: Box, before: Table, after: Table, entrant: int) -> str:
    """Say which pups somebody has bred, each with its friendliness."""
    pups = litter(after, entrant, int(before.generation))
    return listed([f"{fox_name(box, after, fox)} ({friendliness_of(after, fox)})" for fox in pups]) or "no pups"
