"""Reading a box from ``box.toml``."""

from typing import Any

from reynard.core.box import Box, Section, shown
from reynard.core.errors import BadBox
from reynard.games.fox_experiment.box.record import (
    ARROW_KEYS,
    GOAL_KEYS,
    ITEM_KEYS,
    MARKS,
    MOST,
    SCIENCE_KEYS,
    SEX_KEYS,
    SPACES_ON_SIDE,
    SUPPLY_KEYS,
    TRACK_KEYS,
    TRAIT_KEYS,
    BoxRecord,
)
from reynard.games.fox_experiment.table import (
    AUTOMA_STUDIES,
    DECK,
    DIE_SIDES,
    FRIENDLY_DICE,
    GENERATIONS,
    ITEMS,
    LEVELS,
    LITTER,
    PARTS,
    PATRON_CARDS,
    PATRONS,
    ROW,
    SEATS,
    SELECTION_CARDS,
    SEXES,
    SPACES,
    STUDIES,
    TILES,
    UPGRADES,
    WILD_FOXES,
)


def read_box(text: str, source: str) -> Box:
    """Read a box, refusing what no game could be played with."""
    whole = Section.open(text, source)
    whole.only(*SECTIONS, "parent")
    record: Any = BoxRecord.new()
    for name, read in SECTIONS.items():
        section = whole.section(name)
        section.remark("source")
        read(section, record)
    names = read_parents(whole, record)
    return Box(BoxRecord.sealed(record), {"parent": names}, text)


def read_dice(section: Section, record: Any) -> None:
    """Read the faces of the two kinds of dice."""
    section.only("source", "trait", "friendly")
    for kind, name in enumerate(("trait", "friendly")):
        faces = section.values.get(name)
        if not isinstance(faces, list) or len(faces) != DIE_SIDES or not all(is_face(face) for face in faces):
            raise section.wrong(
                name, f"{DIE_SIDES} faces [whole, half], whole 0 or 1, at most {PARTS} symbols together"
            )
        for side, (full, half) in enumerate(faces):
            record.face[kind, side].full = full
            record.face[kind, side].half = half


def is_face(face: Any) -> bool:
    """Say whether a face has room for its symbols."""
    whole = isinstance(face, list) and len(face) == PARTS and all(type(each) is int for each in face)
    return whole and face[0] in (0, 1) and face[1] in (0, 1, 2) and sum(face) <= PARTS


def read_fox_card(section: Section, record: Any) -> None:
    """Read the track of squares and circles, and the number of blank cards."""
    section.only("source", "track", "blanks_of_each_sex")
    track = section.values.get("track")
    if not isinstance(track, list) or len(track) != MARKS or not all(mark in ("square", "circle") for mark in track):
        raise section.wrong("track", f'a list of {MARKS} marks, each "square" or "circle"')
    if track.count("square") > 2:
        raise section.wrong("track", "a list with at most two squares")
    for marks in range(MARKS):
        record.squares[marks + 1] = track[: marks + 1].count("square")
        record.circles[marks + 1] = track[: marks + 1].count("circle")
    # With four of a sex, three pups in the kennel and three new ones never want for a card.
    record.blanks = section.number("blanks_of_each_sex", 2 * LITTER, 60)


def read_points(section: Section, record: Any) -> None:
    """Read what things are worth at the end."""
    section.only("source", "study_levels", "friendliest", "point_token", "science_card", "tokens_for_a_point")
    record.level_points[1:] = section.numbers("study_levels", LEVELS, 0, MOST)
    record.reward[:] = section.numbers("friendliest", GENERATIONS, 0, MOST)
    record.point_token = section.number("point_token", 0, MOST)
    record.science_card = section.number("science_card", 0, MOST)
    record.tokens_for_a_point = section.number("tokens_for_a_point", 1, MOST)


def read_table(section: Section, record: Any) -> None:
    """Read what everybody begins with and what the board gives."""
    section.only(
        "source",
        "consolation",
        "start_friendly",
        "start_friendly_alternative",
        "kennel_limit",
        "pups_at_start",
        "friendly_dice_at_start",
        "patron_science",
        "siblings_penalty",
    )
    record.consolation[:] = section.numbers("consolation", GENERATIONS, 0, MOST)
    record.start_friendly[0, :] = section.numbers("start_friendly", SEATS, 0, MOST)
    record.start_friendly[1, :] = section.numbers("start_friendly_alternative", SEATS, 0, MOST)
    record.kennel_limit = section.number("kennel_limit", SEATS + 1, ROW)
    record.litter = section.number("pups_at_start", 1, LITTER)
    record.friendly_dice = section.number("friendly_dice_at_start", 0, FRIENDLY_DICE)
    record.patron_science = section.number("patron_science", 0, 9)
    record.penalty = section.number("siblings_penalty", 0, 9)


