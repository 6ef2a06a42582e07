"""Reading a box from ``box.toml``."""

from reynard.core.box import Box, Section
from reynard.core.errors import BadBox
from reynard.games.wolf_and_fox.box.record import (
    ALL,
    CARDS,
    KIND_KEYS,
    LARGEST_DIE,
    LEAST_SEATS,
    MOUSE_KEYS,
    SHEEP_SET,
    WANTED_KEYS,
    WHO_KEYS,
    BoxRecord,
)
from reynard.games.wolf_and_fox.table import DAYS, DECK, DICE, FARMERS, FARMS, FRIENDS, REACH, RINGS, SEATS, Ring


def read_box(text: str, source: str) -> Box:
    """Read a box file, or say what is wrong with it."""
    file = Section.open(text, source)
    file.only("forest", "bones", "scoring", "decks", "farmers")
    record = BoxRecord.new()
    read_forest(file.section("forest"), record)
    read_bones(file.section("bones"), record)
    read_scoring(file.section("scoring"), record)
    read_decks(file.section("decks"), record)
    check_supply(source, record)
    farmers = read_farmers(file.section("farmers"), record)
    most_bones = record.bones_at_start + RINGS * record.days * record.rounds
    if LARGEST_DIE + most_bones > REACH:
        raise BadBox(
            f"{source}: bones.at_start, forest.days and forest.rounds together allow {most_bones} bones; "
            f"expected at most {REACH - LARGEST_DIE}."
        )
    return Box(BoxRecord.sealed(record), {"farmer": farmers}, text)


def read_forest(section: Section, record: BoxRecord) -> None:
    """Read the board and the length of the game."""
    section.only("source", "farms", "wolf_starts_at", "fox_starts_at", "days", "rounds", "dice")
    section.remark("source")
    record.farms = section.number("farms", 2 * SEATS, FARMS)
    record.starts_at[0] = section.number("wolf_starts_at", 0, record.farms - 1)
    record.starts_at[1] = section.number("fox_starts_at", 0, record.farms - 1)
    if record.starts_at[0] == record.starts_at[1]:
        raise section.wrong("fox_starts_at", "another farm than wolf_starts_at")
    record.days = section.number("days", 1, DAYS)
    record.rounds = section.number("rounds", 1, 9)
    for seats, dice in enumerate(section.numbers("dice", SEATS - 1, 1, DICE), LEAST_SEATS):
        if dice < seats:
            raise section.wrong("dice", "at least one die for each player")
        record.dice[seats] = dice


def read_bones(section: Section, record: BoxRecord) -> None:
    """Read what bones there are and what they are worth."""
    section.only("source", "at_start", "points")
    section.remark("source")
    record.bones_at_start = section.number("at_start", 0, 9)
    record.bone_points = section.number("points", 0, 99)


def read_scoring(section: Section, record: BoxRecord) -> None:
    """Read what cards are worth."""
    simple = ("chicken", "bacon_most", "pancakes", "butter", "mouse")
    section.only("source", "pig", "sheep", "bacon_second", "butter_counted", "friends", "discarded", *simple)
    section.remark("source")
    for name in simple:
        setattr(record, name, section.number(name, 0, 99))
    for i, points in enumerate(section.numbers("pig", 2, 0, 99)):
        record.pig[i] = points
    for i, points in enumerate(section.numbers("sheep", SHEEP_SET, 0, 99)):
        record.sheep[i] = points
    for seats, points in enumerate(section.numbers("bacon_second", SEATS - 1, 0, 99), LEAST_SEATS):
        record.bacon_second[seats] = points
    record.butter_counted = section.number("butter_counted", 0, 9)
    for different, points in enumerate(section.numbers("friends", FRIENDS, 0, 99), 1):
        record.friends[different] = points
    discarded = section.values.get("discarded")
    if not isinstance(discarded, list) or any(kind not in KIND_KEYS for kind in discarded):
        raise section.wrong("discarded", "a list of kinds out of " + ", ".join(KIND_KEYS))
    for kind in discarded:
        record.discarded[KIND_KEYS.index(kind)] = 1


def read_decks(section: Section, record: BoxRecord) -> None:
    """Read the two decks of farm cards."""
    section.only("source", "extra_from_seats", "inner", "outer")
    section.remark("source")
    record.extra_from_seats = section.number("extra_from_seats", LEAST_SEATS, SEATS + 1)
    for ring in Ring:
        name = ring.name.lower()
        base = in_deck = 0
        for entry in section.sections(name, 1, CARDS // RINGS):
            entry.only("kind", "mouse", "bone", "copies", "extra")
            card = record.card[record.cards]
            card.kind = entry.one_of("kind", KIND_KEYS)
            card.mouse = entry.one_of("mouse", MOUSE_KEYS)
            card.bone = entry.flag("bone")
            card.ring = ring
            card.copies = entry.number("copies", 0, DECK)
            card.extra = entry.number("extra", 0, DECK)
            base += int(card.copies)
            in_deck += int(card.copies) + int(card.extra)
            record.cards += 1
        if base < record.farms or in_deck > DECK:
            raise BadBox(
                f"{section.source}: {section.key(name)} has {base} cards, {in_deck} with the extra ones; "
                f"expected at least {record.farms} and at most {DECK} with the extra ones."
            )


def check_supply(source: str, record: BoxRecord) -> None:
    """Refuse decks so small that a figure could search the whole ring for a farm with cards and find none.

    A move takes at most one card of a ring, and one more may lie where the other figure stands.
    """
    for seats in range(LEAST_SEATS, SEATS + 1):
        moves = seats * int(record.days) * int(record.rounds)
        if max(deck_size(record, ring, seats) for ring in Ring) <= moves:
            raise BadBox(
                f"{source}: decks.inner and decks.outer are both too small for {seats} players; "
                f"expected at least {moves + 1} cards in one of them."
            )


def deck_size(record: BoxRecord, ring: Ring, seats: int) -> int:
    """Count the cards of a deck for a number of players."""
    cards = [record.card[row] for row in range(record.cards) if record.card[row].ring == ring]
    extra = sum(int(card.extra) for card in cards) if seats >= record.extra_from_seats else 0
    return sum(int(card.copies) for card in cards) + extra


def read_farmers(section: Section, record: BoxRecord) -> tuple[str, ...]:
    """Read the farmer cards and give their names."""
    section.only("source", "crowd", "card")
    section.remark("source")
    record.crowd = section.number("crowd", 1, DECK)
    entries = section.sections("card", record.days, FARMERS)
    for i, entry in enumerate(entries):
        entry.only("name", "who", "loses")
        record.farmer[i].who = entry.one_of("who", WHO_KEYS)
        loses = entry.section("loses")
        loses.only(*WANTED_KEYS)
        for name, amount in loses.values.items():
            if amount != "all" and (type(amount) is not int or not 1 <= amount <= DECK):
                raise loses.wrong(name, f'"all" or a whole number from 1 to {DECK}')
            record.farmer[i].loses[WANTED_KEYS.index(name)] = ALL if amount == "all" else amount
    record.farmers = len(entries)
    return tuple(entry.text("name") for entry in entries)
