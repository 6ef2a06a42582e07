"""Reading a box: the board, and what lies beside it for everybody."""

from typing import Any

from reynard.core.box import Section
from reynard.games.ruse.box.reading_icons import NOWHERE, fill_gain, read_costs, read_gain, read_gains, read_spaces
from reynard.games.ruse.box.record import MOST, ORDER_TILES, PART_TILES, RIVALS, SIXES, TERRITORY_KEYS
from reynard.games.ruse.table import (
    BONUS_ROWS,
    CATCHES,
    DESTINIES,
    LARDER,
    MARKERS,
    MOUNTAIN_PATH,
    SEATS,
    SPACES,
    STEPS,
    VITAL,
    Bonus,
    Obstacle,
    Place,
)

BONUS_KEYS = tuple(kind.name.lower() for kind in Bonus)
OBSTACLE_KEYS = tuple(obstacle.name for obstacle in Obstacle)
PART_KEYS = ("edge", "middle", "deep")
RIVAL_KEYS = (*TERRITORY_KEYS, "mountain", "hunter", "fox")
DEED_LETTERS = "HMTK"
CLIMB_LETTERS = "RFSOK"
OLDER = "resources_for_a_point"  # a key that only older boxes have: so many of any kinds
NO_MORE = (*NOWHERE, "B")  # a tile that at once brings another could bring itself, and so on for ever


def read_table(record: Any, section: Section) -> None:
    """Read the numbers of the board and of the players' boards."""
    section.only(
        "source",
        "growth_points_at_start",
        "dice_at_start",
        "third_die_round",
        "fourth_die_round",
        "kits_out_for_fourth_die",
        "first_round_growth_points",
        "vital_spaces",
        "mountain_spaces",
        "spaces_covered_in_last_round",
        "walk_by_day",
        "walk_by_night",
        "storm",
        "toll_to_pass",
        "toll_to_stop",
        "toll_at_dam",
        "dam",
        "pond",
        "depleted_growth_points",
        "marker_points",
        "camp_growth_points",
        "cheese_points",
        "cheese_growth_points",
        "orange_every",
        "catch_up",
    )
    record.growth_at_start = section.number("growth_points_at_start", 0, MOST)
    record.dice_at_start = section.number("dice_at_start", 1, 2)
    record.third_die_round = section.number("third_die_round", 1, 4)
    record.fourth_die_round = section.number("fourth_die_round", int(record.third_die_round), 4)
    record.kits_for_fourth = section.number("kits_out_for_fourth_die", 0, 5)
    record.welcome_growth = section.number("first_round_growth_points", 0, MOST)
    for seats, open_spaces in enumerate(section.numbers("vital_spaces", SEATS, 2, 4), 1):
        record.vital_spaces[seats] = open_spaces
    for seats, open_spaces in enumerate(section.numbers("mountain_spaces", SEATS, 1, SPACES), 1):
        record.mountain_spaces[seats] = open_spaces
    record.covered = section.number("spaces_covered_in_last_round", 0, 2)
    record.walk_by_day = section.number("walk_by_day", 1, 3)
    record.walk_by_night = section.number("walk_by_night", 1, 3)
    record.storm = section.number("storm", 0, 3)
    record.toll_to_pass = section.number("toll_to_pass", 0, MOST)
    record.toll_to_stop = section.number("toll_to_stop", 0, MOST)
    record.toll_at_dam = section.number("toll_at_dam", 0, MOST)
    record.dam = section.one_of("dam", TERRITORY_KEYS)
    record.depleted_growth = section.number("depleted_growth_points", 0, MOST)
    slots = section.values.get("marker_points")
    record.markers = len(slots) if isinstance(slots, list) and 1 <= len(slots) <= MARKERS else 5
    for slot, points in enumerate(section.numbers("marker_points", int(record.markers), 0, MOST), 1):
        record.marker_points[slot] = points
    record.camp_growth = section.number("camp_growth_points", 0, MOST)
    record.cheese_points = section.number("cheese_points", 0, MOST)
    record.cheese_growth = section.number("cheese_growth_points", 0, MOST)
    record.orange_every = section.number("orange_every", 1, MOST)
    record.catch_up = section.number("catch_up", 0, MOST)


def read_growth_points(record: Any, section: Section) -> None:
    """Read what a roll brings."""
    section.only("source", "by_value")
    for value, points in enumerate(section.numbers("by_value", SIXES, 0, MOST), 1):
        record.growth_by_value[value] = points


def read_territories(record: Any, sections: Section, names: dict[str, tuple[str, ...]]) -> None:
    """Read the vital territories: die spaces, tiles and tracks."""
    sections.only("source", *TERRITORY_KEYS)
    resources = []
    for territory, key in enumerate(TERRITORY_KEYS):
        section = sections.section(key)
        section.only("resource", "spaces", "edge", "middle", "deep", "track")
        resources.append(section.text("resource"))
        read_spaces(record, territory, section, 4)
        for part, name in enumerate(PART_KEYS):
            for number, words in enumerate(read_gains(section, name, PART_TILES[part])):
                for deed, cost in read_costs(section, name, words, DEED_LETTERS).items():
                    record.tile[territory, part, number].cost[deed] = cost
        for step, words in enumerate(read_gains(section, "track", STEPS), 1):
            fill_gain(record.track[territory, step], section, "track", words)
    names["resource"] = tuple(resources)


