"""The page of the story about a generation: who bred the friendliest pup, and who goes first next."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.core.contract import Chapter
from reynard.core.phrases import listed
from reynard.games.fox_experiment.table import GENERATIONS, Table
from reynard.games.fox_experiment.words.administration import (
    consolation_lines,
    friendliest_words,
    leaving_lines,
)
from reynard.games.fox_experiment.words.names import (
    AUTOMA_IN_SENTENCE,
    entrant_in_sentence,
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
    """Tell what does not lie in everybody's place: the reward, who leaves the kennel, and what comes next."""
    names = [seat_name(seat) for seat in range(after.seats)]
    yield f"{sentence(friendliest_words(box, before, after, (*names, AUTOMA_IN_SENTENCE)))}."
    yield from consolation_lines(box, before, after, names)
    if not after.over:
        yield from leaving_lines(box, before, after)
        order = listed([entrant_in_sentence(after, int(entrant)) for entrant in after.order[: after.entrants]])
        yield f"Turn order of generation {int(after.generation) + 1}: {order}."
