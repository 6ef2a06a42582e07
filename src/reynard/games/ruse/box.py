"""What is in the box, read from ``box.toml``."""

import re
from typing import Annotated, Any

from reynard.core.box import Box, Page
from reynard.core.record import Many, Record, i1, i8
from reynard.games.ruse.table import (
    BONUS_ROWS,
    CATCHES,
    CELLS,
    CHART,
    CLIMBS,
    COLUMNS,
    DEEDS,
    DEN_KINDS,
    DESTINIES,
    DISPLAY,
    EXITS,
    GAINS,
    GROWTH,
    INSTINCTS,
    LARDER,
    MARKERS,
    MOST_VALIDATED,
    MOUNTAIN_PATH,
    OBJECTIVES,
    PLACES,
    PRINTS,
    ROWS,
    RUSES,
    SEATS,
    SHAPES,
    SPACES,
    STEPS,
    TILES,
    VITAL,
    Aim,
    Bonus,
    Chart,
    Icon,
    Obstacle,
    Place,
)

MOST = 99
PARTS = 3  # of a path: edge, middle, deep
SIXES = 6
ORDER_TILES = 2

GROUPS = (
    "table",
    "growth_points",
    "territories",
    "mountain",
    "hunting",
    "destiny",
    "order_tiles",
    "ruse",
    "bonus",
    "growth",
    "den",
    "instincts",
    "objectives",
    "final",
    "solo",
)
PLACE_KEYS = tuple(place.name.lower() for place in Place)
TERRITORY_KEYS = PLACE_KEYS[:VITAL]
PART_KEYS = ("edge", "middle", "deep")
PART_TILES = (2, 3, 3)
BONUS_KEYS = tuple(kind.name.lower() for kind in Bonus)
OBSTACLE_KEYS = tuple(obstacle.name for obstacle in Obstacle)
AIM_KEYS = tuple(aim.name.lower() for aim in Aim)
SHAPE_KEYS = ("straight", "curve", "fork", "cross")
SHAPE_SIDES = (0b0101, 0b0011, 0b0111, 0b1111)  # north, east, south and west from the lowest bit
PRINT_KEYS = ("-", "1G", "1V", "*R", "K")
CHART_KEYS = ("random", "display", "turn")
COUNT_KEYS = ("hunting_tiles", "markers", "tracks", "resources", "objectives", "kits_out")
RIVAL_KEYS = (*TERRITORY_KEYS, "mountain", "hunter")
DEED_LETTERS = "HMTK"
CLIMB_LETTERS = "RFSOK"
DEPLETES = -1  # the cost of what takes all that is left of a die
ICON_CODES = {
    "R": Icon.RESOURCE,
    "*R": Icon.ANY,
    "B": Icon.BONUS,
    "K": Icon.KIT,
    "A": Icon.ADVANCE,
    "S": Icon.STEP,
    "D": Icon.DIG,
    "CH": Icon.CHEESE,
    "@": Icon.TARGET,
    "HUNTER": Icon.HUNTER,
    "HERE": Icon.HERE,
    "OBJECTIVE": Icon.OBJECTIVE,
}
AMOUNT_CODES = {"G": Icon.GROWTH, "V": Icon.VICTORY}


class Gain(Record):
    """Icons printed side by side."""

    icon: Annotated[Many[i8], GAINS]
    amount: Annotated[Many[i8], GAINS]
    count: i8


class Space(Record):
    """A space for an action die."""

    gain: Gain
    penalty: i8


class Tile(Record):
    """A tile of a path: the cost of each deed, 0 where it is not offered."""

    cost: Annotated[Many[i8], DEEDS]
    dam: i1


class BonusTile(Record):
    """A kind of bonus tile."""

    kind: i8
    gain: Gain
    obstacle: i8
    copies: i1


class Objective(Record):
    """A private objective."""

    aim: i8
    amount: i8
    territory: i8
    step: i8
    value: i8
    points: i8
    exchange: Gain


class ChartRow(Record):
    """A row of the den's chart."""

    kind: i8
    tiles: i8
    cost: i8