def read_automa(section: Section, record: Any) -> None:
    """Read the numbers of the automatic opponent."""
    section.only("source", "most_dice_of_a_trait", "friendly_on_first_study", "friendly_on_a_study")
    record.automa_dice = section.number("most_dice_of_a_trait", 0, 2)
    record.automa_most = section.number("friendly_on_a_study", 0, 2)
    record.automa_first = section.number("friendly_on_first_study", 0, int(record.automa_most))


def read_mat(section: Section, record: Any) -> None:
    """Read the four upgrade tracks."""
    section.only("source", *TRACK_KEYS)
    at_start = (record.litter, 1, record.friendly_dice, 0)
    most = (LITTER, UPGRADES + 1, FRIENDLY_DICE, PATRONS)
    for track, name in enumerate(TRACK_KEYS):
        printed = section.section(name)
        printed.only("cost", "stars")
        cost = printed.values.get("cost")
        longest = min(UPGRADES, most[track] - int(at_start[track]))
        if not isinstance(cost, list) or len(cost) > longest:
            raise printed.wrong("cost", f"a list of at most {longest} whole numbers from 1 to {MOST}")
        record.length[track] = len(cost)
        record.cost[track, : len(cost)] = printed.numbers("cost", len(cost), 1, MOST)
        record.stars[track, : len(cost)] = printed.numbers("stars", len(cost), 0, MOST)


def read_supply(section: Section, record: Any) -> None:
    """Read the supply tiles and the icons printed on the track."""
    section.only("source", "tiles", "printed_1_to_4", "printed_5_to_6")
    least = SPACES - 1 + PATRONS
    tiles = lists_of(section, "tiles", SUPPLY_KEYS, least, TILES)
    record.tiles = len(tiles)
    for row, icons in enumerate(tiles):
        for icon in icons:
            record.tile[row].icon[icon] += 1
    for side, name in enumerate(("printed_1_to_4", "printed_5_to_6")):
        spaces = SPACES_ON_SIDE[side]
        for space, icons in enumerate(lists_of(section, name, SUPPLY_KEYS, spaces, spaces)):
            for icon in icons:
                record.printed[side, space].icon[icon] += 1


def lists_of(section: Section, name: str, words: tuple[str, ...], least: int, most: int) -> list[list[int]]:
    """Read lists of a few words each, as places among those words."""
    value = section.values.get(name)
    fits = isinstance(value, list) and least <= len(value) <= most
    if not fits or not all(is_few(row, words, 9) for row in value or ()):
        count = str(least) if least == most else f"{least} to {most}"
        raise section.wrong(name, f"{count} lists of at most nine of these words: {', '.join(words)}")
    assert isinstance(value, list)
    return [[words.index(word) for word in row] for row in value]


def is_few(row: Any, words: tuple[str, ...], most: int) -> bool:
    """Say whether something is a list of a few of these words."""
    return isinstance(row, list) and len(row) <= most and all(word in words for word in row)


def read_science(section: Section, record: Any) -> None:
    """Read how often each science card is in its deck."""
    section.only("source", *SCIENCE_KEYS)
    for kind, name in enumerate(SCIENCE_KEYS):
        record.science[kind] = section.number(name, 0, 9)


def read_patrons(section: Section, record: Any) -> None:
    """Read the patron cards and what each goal is worth."""
    section.only("source", "cards", "last_pup_friendliness", "points")
    cards = lists_of(section, "cards", GOAL_KEYS, PATRONS, PATRON_CARDS)
    if any(len(card) != 2 for card in cards):
        raise section.wrong("cards", "a list of cards, each with two goals, side A and side B")
    record.patron_cards = len(cards)
    for row, card in enumerate(cards):
        record.patron_card[row, :] = card
    record.last_pup = section.number("last_pup_friendliness", 0, MOST)
    points = section.section("points")
    points.only(*GOAL_KEYS)
    for goal, name in enumerate(GOAL_KEYS):
        record.goal[goal] = points.number(name, 0, MOST)


