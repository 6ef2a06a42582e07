"""Reading a box from ``box.toml``."""

from reynard.core.box import Box, Section
from reynard.games.ruse.box.reading_board import (
    read_additions,
    read_bonus,
    read_destiny,
    read_end,
    read_growth_points,
    read_hunting,
    read_mountain,
    read_table,
    read_territories,
)
from reynard.games.ruse.box.reading_seats import read_den, read_growth, read_instincts, read_objectives, read_ruse
from reynard.games.ruse.box.record import BoxRecord

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


def read_box(text: str, source: str) -> Box:
    """Read a box from the text of its file."""
    section = Section.open(text, source)
    section.only(*GROUPS)
    for group in GROUPS:
        section.section(group).remark("source")
    record = BoxRecord.new()
    names: dict[str, tuple[str, ...]] = {}
    read_table(record, section.section("table"))
    read_growth_points(record, section.section("growth_points"))
    read_territories(record, section.section("territories"), names)
    read_mountain(record, section.section("mountain"))
    read_hunting(record, section.section("hunting"), names)
    read_destiny(record, section.section("destiny"), section.section("order_tiles"))
    read_ruse(record, section.section("ruse"), names)
    read_bonus(record, section.section("bonus"))
    read_growth(record, section.section("growth"))
    read_den(record, section.section("den"))
    read_instincts(record, section.section("instincts"), names)
    read_objectives(record, section.section("objectives"), names)
    read_additions(record, section.section("table"), section.section("growth"), section.section("final"))
    read_end(record, section.section("final"), section.section("solo"), names)
    return Box(BoxRecord.sealed(record), names, text)