class BoxRecord(Record):
    """Every number of the components."""

    growth_by_value: Annotated[Many[i8], SIXES + 1]
    growth_at_start: i8
    dice_at_start: i8
    third_die_round: i8
    fourth_die_round: i8
    kits_for_fourth: i8
    welcome_growth: i8
    vital_spaces: Annotated[Many[i8], SEATS + 1]
    mountain_spaces: Annotated[Many[i8], SEATS + 1]
    covered: i8
    walk_by_day: i8
    walk_by_night: i8
    storm: i8
    toll_to_pass: i8
    toll_to_stop: i8
    toll_at_dam: i8
    depleted_growth: i8
    markers: i8
    marker_points: Annotated[Many[i8], MARKERS + 1]  # by slot, from 1
    camp_growth: i8
    cheese_points: i8
    cheese_growth: i8
    orange_every: i8
    catch_up: i8
    space: Annotated[Many[Space], PLACES, SPACES]
    spaces: Annotated[Many[i8], PLACES]
    tile: Annotated[Many[Tile], VITAL, PARTS, TILES]
    track: Annotated[Many[Gain], VITAL, STEPS + 1]
    climb: Annotated[Many[i8], MOUNTAIN_PATH, CLIMBS]  # costs, 0 where it is not offered
    larder: i8  # hunting spaces on a board
    hunting_spots: Annotated[Many[i8], SEATS + 1]
    catch_points: Annotated[Many[i8], LARDER + 1]
    catch_gain: Annotated[Many[Gain], CATCHES]
    catch_copies: Annotated[Many[i1], CATCHES]
    destiny_hunter: Annotated[Many[i8], DESTINIES]
    destiny_gain: Annotated[Many[Gain], DESTINIES]
    destinies: i8
    order_gain: Annotated[Many[Gain], SEATS, ORDER_TILES]  # by place in the order, from 0
    feint: i8
    night_eyes: i8
    strong_scent: i8
    teacher_gives: i8
    digger: i8
    crows_friend: i8  # growth points that the cheese costs
    ruse_growth: Annotated[Many[i8], RUSES]  # growth points that each tile brings when it is used
    most_flags: i8
    instead: i8  # growth points for a bonus tile that cannot be used
    bonus: Annotated[Many[BonusTile], BONUS_ROWS]
    bonuses: i8
    black_waits_for: i8
    price: Annotated[Many[i8], ROWS]
    growth_gain: Annotated[Many[Gain], ROWS, GROWTH + 1]
    black_gain: Annotated[Many[Gain], ROWS]
    printed: Annotated[Many[Gain], CELLS]
    display: i8
    chart: Annotated[Many[ChartRow], CHART]
    chart_rows: i8
    shape_sides: Annotated[Many[i8], SHAPES]
    tile_gain: Annotated[Many[Gain], PRINTS]
    den_copies: Annotated[Many[i1], DEN_KINDS]
    instinct_points: Annotated[Many[i8], INSTINCTS]
    explorer_step: i8
    dealt: i8
    kept: i8
    most_in_hand: i8
    most_validated: i8
    drawn_by_flag: i8
    objectives_for_kit: Annotated[Many[i8], EXITS]
    objective: Annotated[Many[Objective], OBJECTIVES]
    objectives: i8
    points_for_marker: i8
    points_for_pip: i8
    resources_for_point: i8
    growth_for_point: i8
    rival_goes: Annotated[Many[i8], SIXES]  # place by roll; after the Mountain: clockwise of the hunter
    rank: Annotated[Many[i8], SEATS]  # least points


