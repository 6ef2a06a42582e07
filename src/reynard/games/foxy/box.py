"""What is in the box, read from ``box.toml``."""

from typing import Annotated

from reynard.core.box import Box, Page
from reynard.core.errors import BadBox
from reynard.core.record import Many, Record, i1, i8
from reynard.games.foxy.table import ANIMALS, CARDS, NATIVES, ROWS, Animal, Landscape

ANIMAL_KEYS = tuple(animal.name.lower() for animal in Animal)
LANDSCAPE_KEYS = tuple(landscape.name.lower() for landscape in Landscape)
MOST_COPIES = 48
LONGEST_TRACK = 40


class Card(Record):
    """A landscape card and how often it is in the box."""

    landscape: i1
    shows: Annotated[Many[i1], ANIMALS]  # 1: this animal is on it
    animals: i8  # how many are on it
    copies: i8


class BoxRecord(Record):
    """Every number of the components."""

    landscape_cards: i8  # in a deck, to which the fox is added
    times: i8  # what a circled number counts when it is right
    allowance: i8  # alone: what all numbers together may be off
    track: Annotated[Many[i1], ANIMALS]  # boxes on each track of the summary sheet
    card: Annotated[Many[Card], ROWS]
    rows: i8
    in_box: i8  # landscape cards altogether
    of_kind: Annotated[Many[i8], ANIMALS]  # cards that show each animal
    of_one: i8  # cards that show a single animal
    kinds: i8  # kinds of animals there are at all


def read_box(text: str, source: str) -> Box:
    """Read a box file, or say what is wrong with it."""
    file = Page.open(text, source)
    file.only("deck", "circle", "alone", "sheet", "landscapes")
    record = BoxRecord.new()
    record.landscape_cards = read_one(file.page("deck"), "landscape_cards", 1, CARDS - 1)
    record.times = read_one(file.page("circle"), "times", 1, 9)
    record.allowance = read_one(file.page("alone"), "allowance", 0, 99)
    read_landscapes(file.page("landscapes"), record)
    read_sheet(file.page("sheet"), record)
    return Box(BoxRecord.sealed(record), {}, text)


def read_one(page: Page, name: str, least: int, most: int) -> int:
    """Read a table that holds a single number."""
    page.only("source", name)
    page.remark("source")
    return page.number(name, least, most)


def read_landscapes(page: Page, record: BoxRecord) -> None:
    """Read the landscape cards and count what is on them."""
    page.only("source", "card")
    page.remark("source")
    for row, entry in enumerate(page.pages("card", 1, ROWS)):
        entry.only("landscape", "animals", "copies")
        card = record.card[row]
        card.landscape = entry.one_of("landscape", LANDSCAPE_KEYS)
        card.copies = entry.number("copies", 0, MOST_COPIES)
        animals = read_animals(entry, int(card.landscape))
        card.animals = len(animals)
        for animal in animals:
            card.shows[animal] = 1
            record.of_kind[animal] += card.copies
        if card.animals == 1:
            record.of_one += card.copies
        record.rows += 1
    record.in_box = sum(int(record.card[row].copies) for row in range(record.rows))
    if record.in_box < record.landscape_cards:
        raise BadBox(
            f"{page.source}: {page.key('card')} has {record.in_box} cards; expected at least deck.landscape_cards, "
            f"which is {record.landscape_cards}."
        )
    record.kinds = sum(int(count) > 0 for count in record.of_kind)


def read_animals(entry: Page, landscape: int) -> list[int]:
    """Read the animals of a card: one or two that live there, and perhaps a cat."""
    homes = ANIMAL_KEYS[NATIVES * landscape : NATIVES * landscape + NATIVES]
    listed = entry.values.get("animals")
    allowed = (*homes, ANIMAL_KEYS[Animal.CAT])
    fits = isinstance(listed, list) and all(each in allowed for each in listed)
    if not fits or not isinstance(listed, list) or len(set(listed)) < len(listed) or not set(listed) & set(homes):
        raise entry.wrong("animals", f"{homes[0]}, {homes[1]} or both, and perhaps a cat, each at most once")
    return [ANIMAL_KEYS.index(each) for each in listed]


def read_sheet(page: Page, record: BoxRecord) -> None:
    """Read how long the tracks of the summary sheet are."""
    page.only("source", *ANIMAL_KEYS)
    page.remark("source")
    for animal, name in enumerate(ANIMAL_KEYS):
        most = min(int(record.of_kind[animal]), int(record.landscape_cards)) + (animal == Animal.CAT)
        record.track[animal] = page.number(name, most, LONGEST_TRACK)
