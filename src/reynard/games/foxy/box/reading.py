"""Reading a box from ``box.toml``."""

from reynard.core.box import Box, Section
from reynard.core.errors import BadBox
from reynard.games.foxy.box.record import ANIMAL_KEYS, LANDSCAPE_KEYS, LONGEST_TRACK, MOST_COPIES, BoxRecord
from reynard.games.foxy.table import CARDS, NATIVES, ROWS, Animal


def read_box(text: str, source: str) -> Box:
    """Read a box file, or say what is wrong with it."""
    file = Section.open(text, source)
    file.only("deck", "circle", "alone", "sheet", "landscapes")
    record = BoxRecord.new()
    record.landscape_cards = read_one(file.section("deck"), "landscape_cards", 1, CARDS - 1)
    record.times = read_one(file.section("circle"), "times", 1, 9)
    record.allowance = read_one(file.section("alone"), "allowance", 0, 99)
    read_landscapes(file.section("landscapes"), record)
    read_sheet(file.section("sheet"), record)
    return Box(BoxRecord.sealed(record), {}, text)


def read_one(section: Section, name: str, least: int, most: int) -> int:
    """Read a table that holds a single number."""
    section.only("source", name)
    section.remark("source")
    return section.number(name, least, most)


def read_landscapes(section: Section, record: BoxRecord) -> None:
    """Read the landscape cards and count what is on them."""
    section.only("source", "card")
    section.remark("source")
    for row, entry in enumerate(section.sections("card", 1, ROWS)):
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
            f"{section.source}: {section.key('card')} has {record.in_box} cards; "
            f"expected at least deck.landscape_cards, which is {record.landscape_cards}."
        )
    record.kinds = sum(int(count) > 0 for count in record.of_kind)


def read_animals(entry: Section, landscape: int) -> list[int]:
    """Read the animals of a card: one or two that live there, and perhaps a cat."""
    homes = ANIMAL_KEYS[NATIVES * landscape : NATIVES * landscape + NATIVES]
    listed = entry.values.get("animals")
    allowed = (*homes, ANIMAL_KEYS[Animal.CAT])
    fits = isinstance(listed, list) and all(each in allowed for each in listed)
    if not fits or not isinstance(listed, list) or len(set(listed)) < len(listed) or not set(listed) & set(homes):
        raise entry.wrong("animals", f"{homes[0]}, {homes[1]} or both, and perhaps a cat, each at most once")
    return [ANIMAL_KEYS.index(each) for each in listed]


def read_sheet(section: Section, record: BoxRecord) -> None:
    """Read how long the tracks of the summary sheet are."""
    section.only("source", *ANIMAL_KEYS)
    section.remark("source")
    for animal, name in enumerate(ANIMAL_KEYS):
        most = min(int(record.of_kind[animal]), int(record.landscape_cards)) + (animal == Animal.CAT)
        record.track[animal] = section.number(name, most, LONGEST_TRACK)
