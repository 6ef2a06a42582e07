"""Cards and boards in words, for the page to show and to read aloud."""

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.foxy.table import FOX_CARD, Table
from reynard.games.foxy.words.names import PLACES, a, animals_on


def shown_words(box: Box, row: int) -> str:
    """Say what a card shows: "In the forest: a bear and a cat"."""
    if row == FOX_CARD:
        return "The fox"
    place = PLACES[box.record.card[row].landscape]
    return f"{place[:1].upper()}{place[1:]}: {listed([a(animal) for animal in animals_on(box, row)])}"


def circle_words(box: Box) -> str:
    """Say what the circle is worth."""  # rule cir-1
    times = int(box.record.times)
    return f"counts {'double' if times == 2 else times_words(times)} if exactly right, otherwise nothing"


def times_words(count: int) -> str:
    """Say how often."""
    return {0: "never", 1: "once", 2: "twice"}.get(count, f"{count} times")


def mark_words(t: Table, seat: int, turn: int, points: int, crossed: bool) -> str:
    """Say how a number fared in the tally; alone only by how much it was off."""
    number, exact = t.seat[seat].number[turn], t.exact[turn]
    wrote = f"wrote {number}{', circled' if t.seat[seat].circle == turn else ''}"
    right = "exactly right" if number == exact else "too high" if number > exact else "too low"
    if t.seats == 1:
        return f"{wrote}: {right}" if number == exact else f"{wrote}: {abs(number - exact)} {right}"
    gained = "crossed out" if crossed else counted(points, "point") if points else "no points"
    return f"{wrote}: {right}, {gained}"