def read_box(text: str, source: str) -> Box:
    """Read a box from the text of its file."""
    page = Page.open(text, source)
    page.only(*GROUPS)
    for group in GROUPS:
        page.page(group).text("source")
    record = BoxRecord.new()
    names: dict[str, tuple[str, ...]] = {}
    read_table(record, page.page("table"))
    read_growth_points(record, page.page("growth_points"))
    read_territories(record, page.page("territories"), names)
    read_mountain(record, page.page("mountain"))
    read_hunting(record, page.page("hunting"), names)
    read_destiny(record, page.page("destiny"), page.page("order_tiles"))
    read_ruse(record, page.page("ruse"), names)
    read_bonus(record, page.page("bonus"))
    read_growth(record, page.page("growth"))
    read_den(record, page.page("den"))
    read_instincts(record, page.page("instincts"), names)
    read_objectives(record, page.page("objectives"), names)
    read_end(record, page.page("final"), page.page("solo"), names)
    return Box(BoxRecord.sealed(record), names, text)


def fill_gain(gain: Gain, page: Page, name: str, words: list[str]) -> None:
    """Write icon codes into a record."""
    expected = f"up to {GAINS} icons such as 2G, 1V, R, *R, B or K, or - for nothing"
    words = [] if words == ["-"] else words
    if len(words) > GAINS:
        raise page.wrong(name, expected)
    for place, word in enumerate(words):
        counted = re.fullmatch(r"([1-9])([GV])", word)
        if counted:
            gain.icon[place], gain.amount[place] = AMOUNT_CODES[counted[2]], int(counted[1])
        elif word in ICON_CODES:
            gain.icon[place], gain.amount[place] = ICON_CODES[word], 1
        else:
            raise page.wrong(name, expected)
    gain.count = len(words)


def read_gain(gain: Gain, page: Page, name: str) -> None:
    """Read what something gives."""
    fill_gain(gain, page, name, page.text(name).split())


def read_gains(page: Page, name: str, count: int) -> list[list[str]]:
    """Read a list of exactly so many texts, each one or more words."""
    value = page.values.get(name)
    if not isinstance(value, list) or len(value) != count or not all(isinstance(each, str) and each for each in value):
        raise page.wrong(name, f"a list of {count} texts")
    return [each.split() for each in value]


def read_growth_points(record: Any, page: Page) -> None:
    """Read what a roll brings."""
    page.only("source", "by_value")
    for value, points in enumerate(page.numbers("by_value", SIXES, 0, MOST), 1):
        record.growth_by_value[value] = points


def read_table(record: Any, page: Page) -> None:
    """Read the numbers of the board and of the players' boards."""
    page.only(
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
        "depleted_growth_points",
        "marker_points",
        "camp_growth_points",
        "cheese_points",
        "cheese_growth_points",
        "orange_every",
        "catch_up",
    )
    record.growth_at_start = page.number("growth_points_at_start", 0, MOST)
    record.dice_at_start = page.number("dice_at_start", 1, 2)
    record.third_die_round = page.number("third_die_round", 1, 4)
    record.fourth_die_round = page.number("fourth_die_round", 1, 4)
    record.kits_for_fourth = page.number("kits_out_for_fourth_die", 0, 5)
    record.welcome_growth = page.number("first_round_growth_points", 0, MOST)
    for seats, open_spaces in enumerate(page.numbers("vital_spaces", SEATS, 2, 4), 1):
        record.vital_spaces[seats] = open_spaces
    for seats, open_spaces in enumerate(page.numbers("mountain_spaces", SEATS, 1, SPACES), 1):
        record.mountain_spaces[seats] = open_spaces
    record.covered = page.number("spaces_covered_in_last_round", 0, 2)
    record.walk_by_day = page.number("walk_by_day", 1, 3)
    record.walk_by_night = page.number("walk_by_night", 1, 3)
    record.storm = page.number("storm", 0, 3)
    record.toll_to_pass = page.number("toll_to_pass", 0, MOST)
    record.toll_to_stop = page.number("toll_to_stop", 0, MOST)
    record.toll_at_dam = page.number("toll_at_dam", 0, MOST)
    record.depleted_growth = page.number("depleted_growth_points", 0, MOST)
    slots = page.values.get("marker_points")
    record.markers = len(slots) if isinstance(slots, list) and 1 <= len(slots) <= MARKERS else 5
    for slot, points in enumerate(page.numbers("marker_points", int(record.markers), 0, MOST), 1):
        record.marker_points[slot] = points
    record.camp_growth = page.number("camp_growth_points", 0, MOST)
    record.cheese_points = page.number("cheese_points", 0, MOST)
    record.cheese_growth = page.number("cheese_growth_points", 0, MOST)
    record.orange_every = page.number("orange_every", 1, MOST)
    record.catch_up = page.number("catch_up", 0, MOST)