def read_mountain(record: Any, section: Section) -> None:
    """Read the Mountain."""
    section.only("source", "spaces", "tiles")
    read_spaces(record, Place.MOUNTAIN, section, SPACES)
    for space, words in enumerate(read_gains(section, "tiles", MOUNTAIN_PATH)):
        for climb, cost in read_costs(section, "tiles", words, CLIMB_LETTERS).items():
            record.climb[space, climb] = cost


def read_hunting(record: Any, section: Section, names: dict[str, tuple[str, ...]]) -> None:
    """Read the hunting tiles and their chart."""
    section.only("source", "spaces_on_board", "tiles_in_a_territory", "chart", "tile")
    record.larder = section.number("spaces_on_board", 1, LARDER)
    for seats, spots in enumerate(section.numbers("tiles_in_a_territory", SEATS, 1, MOST), 1):
        record.hunting_spots[seats] = spots
    for count, points in enumerate(section.numbers("chart", int(record.larder) + 1, 0, MOST)):
        record.catch_points[count] = points
    prey: list[str] = []
    for catch, each in enumerate(section.sections("tile", CATCHES, CATCHES)):
        each.only("gain", "count", "prey")
        read_gain(record.catch_gain[catch], each, "gain")
        record.catch_copies[catch] = each.number("count", 0, MOST)
        prey.extend(" ".join(words) for words in read_gains(each, "prey", VITAL))
    names["prey"] = tuple(prey)  # catch by catch, for each territory


def read_destiny(record: Any, section: Section, order: Section) -> None:
    """Read the destiny tiles and the tiles of the turn order."""
    section.only("source", "tile")
    sections = section.sections("tile", 4, DESTINIES)
    record.destinies = len(sections)
    for row, each in enumerate(sections):
        each.only("hunter", "gain")
        record.destiny_hunter[row] = each.one_of("hunter", TERRITORY_KEYS)
        read_gain(record.destiny_gain[row], each, "gain", NOWHERE)
    order.only("source", "third", "fourth", "fifth")
    for place, name in enumerate(("third", "fourth", "fifth"), 2):
        for tile, words in enumerate(read_gains(order, name, ORDER_TILES)):
            fill_gain(record.order_gain[place, tile], order, name, words, NOWHERE)


def read_bonus(record: Any, section: Section) -> None:
    """Read the bonus tiles."""
    section.only("source", "most_flags", "growth_points_instead", "tile")
    record.most_flags = section.number("most_flags", 0, 3)
    record.instead = section.number("growth_points_instead", 0, MOST)
    sections = section.sections("tile", 1, BONUS_ROWS)
    record.bonuses = len(sections)
    for row, each in enumerate(sections):
        each.only("kind", "gain", "count")
        tile = record.bonus[row]
        tile.kind = each.one_of("kind", BONUS_KEYS)
        tile.copies = each.number("count", 0, MOST)
        if tile.kind == Bonus.OBSTACLE:
            tile.obstacle = each.one_of("gain", OBSTACLE_KEYS)
        else:
            read_gain(tile.gain, each, "gain", NO_MORE if tile.kind == Bonus.IMMEDIATE else NOWHERE)


def read_additions(record: Any, table: Section, growth: Section, final: Section) -> None:
    """Read what an older box may lack: the pond, and the help of grown kits."""
    for gain, section, name, without in (
        (record.pond, table, "pond", ()),
        (record.help_at_home, growth, "help_at_home", NOWHERE),
        (record.help_outside, growth, "help_outside", NOWHERE),
    ):
        if OLDER not in final.values or name in section.values:
            read_gain(gain, section, name, without)


def read_end(record: Any, final: Section, solo: Section, names: dict[str, tuple[str, ...]]) -> None:
    """Read the final scoring and the game for one."""
    final.only(
        "source",
        "points_for_a_marker",
        "points_for_a_kit_pip",
        OLDER if OLDER in final.values else "points_for_a_set",
        "growth_points_for_a_point",
    )
    record.points_for_marker = final.number("points_for_a_marker", 0, MOST)
    record.points_for_pip = final.number("points_for_a_kit_pip", 0, MOST)
    if OLDER in final.values:
        record.resources_for_point = final.number(OLDER, 1, MOST)
    else:
        for kinds, points in enumerate(final.numbers("points_for_a_set", VITAL, 0, MOST), 1):
            record.set_points[kinds] = points
    record.growth_for_point = final.number("growth_points_for_a_point", 1, MOST)
    solo.only("source", "rival", "climb", "track", "growth", "rank")
    for roll, words in enumerate(read_gains(solo, "rival", SIXES)):
        if len(words) != 1 or words[0] not in RIVAL_KEYS:
            raise solo.wrong("rival", "a list of " + ", ".join(RIVAL_KEYS))
        record.rival_goes[roll] = RIVAL_KEYS.index(words[0])
    if {"climb", "track", "growth"} & set(solo.values):  # the rival of an older box has none of them and scores nothing
        record.rival_climb = solo.number("climb", 0, MOST)
        record.rival_track = solo.number("track", 0, MOST)
        for age, points in enumerate(solo.numbers("growth", RIVALS, 0, MOST)):
            record.rival_growth[age] = points
    ranks = solo.sections("rank", SEATS, SEATS)
    for number, each in enumerate(ranks):
        each.only("name", "least")
        record.rank[number] = each.number("least", 0, 999)
    names["rank"] = tuple(each.text("name") for each in ranks)
