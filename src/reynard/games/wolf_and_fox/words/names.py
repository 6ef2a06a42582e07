"""What the pieces are called, in keys and in sentences."""

from collections.abc import Iterable
from typing import Any

from reynard.core.phrases import listed
from reynard.games.wolf_and_fox.box.record import ALL, AT_LEAST, KIND_KEYS, MOST, MOUSE_KEYS
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, KINDS, MICE, WANTED, Kind, Source, Wanted
from reynard.games.wolf_and_fox.words.facts import SideKey

ONE = {
    Kind.SHEEP: "a sheep",
    Kind.PIG: "a pig",
    Kind.CHICKEN: "a chicken",
    Kind.BACON: "bacon",
    Kind.PANCAKE: "a pancake",
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
    Kind.BACON: ("bacon", "bacon cards"),
    Kind.PANCAKE: ("pancake", "pancakes"),
    Kind.BUTTER: ("butter", "butter cards"),
    Kind.RABBIT: ("rabbit", "rabbits"),
    Kind.HEDGEHOG: ("hedgehog", "hedgehogs"),
    Kind.SQUIRREL: ("squirrel", "squirrels"),
    Kind.OWL: ("owl", "owls"),
    Kind.BADGER: ("badger", "badgers"),
}
WANTED_NAMES: dict[int, tuple[str, str]] = {
    Kind.SHEEP: ("one sheep", "sheep"),
    Kind.PIG: ("one pig", "pigs"),
    Kind.CHICKEN: ("one chicken", "chickens"),
    Kind.BACON: ("one bacon card", "bacon cards"),
    Kind.PANCAKE: ("one pancake", "pancakes"),
    Kind.BUTTER: ("one butter card", "butter cards"),
    Wanted.FRIEND: ("one forest friend", "forest friends"),
    Wanted.ANY: ("any one card", "cards"),
}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
MASSES = (Kind.BACON, Kind.BUTTER)  # what nobody counts
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


def spelled(number: int) -> str:
    """Write a small number as a word."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def amount(wanted: int, count: int) -> str:
    """Say how many of a sort of card the farmer wants: "two pigs", "any two cards", "all sheep"."""
    one, several = WANTED_NAMES[wanted]
    if count == ALL:
        return f"all {several}"
    number = f"any {spelled(count)}" if wanted == Wanted.ANY else spelled(count)
    return one if count == 1 else f"{number} {several}"


def farmer_words(box: Any, row: int) -> str:
    """Say what a farmer card demands, and of whom."""
    farmer = box.farmer[row]
    wanted = [amount(sort, int(farmer.loses[sort])) for sort in range(WANTED) if farmer.loses[sort]]
    if not wanted:
        return "Wanted: nothing."
    if farmer.who == MOST:
        of_whom = "whoever has the most cards on the wolf side"
    elif farmer.who == AT_LEAST:
        of_whom = f"everyone with {spelled(int(box.crowd))} or more cards on the wolf side"
    else:
        of_whom = "everyone's wolf side"
    return f"Wanted: {listed(wanted)} from {of_whom}."


def kinds_words(kinds: list[int]) -> str:
    """Name kinds of cards, all forest friends together where none is missing."""
    friends = [kind for kind in kinds if kind >= FIRST_FRIEND]
    all_friends = len(friends) == KINDS - FIRST_FRIEND
    named = [kind for kind in kinds if not (all_friends and kind in friends)]
    words = [KIND_NAMES[Kind(kind)][0 if Kind(kind) in MASSES else 1] for kind in named]
    return listed([*words, *(["forest friends"] if all_friends else [])])