def read_spaces(record: Any, place: int, page: Page, count: int) -> None:
    """Read the die spaces of a place."""
    pages = page.pages("spaces", count, count)
    for number, each in enumerate(pages):
        each.only("gain", "penalty")
        read_gain(record.space[place, number].gain, each, "gain")
        record.space[place, number].penalty = each.number("penalty", 0, SIXES)
    record.spaces[place] = len(pages)


def read_costs(page: Page, name: str, words: list[str], letters: str) -> dict[int, int]:
    """Read what can be done on a tile, and what it costs."""
    costs = {}
    for word in words:
        found = re.fullmatch(r"([A-Z])([1-6]?)", word)
        if found is None or found[1] not in letters or (found[2] == "") != (found[1] == "O"):
            raise page.wrong(name, f"tiles such as {letters[0]}2 {letters[1]}1, with the letters {', '.join(letters)}")
        costs[letters.index(found[1])] = int(found[2]) if found[2] else DEPLETES
    return costs


def read_territories(record: Any, pages: Page, names: dict[str, tuple[str, ...]]) -> None:
    """Read the vital territories: die spaces, tiles and tracks."""
    pages.only("source", *TERRITORY_KEYS)
    resources = []
    for territory, key in enumerate(TERRITORY_KEYS):
        page = pages.page(key)
        page.only("resource", "spaces", "edge", "middle", "deep", "track")
        resources.append(page.text("resource"))
        read_spaces(record, territory, page, 4)
        for part, name in enumerate(PART_KEYS):
            for number, words in enumerate(read_gains(page, name, PART_TILES[part])):
                tile = record.tile[territory, part, number]
                tile.dam = 1 if "dam" in words else 0
                for deed, cost in read_costs(page, name, [w for w in words if w != "dam"], DEED_LETTERS).items():
                    tile.cost[deed] = cost
        for step, words in enumerate(read_gains(page, "track", STEPS), 1):
            fill_gain(record.track[territory, step], page, "track", words)
    names["resource"] = tuple(resources)


def read_mountain(record: Any, page: Page) -> None:
    """Read the Mountain."""
    page.only("source", "spaces", "tiles")
    read_spaces(record, Place.MOUNTAIN, page, SPACES)
    for space, words in enumerate(read_gains(page, "tiles", MOUNTAIN_PATH)):
        for climb, cost in read_costs(page, "tiles", words, CLIMB_LETTERS).items():
            record.climb[space, climb] = cost


def read_hunting(record: Any, page: Page, names: dict[str, tuple[str, ...]]) -> None:
    """Read the hunting tiles and their chart."""
    page.only("source", "spaces_on_board", "tiles_in_a_territory", "chart", "tile")
    record.larder = page.number("spaces_on_board", 1, LARDER)
    for seats, spots in enumerate(page.numbers("tiles_in_a_territory", SEATS, 1, MOST), 1):
        record.hunting_spots[seats] = spots
    for count, points in enumerate(page.numbers("chart", int(record.larder) + 1, 0, MOST)):
        record.catch_points[count] = points
    prey: list[str] = []
    for catch, each in enumerate(page.pages("tile", CATCHES, CATCHES)):
        each.only("gain", "count", "prey")
        read_gain(record.catch_gain[catch], each, "gain")
        record.catch_copies[catch] = each.number("count", 0, MOST)
        prey.extend(" ".join(words) for words in read_gains(each, "prey", VITAL))
    names["prey"] = tuple(prey)  # catch by catch, for each territory


