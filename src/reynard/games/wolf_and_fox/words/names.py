"""What the pieces are called, in keys and in sentences."""

from collections.abc import Iterable
from typing import Any

from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.box.record import ALL, AT_LEAST, KIND_KEYS, MOST, MOUSE_KEYS
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, KINDS, MICE, WANTED, Kind, Source
from reynard.games.wolf_and_fox.words.facts import SideKey

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
KIND_NAMES = {
    Kind.SHEEP: ("sheep", "sheep"),
    Kind.PIG: ("pig", "pigs"),
    Kind.CHICKEN: ("chicken", "chickens"),
    Kind.BACON: ("bacon", "bacon"),
    Kind.PANCAKE: ("pancakes", "pancakes"),
    Kind.BUTTER: ("butter", "butter"),
    Kind.RABBIT: ("rabbit", "rabbits"),
    Kind.HEDGEHOG: ("hedgehog", "hedgehogs"),
    Kind.SQUIRREL: ("squirrel", "squirrels"),
    Kind.OWL: ("owl", "owls"),
    Kind.BADGER: ("badger", "badgers"),
}
WANTED_NAMES = (
    *(KIND_NAMES[kind] for kind in Kind if kind < FIRST_FRIEND),
    ("forest friend", "forest friends"),
    ("card of their choice", "cards of their choice"),
)
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
SIDE_KEYS: tuple[SideKey, ...] = ("wolf", "fox")


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


def held_words(kind: int, mouse: int, count: int) -> str:
    """Name equal cards as they lie together: "3 sheep with one black mouse each"."""
    one, several = KIND_NAMES[Kind(kind)]
    if count == 1:
        return one + (f" with a {MOUSE_KEYS[mouse]} mouse" if mouse else "")
    return f"{count} {several}" + (f" with one {MOUSE_KEYS[mouse]} mouse each" if mouse else "")


def amount(wanted: int, count: int) -> str:
    """Say how many of a sort of card the farmer takes."""
    one, several = WANTED_NAMES[wanted]
    return f"all {several}" if count == ALL else counted(count, one, several)


def farmer_words(box: Any, row: int) -> str:
    """Say what a farmer card does."""
    farmer = box.farmer[row]
    taken = [amount(wanted, int(farmer.loses[wanted])) for wanted in range(WANTED) if farmer.loses[wanted]]
    if not taken:
        return "Nobody loses anything."
    if farmer.who == MOST:
        whom = "Whoever has the most cards on the wolf's side loses"
    elif farmer.who == AT_LEAST:
        whom = f"Everybody with {box.crowd} or more cards on the wolf's side loses"
    else:
        whom = "Everybody loses"
    return f"{whom} {listed(taken)} from the wolf's side."
