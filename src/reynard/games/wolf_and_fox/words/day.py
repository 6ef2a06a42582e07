"""The end of a day in words: the farmer, what everybody lost to him, and what everybody scored."""

from collections import Counter
from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.table import Source, Table
from reynard.games.wolf_and_fox.words.names import SOURCE_WORDS, card_words, faces, farmer_words


def farmer_line(box: Box, t: Table) -> str:
    """Tell which farmer card was turned over."""
    return f"The farmer comes: {box.names['farmer'][t.farmer]}. {farmer_words(box.record, int(t.farmer))}"


def loss_lines(lost: Sequence[Counter[str]], names: Sequence[str]) -> Iterator[str]:
    """Tell what each seat has lost."""
    for seat, cards in enumerate(lost):
        if cards:
            yield f"{names[seat]} loses {listed(list(cards.elements()))}."


def lost_cards(t: Table, seat: int) -> Counter[str]:
    """Name every card a seat has lost to the farmer card revealed last."""
    return Counter({card_words(kind, mouse): count for kind, mouse, count in faces(t.seat[seat].lost)})


def score_lines(day: int, after: Table, names: Sequence[str]) -> Iterator[str]:
    """Tell what everybody has scored on a day."""
    for seat in range(after.seats):
        earned = {source: int(after.seat[seat].earned[day, source]) for source in Source}
        parts = [f"{points} from {SOURCE_WORDS[source]}" for source, points in earned.items() if points]
        if parts:
            yield f"{names[seat]} scores {counted(sum(earned.values()), 'point')} on day {day + 1}: {listed(parts)}."
        else:
            yield f"{names[seat]} scores nothing on day {day + 1}."