def read_destiny(record: Any, page: Page, order: Page) -> None:
    """Read the destiny tiles and the tiles of the turn order."""
    page.only("source", "tile")
    pages = page.pages("tile", 4, DESTINIES)
    record.destinies = len(pages)
    for row, each in enumerate(pages):
        each.only("hunter", "gain")
        record.destiny_hunter[row] = each.one_of("hunter", TERRITORY_KEYS)
        read_gain(record.destiny_gain[row], each, "gain")
    order.only("source", "third", "fourth", "fifth")
    for place, name in enumerate(("third", "fourth", "fifth"), 2):
        for tile, words in enumerate(read_gains(order, name, ORDER_TILES)):
            fill_gain(record.order_gain[place, tile], order, name, words)


def read_ruse(record: Any, page: Page, names: dict[str, tuple[str, ...]]) -> None:
    """Read the ruse tiles."""
    amounts = ("feint", "night_eyes", "strong_scent", "teacher_gives", "digger", "crows_friend")
    page.only("source", "names", "growth_points", *amounts)
    names["ruse"] = tuple(" ".join(words) for words in read_gains(page, "names", RUSES))
    for name in amounts:
        setattr(record, name, page.number(name, 0, 3))
    for tile, points in enumerate(page.numbers("growth_points", RUSES, 0, MOST)):
        record.ruse_growth[tile] = points


def read_bonus(record: Any, page: Page) -> None:
    """Read the bonus tiles."""
    page.only("source", "most_flags", "growth_points_instead", "tile")
    record.most_flags = page.number("most_flags", 0, 3)
    record.instead = page.number("growth_points_instead", 0, MOST)
    pages = page.pages("tile", 1, BONUS_ROWS)
    record.bonuses = len(pages)
    for row, each in enumerate(pages):
        each.only("kind", "gain", "count")
        tile = record.bonus[row]
        tile.kind = each.one_of("kind", BONUS_KEYS)
        tile.copies = each.number("count", 0, MOST)
        if tile.kind == Bonus.OBSTACLE:
            tile.obstacle = each.one_of("gain", OBSTACLE_KEYS)
        else:
            read_gain(tile.gain, each, "gain")


def read_growth(record: Any, page: Page) -> None:
    """Read the growth track."""
    page.only("source", "black_waits_for_space", "row")
    record.black_waits_for = page.number("black_waits_for_space", 1, GROWTH)
    for row, each in enumerate(page.pages("row", ROWS, ROWS)):
        each.only("price", "spaces", "green", "black")
        record.price[row] = each.number("price", 0, MOST)
        for space, words in enumerate(read_gains(each, "spaces", GROWTH - 2), 2):
            fill_gain(record.growth_gain[row, space], each, "spaces", words)
        read_gain(record.growth_gain[row, GROWTH], each, "green")
        read_gain(record.black_gain[row], each, "black")


def read_den(record: Any, page: Page) -> None:
    """Read the den: its cells, die spaces, chart and tiles."""
    page.only("source", "top", "middle", "bottom", "spaces", "display", "chart", "tile")
    for row, name in enumerate(("bottom", "middle", "top")):
        for column, words in enumerate(read_gains(page, name, COLUMNS)):
            fill_gain(record.printed[row * COLUMNS + column], page, name, words)
    read_spaces(record, Place.DEN, page, 4)
    record.display = page.number("display", 1, DISPLAY)
    pages = page.pages("chart", 1, CHART)
    record.chart_rows = len(pages)
    for number, each in enumerate(pages):
        each.only("take", "tiles", "cost")
        record.chart[number].kind = (Chart.DRAW, Chart.CHOOSE, Chart.TURN)[each.one_of("take", CHART_KEYS)]
        record.chart[number].tiles = each.number("tiles", 1, 3)
        record.chart[number].cost = each.number("cost", 0, MOST)
    for shape, sides in enumerate(SHAPE_SIDES):
        record.shape_sides[shape] = sides
    for printed, code in enumerate(PRINT_KEYS):
        fill_gain(record.tile_gain[printed], page, "tile", [code])
    for each in page.pages("tile", 1, DEN_KINDS):
        each.only("shape", "gain", "count")
        kind = each.one_of("shape", SHAPE_KEYS) * PRINTS + each.one_of("gain", PRINT_KEYS)
        record.den_copies[kind] = each.number("count", 0, MOST)


