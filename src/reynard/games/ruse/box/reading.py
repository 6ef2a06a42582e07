"""Reading a box from ``box.toml``."""

from reynard.core.box import Box, Page
from reynard.games.ruse.box.reading_board import (
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
    page = Page.open(text, source)
    page.only(*GROUPS)
    for group in GROUPS:
        page.page(group).remark("source")
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
