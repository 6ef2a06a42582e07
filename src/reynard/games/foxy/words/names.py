"""The names of animals, landscapes and numbers, for people and for the page."""

from typing import Literal

from reynard.core.box import Box
from reynard.core.phrases import listed
from reynard.games.foxy.table import ANIMALS, FOX_CARD, Animal, Fox, Table

AnimalKey = Literal["hen", "pig", "bear", "rabbit", "zebra", "giraffe", "dolphin", "octopus", "cat"]
LandscapeKey = Literal["countryside", "forest", "savannah", "sea"]
FoxKey = Literal["different", "most", "singles", "cat"]

ANIMALS_IN_ORDER: tuple[AnimalKey, ...] = (
    "hen",
    "pig",
    "bear",
    "rabbit",
    "zebra",
    "giraffe",
    "dolphin",
    "octopus",
    "cat",
)
LANDSCAPES_IN_ORDER: tuple[LandscapeKey, ...] = ("countryside", "forest", "savannah", "sea")
FOX_KEYS: tuple[FoxKey, ...] = ("different", "most", "singles", "cat")
PLACES = ("in the countryside", "in the forest", "on the savannah", "in the sea")
FOX_ASKS = {
    Fox.DIFFERENT: "How many different kinds of animal so far?",
    Fox.MOST: "How often has the most common animal turned up?",
    Fox.SINGLES: "How many earlier cards showed just one animal?",
    Fox.CAT: "The fox counts as a cat. How many cats so far?",
}


def animals_on(box: Box, row: int) -> list[int]:
    """List the animals on a landscape card."""
    return [animal for animal in range(ANIMALS) if box.record.card[row].shows[animal]]


def animals_counted(box: Box, t: Table, turn: int) -> list[int]:
    """List the animals of a card on the table as they count: the fox may be a cat."""
    row = int(t.card[turn])
    if row == FOX_CARD:
        return [int(Animal.CAT)] if t.fox == Fox.CAT else []
    return animals_on(box, row)


def a(animal: int) -> str:
    """Say one animal."""
    name = ANIMALS_IN_ORDER[animal]
    return f"an {name}" if name == "octopus" else f"a {name}"


def several(animal: int) -> str:
    """Say several animals of a kind."""
    name = ANIMALS_IN_ORDER[animal]
    return f"{name}es" if name == "octopus" else f"{name}s"


def card_words(box: Box, row: int) -> str:
    """Say what a card shows."""
    if row == FOX_CARD:
        return "the fox"
    return f"{listed([a(animal) for animal in animals_on(box, row)])} {PLACES[box.record.card[row].landscape]}"


def asks(box: Box, t: Table) -> str:
    """Say what to write for the newest card."""
    row = int(t.card[t.turn])
    if row == FOX_CARD:
        return FOX_ASKS[Fox(int(t.fox))]
    return f"How many {listed([several(animal) for animal in animals_on(box, row)])} so far?"