def read_instincts(record: Any, page: Page, names: dict[str, tuple[str, ...]]) -> None:
    """Read the instinct slots."""
    page.only("source", "slot", "explorer_step")
    slots = page.pages("slot", INSTINCTS, INSTINCTS)
    for slot, each in enumerate(slots):
        each.only("name", "counts", "points")
        if each.one_of("counts", COUNT_KEYS) != slot:
            raise each.wrong("counts", COUNT_KEYS[slot])
        record.instinct_points[slot] = each.number("points", 0, MOST)
    names["instinct"] = tuple(each.text("name") for each in slots)
    record.explorer_step = page.number("explorer_step", 1, STEPS)


def read_objectives(record: Any, page: Page, names: dict[str, tuple[str, ...]]) -> None:
    """Read the private objectives."""
    page.only("source", "dealt", "kept", "most_in_hand", "most_validated", "drawn_by_flag", "for_kit", "card")
    record.kept = page.number("kept", 1, 4)
    record.dealt = page.number("dealt", int(record.kept), int(record.kept) + 1)
    record.most_in_hand = page.number("most_in_hand", int(record.kept), 4)
    record.most_validated = page.number("most_validated", 1, MOST_VALIDATED)
    record.drawn_by_flag = page.number("drawn_by_flag", 1, 2)
    for kit, objectives in enumerate(page.numbers("for_kit", EXITS, 0, MOST_VALIDATED)):
        record.objectives_for_kit[kit] = objectives
    cards = page.pages("card", SEATS * int(record.dealt), OBJECTIVES)
    record.objectives = len(cards)
    for row, each in enumerate(cards):
        read_objective(record.objective[row], each)
    names["objective"] = tuple(each.text("name") for each in cards)


def read_objective(objective: Any, page: Page) -> None:
    """Read one private objective."""
    objective.aim = page.one_of("kind", AIM_KEYS)
    also = {Aim.TRACK: ("territory",), Aim.TRACKS_AT: ("step",), Aim.KIT_VALUE: ("value",)}.get(objective.aim, ())
    page.only("name", "kind", "amount", "points", "exchange", *also)
    objective.amount = page.number("amount", 1, MOST)
    objective.points = page.number("points", 0, MOST)
    read_gain(objective.exchange, page, "exchange")
    if objective.aim == Aim.TRACK:
        objective.territory = page.one_of("territory", TERRITORY_KEYS)
    if objective.aim == Aim.TRACKS_AT:
        objective.step = page.number("step", 1, STEPS)
    if objective.aim == Aim.KIT_VALUE:
        objective.value = page.number("value", 1, SIXES)


def read_end(record: Any, final: Page, solo: Page, names: dict[str, tuple[str, ...]]) -> None:
    """Read the final scoring and the game for one."""
    final.only(
        "source", "points_for_a_marker", "points_for_a_kit_pip", "resources_for_a_point", "growth_points_for_a_point"
    )
    record.points_for_marker = final.number("points_for_a_marker", 0, MOST)
    record.points_for_pip = final.number("points_for_a_kit_pip", 0, MOST)
    record.resources_for_point = final.number("resources_for_a_point", 1, MOST)
    record.growth_for_point = final.number("growth_points_for_a_point", 1, MOST)
    solo.only("source", "rival", "rank")
    for roll, (word,) in enumerate(read_gains(solo, "rival", SIXES)):
        if word not in RIVAL_KEYS:
            raise solo.wrong("rival", "a list of " + ", ".join(RIVAL_KEYS))
        record.rival_goes[roll] = RIVAL_KEYS.index(word)
    ranks = solo.pages("rank", SEATS, SEATS)
    for number, each in enumerate(ranks):
        each.only("name", "least")
        record.rank[number] = each.number("least", 0, 999)
    names["rank"] = tuple(each.text("name") for each in ranks)
