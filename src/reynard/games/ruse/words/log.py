"""What the moves did, in words, as far as a viewer may know."""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.actions import SPACE
from reynard.games.ruse.rules.round_end import FINAL_SCORING
from reynard.games.ruse.table import Stage, Table, Tale, Told
from reynard.games.ruse.words.ending import final_words
from reynard.games.ruse.words.moves import SAY_IT_ALL, move_words
from reynard.games.ruse.words.names import END_STEPS
from reynard.games.ruse.words.sentences import Names, Sentence
from reynard.games.ruse.words.tales import sentences_of


def opening(box: Box, t: Table, viewer: int, names: Names) -> list[str]:
    """Tell how the game starts."""
    lines = [f"Everybody is dealt {counted(int(box.record.dealt), 'private objective')}."]
    if t.seats > 1:
        lines.insert(0, f"The order of the first round: {listed([names[int(t.order[n])] for n in range(t.seats)])}.")
    return lines


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Names) -> list[str]:
    """Tell what a move did and everything that followed from it."""
    tales = Told.plain_row(after.told[: int(after.tales)])
    words = move_words(box, before, seat, action, after)
    first = Sentence(seat, words) if words else None
    if SPACE.group_of(action) in SAY_IT_ALL:
        tales = tales[1:]
    lines = []
    for number, part in parts_of(tales):
        told = sentences_of(box, after, part, names, first)
        first = None
        growing = number == GROWTH_STEP and after.stage == Stage.GROWING
        if number and (told or growing) and not is_routine(part):
            lines.append(step_words(after, number))
        lines += told
    if after.stage == Stage.OVER:
        lines += final_words(box, after, names)
    return lines


GROWTH_STEP = 5
TIDYING = (Tale.FOXES_HOME, Tale.REFILLED)


def parts_of(tales: Sequence[Told]) -> list[tuple[int, list[Told]]]:
    """Divide tales by the steps of a round's end that begin with them; 0 is before the first of these."""
    parts: list[tuple[int, list[Told]]] = [(0, [])]
    for tale in tales:
        if tale.what == Tale.END_STEP:
            parts.append((tale.one, []))
        elif tale.what == Tale.ROUND:
            parts.append((0, [tale]))
        else:
            parts[-1][1].append(tale)
    return parts


def is_routine(tales: Sequence[Told]) -> bool:
    """Say whether nothing happened but what happens every time, which needs no heading."""
    return len(tales) > 0 and all(tale.what in TIDYING for tale in tales)


def step_words(t: Table, number: int) -> str:
    """Say which step of a round's end begins."""
    title, _ = END_STEPS[number]
    return f"{title}." if number == FINAL_SCORING else f"End of round {int(t.ended_round)}: {title.lower()}."
