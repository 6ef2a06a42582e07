"""Reading a box: ruse tiles, growth, the den, instincts and private objectives, which every seat has its own of."""

from typing import Any

from reynard.core.box import Section
from reynard.games.ruse.box.reading_icons import NOWHERE, fill_gain, read_gain, read_gains, read_spaces
from reynard.games.ruse.box.record import MOST, SIXES, TERRITORY_KEYS, Gain
from reynard.games.ruse.table import (
    CHART,
    COLUMNS,
    DEN_KINDS,
    DISPLAY,
    DRAWN,
    EXITS,
    GROWTH,
    INSTINCTS,
    MOST_VALIDATED,
    OBJECTIVES,
    PRINTS,
    ROWS,
    RUSES,
    SEATS,
    STEPS,
    Aim,
    Chart,
    Place,
)

AIM_KEYS = tuple(aim.name.lower() for aim in Aim)
SHAPE_KEYS = ("straight", "curve", "fork", "cross")
SHAPE_SIDES = (0b0101, 0b0011, 0b0111, 0b1111)  # north, east, south and west from the lowest bit
PRINT_KEYS = ("-", "1G", "1V", "*R", "K")
CHART_KEYS = ("random", "display", "turn")
COUNT_KEYS = ("hunting_tiles", "markers", "tracks", "resources", "objectives", "kits_out")


def read_ruse(record: Any, section: Section, names: dict[str, tuple[str, ...]]) -> None:
    """Read the ruse tiles."""
    amounts = ("feint", "night_eyes", "strong_scent", "teacher_gives", "digger", "crows_friend")
    section.only("source", "names", "growth_points", *amounts)
    names["ruse"] = tuple(" ".join(words) for words in read_gains(section, "names", RUSES))
    for name in amounts:
        setattr(record, name, section.number(name, 0, 3))
    for tile, points in enumerate(section.numbers("growth_points", RUSES, 0, MOST)):
        record.ruse_growth[tile] = points


def read_growth(record: Any, section: Section) -> None:
    """Read the growth track."""
    section.only("source", "black_waits_for_space", "help_at_home", "help_outside", "row")
    record.black_waits_for = section.number("black_waits_for_space", 1, GROWTH)
    for row, each in enumerate(section.sections("row", ROWS, ROWS)):
        each.only("price", "spaces", "green", "black")
        record.price[row] = each.number("price", 0, MOST)
        for space, words in enumerate(read_gains(each, "spaces", GROWTH - 2), 2):
            fill_growth(record.growth_gain[row, space], each, "spaces", words)
        fill_growth(record.growth_gain[row, GROWTH], each, "green", each.text("green").split())
        fill_growth(record.black_gain[row], each, "black", each.text("black").split())


def fill_growth(gain: Gain, section: Section, name: str, words: list[str]) -> None:
    """Write down what a growth space gives: points, and increases of the kit that comes there."""
    if not all(word in ("K", "-") or word.endswith("V") for word in words):
        raise section.wrong(name, "icons such as K or 2V, or - for nothing")
    fill_gain(gain, section, name, words)


def read_den(record: Any, section: Section) -> None:
    """Read the den: its cells, die spaces, chart and tiles."""
    section.only("source", "top", "middle", "bottom", "spaces", "display", "chart", "tile")
    for row, name in enumerate(("bottom", "middle", "top")):
        for column, words in enumerate(read_gains(section, name, COLUMNS)):
            fill_gain(record.printed[row * COLUMNS + column], section, name, words, NOWHERE)
    read_spaces(record, Place.DEN, section, 4)
    record.display = section.number("display", 1, DISPLAY)
    sections = section.sections("chart", 1, CHART)
    record.chart_rows = len(sections)
    for number, each in enumerate(sections):
        each.only("take", "tiles", "cost")
        record.chart[number].kind = (Chart.DRAW, Chart.CHOOSE, Chart.TURN)[each.one_of("take", CHART_KEYS)]
        record.chart[number].tiles = each.number("tiles", 1, 3)
        if record.chart[number].tiles + record.digger > DRAWN:
            raise each.wrong("tiles", f"so few that with those of ruse.digger they are {DRAWN} at most")
        record.chart[number].cost = each.number("cost", 0, MOST)
    for shape, sides in enumerate(SHAPE_SIDES):
        record.shape_sides[shape] = sides
    for printed, code in enumerate(PRINT_KEYS):
        fill_gain(record.tile_gain[printed], section, "tile", [code])
    for each in section.sections("tile", 1, DEN_KINDS):
        each.only("shape", "gain", "count")
        kind = each.one_of("shape", SHAPE_KEYS) * PRINTS + each.one_of("gain", PRINT_KEYS)
        record.den_copies[kind] = each.number("count", 0, MOST)


def read_instincts(record: Any, section: Section, names: dict[str, tuple[str, ...]]) -> None:
    """Read the instinct slots."""
    section.only("source", "slot", "explorer_step")
    slots = section.sections("slot", INSTINCTS, INSTINCTS)
    for slot, each in enumerate(slots):
        each.only("name", "counts", "points")
        if each.one_of("counts", COUNT_KEYS) != slot:
            raise each.wrong("counts", COUNT_KEYS[slot])
        record.instinct_points[slot] = each.number("points", 0, MOST)
    names["instinct"] = tuple(each.text("name") for each in slots)
    record.explorer_step = section.number("explorer_step", 1, STEPS)


def read_objectives(record: Any, section: Section, names: dict[str, tuple[str, ...]]) -> None:
    """Read the private objectives."""
    section.only("source", "dealt", "kept", "most_in_hand", "most_validated", "drawn_by_flag", "for_kit", "card")
    record.kept = section.number("kept", 1, 4)
    record.dealt = section.number("dealt", 2, 5)
    if record.dealt != record.kept + 1:
        raise section.wrong("dealt", "one more than kept, since everybody gives one back")
    record.most_in_hand = section.number("most_in_hand", int(record.kept), 4)
    record.most_validated = section.number("most_validated", 1, MOST_VALIDATED)
    record.drawn_by_flag = section.number("drawn_by_flag", 1, 2)
    for kit, objectives in enumerate(section.numbers("for_kit", EXITS, 0, MOST_VALIDATED)):
        record.objectives_for_kit[kit] = objectives
    cards = section.sections("card", SEATS * int(record.dealt), OBJECTIVES)
    record.objectives = len(cards)
    for row, each in enumerate(cards):
        read_objective(record.objective[row], each)
    names["objective"] = tuple(each.text("name") for each in cards)


def read_objective(objective: Any, section: Section) -> None:
    """Read one private objective."""
    objective.aim = section.one_of("kind", AIM_KEYS)
    also = {Aim.TRACK: ("territory",), Aim.TRACKS_AT: ("step",), Aim.KIT_VALUE: ("value",)}.get(objective.aim, ())
    section.only("name", "kind", "amount", "points", "exchange", *also)
    objective.amount = section.number("amount", 1, MOST)
    objective.points = section.number("points", 0, MOST)
    read_gain(objective.exchange, section, "exchange", NOWHERE)
    if objective.aim == Aim.TRACK:
        objective.territory = section.one_of("territory", TERRITORY_KEYS)
    if objective.aim == Aim.TRACKS_AT:
        objective.step = section.number("step", 1, STEPS)
    if objective.aim == Aim.KIT_VALUE:
        objective.value = section.number("value", 1, SIXES)