def read_studies(section: Section, record: Any) -> None:
    """Read the study cards."""
    section.only("source", "cards")
    cards = section.values.get("cards")
    if not isinstance(cards, list) or not 3 * SEATS <= len(cards) <= STUDIES:
        raise section.wrong("cards", f"{3 * SEATS} to {STUDIES} cards of {LEVELS} levels")
    record.studies = len(cards)
    for row, levels in enumerate(cards):
        read_levels(section, f"cards[{row}]", levels, record.study[row].need)


def read_levels(section: Section, where: str, levels: Any, need: Any) -> None:
    """Read what the levels of a study ask for."""
    if not isinstance(levels, list) or len(levels) != LEVELS:
        found = "it is missing" if levels is None else f"found {shown(levels)}"
        raise BadBox(f"{section.source}: {section.key(where)} must be a list of {LEVELS} levels; {found}.")
    for level, traits in enumerate(levels):
        asked = Section(section.source, f"{section.key(where)}[{level}]", traits if isinstance(traits, dict) else {})
        asked.only(*TRAIT_KEYS)
        if not asked.values:
            raise BadBox(f"{section.source}: {asked.path} must ask for at least one trait; found {shown(traits)}.")
        for trait in asked.values:
            need[level, TRAIT_KEYS.index(trait)] = asked.number(trait, 1, MARKS)


def read_automa_studies(section: Section, record: Any) -> None:
    """Read the studies of the automatic opponent."""
    section.only("source", "cards")
    cards = section.sections("cards", 1, AUTOMA_STUDIES)
    record.automa_studies = len(cards)
    for row, card in enumerate(cards):
        card.only("priority", "levels")
        priority: Any = card.values.get("priority")
        if not is_few(priority, TRAIT_KEYS, 2) or len(priority) != 2:
            raise card.wrong("priority", "a list of two traits")
        record.automa_study[row].priority[:] = [TRAIT_KEYS.index(trait) for trait in priority]
        read_levels(card, "levels", card.values.get("levels"), record.automa_study[row].need)


def read_selection(section: Section, record: Any) -> None:
    """Read the selection cards of the automatic opponent."""
    section.only("source", "cards")
    cards = section.sections("cards", 2 * ITEMS, SELECTION_CARDS)
    record.cards = len(cards)
    shown = [0] * ITEMS
    for row, card in enumerate(cards):
        card.only("items", "arrow")
        items: Any = card.values.get("items")
        if not is_few(items, ITEM_KEYS, 2) or len(items) != 2 or items[0] == items[1]:
            raise card.wrong("items", "a list of two different items of " + ", ".join(ITEM_KEYS))
        record.card[row].shows[:] = [ITEM_KEYS.index(item) for item in items]
        record.card[row].arrow = card.one_of("arrow", ARROW_KEYS)
        for item in items:
            shown[ITEM_KEYS.index(item)] += 1
    if min(shown) < 2:
        raise section.wrong("cards", "cards that show each item at least twice")


def read_parents(section: Section, record: Any) -> tuple[str, ...]:
    """Read the foxes of the parent decks and give their names."""
    cards = section.sections("parent", SEXES * (SEATS + 2), WILD_FOXES)
    record.parents = len(cards)
    of_sex = [0] * SEXES
    for row, card in enumerate(cards):
        card.only("name", "sex", "dice")
        sex = card.one_of("sex", SEX_KEYS)
        of_sex[sex] += 1
        record.parent[row].sex = sex
        dice = card.section("dice")
        dice.only(*TRAIT_KEYS)
        for trait in dice.values:
            record.parent[row].dice[TRAIT_KEYS.index(trait)] = dice.number(trait, 0, 2)
    for sex, count in enumerate(of_sex):
        if not SEATS + 2 <= count <= DECK:
            raise BadBox(
                f"{section.source}: parent must list {SEATS + 2} to {DECK} {SEX_KEYS[sex]} foxes; found {count}."
            )
    return tuple(card.text("name") for card in cards)


SECTIONS = {
    "dice": read_dice,
    "fox_card": read_fox_card,
    "points": read_points,
    "table": read_table,
    "automa": read_automa,
    "mat": read_mat,
    "supply": read_supply,
    "science": read_science,
    "patrons": read_patrons,
    "studies": read_studies,
    "automa_studies": read_automa_studies,
    "automa_selection": read_selection,
}
