"""The end of a round as a page of the story."""

from reynard.core.box import Box
from reynard.core.contract import Chapter
from reynard.games.ruse.table import Stage, Table, Told
from reynard.games.ruse.words.ending import final_words
from reynard.games.ruse.words.log import TIDYING, parts_of
from reynard.games.ruse.words.names import seat_name
from reynard.games.ruse.words.tales import sentences_of


def chapter(box: Box, before: Table, after: Table) -> Chapter | None:
    """Tell the end of the round that a move has completed."""
    if rounds_over(after) == rounds_over(before):
        return None
    ended = Told.plain_row(after.ended[: int(after.ends)])
    names = [seat_name(seat) for seat in range(int(after.seats))]
    lines: list[str] = []
    for _, tales in parts_of(ended):
        lines += sentences_of(box, after, [tale for tale in tales if tale.what not in TIDYING], names)
    if after.stage == Stage.OVER:
        return Chapter("The end of the game", (*lines, *final_words(box, after, names)))
    return Chapter(f"The end of round {int(after.ended_round)}", tuple(lines))


def rounds_over(t: Table) -> int:
    """Count the rounds whose end is complete."""
    going_on = t.stage in (Stage.ENDING, Stage.GROWING)
    return int(t.ended_round) - (1 if going_on else 0)
