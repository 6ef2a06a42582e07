"""What the pieces are called, in keys and in sentences."""

from collections.abc import Iterable
from typing import Any

from reynard.core.phrases import listed
from reynard.games.wolf_and_fox.box.record import ALL, AT_LEAST, KIND_KEYS, MOST, MOUSE_KEYS, WANTED_KEYS
from reynard.games.wolf_and_fox.table import KINDS, MICE, WANTED, Figure, Kind, Source

ONE = {
    Kind.SHEEP: "a sheep",
    Kind.PIG: "a pig",
    Kind.CHICKEN: "a chicken",
    Kind.BACON: "bacon",
    Kind.PANCAKE: "pancakes",
    Kind.BUTTER: "butter",
    Kind.RABBIT: "a rabbit",
    Kind.HEDGEHOG: "a hedgehog",
    Kind.SQUIRREL: "a squirrel",
    Kind.OWL: "an owl",
    Kind.BADGER: "a badger",
}
SEVERAL = {
    "sheep": "sheep",
    "pig": "pigs",
    "chicken": "chickens",
    "bacon": "bacon",
    "pancake": "pancakes",
    "butter": "butter",
    "friend": "forest friends",
    "any": "cards of their choice",
}
SINGLE = {
    **SEVERAL,
    "pig": "pig",
    "chicken": "chicken",
    "friend": "forest friend",
    "any": "card of their choice",
}
SOURCE_WORDS = {
    Source.SHEEP: "sheep",
    Source.PIGS: "pigs",
    Source.CHICKENS: "chickens",
    Source.BACON: "bacon",
    Source.PANCAKES: "pancakes",
    Source.MICE: "mice",
    Source.FRIENDS: "forest friends",
    Source.BONES: "bones",
}
SIDE_KEYS = tuple(figure.name.lower() for figure in Figure)


def letter(farm: int) -> str:
    """Give a farm's letter."""
    return chr(ord("A") + farm)


def card_words(kind: int, mouse: int) -> str:
    """Name a card: "a sheep with a brown mouse"."""
    return ONE[Kind(kind)] + (f" with a {MOUSE_KEYS[mouse]} mouse" if mouse else "")


def held_ref(seat: int, side: int, kind: int, mouse: int) -> str:
    """Give the ref of equal cards on one side of a seat's divider."""
    return f"held:{seat}:{SIDE_KEYS[side]}:{KIND_KEYS[kind]}:{MOUSE_KEYS[mouse]}"


def faces(counts: Any) -> Iterable[tuple[int, int, int]]:
    """Go through the kinds, mice and numbers of a pile of cards."""
    for kind in range(KINDS):
        for mouse in range(MICE):
            if counts[kind, mouse] > 0:
                yield kind, mouse, int(counts[kind, mouse])


def amount(name: str, count: int) -> str:
    """Say how many of a sort of card the farmer takes."""
    if count == ALL:
        return f"all {SEVERAL[name]}"
    return f"{count} {SINGLE[name] if count == 1 else SEVERAL[name]}"


def farmer_words(box: Any, row: int) -> str:
    """Say what a farmer card does."""
    farmer = box.farmer[row]
    taken = [amount(WANTED_KEYS[i], int(farmer.loses[i])) for i in range(WANTED) if farmer.loses[i]]
    if not taken:
        return "Nobody loses anything."
    if farmer.who == MOST:
        whom = "Whoever has the most cards on the wolf's side loses"
    elif farmer.who == AT_LEAST:
        whom = f"Everybody with {box.crowd} or more cards on the wolf's side loses"
    else:
        whom = "Everybody loses"
    return f"{whom} {listed(taken)} from the wolf's side."
