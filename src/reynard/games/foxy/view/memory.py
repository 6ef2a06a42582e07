"""How well everybody remembered: their numbers against the exact ones."""

from reynard.games.foxy.view.types import AnimalMemoryView, MemoryKey, MemoryView, Outcome, TallyView
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER
from reynard.games.foxy.words.table_in_words import times_words

KEYS: tuple[MemoryKey, ...] = (*ANIMALS_IN_ORDER, "fox")


def memory_view(tally: list[TallyView], seat: int) -> MemoryView:
    """Show a seat's memory, as a whole and animal by animal."""
    shown = {key: [row for row in tally if is_about(row, key)] for key in KEYS}
    return {
        "exact": times_words(count(tally, seat, "exact")),
        "under": times_words(count(tally, seat, "under")),
        "over": times_words(count(tally, seat, "over")),
        "off": off_by(tally, seat),
        "animals": [animal_view(key, rows, seat) for key, rows in shown.items() if rows],
    }


def is_about(row: TallyView, key: MemoryKey) -> bool:
    """Say whether a card counts for an animal: with several it counts for each, and the fox for itself."""
    return row["card"]["is_fox"] if key == "fox" else key in row["card"]["animals"]


def animal_view(key: MemoryKey, rows: list[TallyView], seat: int) -> AnimalMemoryView:
    """Show how well a seat remembered one animal."""
    off, over = off_by(rows, seat) / len(rows), count(rows, seat, "over")
    return {"animal": key, "cards": len(rows), "off": off, "over": over}


def count(rows: list[TallyView], seat: int, outcome: Outcome) -> int:
    """Count the numbers that fared so."""
    return sum(row["marks"][seat]["outcome"] == outcome for row in rows)


def off_by(rows: list[TallyView], seat: int) -> int:
    """Add up how far off the numbers were."""
    return sum(row["marks"][seat]["off"] for row in rows)
