"""What is printed on components, as the page shows it."""

from dataclasses import replace
from typing import Any

from reynard.core.box import Box
from reynard.core.remembering import once_for_a_box
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.table import GROWTH, PRINTS, ROWS, VITAL
from reynard.games.ruse.view.types import ChartView, GainView, GrowthSpaceView, ResourceView, RowView
from reynard.games.ruse.words.home import growth_space_words, last_space_words
from reynard.games.ruse.words.icons import NO_GAIN, NOWHERE, printed
from reynard.games.ruse.words.keys import RESOURCE_KEYS
from reynard.games.ruse.words.names import chart_label, chart_words


def plain_box(box: Box) -> Box:
    """Give a box whose record is plain Python: a view reads four hundred of its numbers."""
    return replace(box, record=BoxRecord.plain_sealed(box.record))


def view_gain(gain: Any, territory: int = NOWHERE) -> GainView | None:
    """Show what something gives; None for nothing."""
    return gain_shown(gain, territory) if gain.count else None


def gain_shown(gain: Any, territory: int = NOWHERE) -> GainView:
    """Show what something gives, and be it nothing."""
    seen = printed(gain, territory)
    return {"icons": [{"icon": icon, "many": many} for icon, many in seen.icons], "words": seen.words}


def gain_said(gain: GainView | None) -> str:
    """Say what something gives, and be it nothing."""
    return gain["words"] if gain else NO_GAIN


def tile_gain(box: Box, kind: int) -> GainView | None:
    """Show what a den tile gives."""
    return view_gain(box.record.tile_gain[kind % PRINTS])


def view_supply(box: Box) -> list[ResourceView]:
    """Show the kinds of resource."""
    return [
        {"ref": f"resource:{kind}", "key": RESOURCE_KEYS[kind], "name": box.names["resource"][kind]}
        for kind in range(VITAL)
    ]


@once_for_a_box
def view_chart(box: Box) -> list[ChartView]:
    """Show the den's chart."""
    return [
        {
            "ref": f"chart:{row}",
            "words": chart_words(box, row),
            "label": chart_label(box, row),
            "cost": box.record.chart[row].cost,
        }
        for row in range(box.record.chart_rows)
    ]


@once_for_a_box
def view_growth(box: Box) -> list[RowView]:
    """Show what is printed on the growth track."""
    return [
        {
            "cost": box.record.price[row],
            "spaces": [view_growth_space(box, row, space) for space in range(1, GROWTH + 1)],
        }
        for row in range(ROWS)
    ]


def view_growth_space(box: Box, row: int, space: int) -> GrowthSpaceView:
    """Show a space of the growth track."""
    gain, out = view_gain(box.record.growth_gain[row, space]), space == GROWTH
    black = view_gain(box.record.black_gain[row]) if out else None
    words = last_space_words(gain_said(gain), black["words"] if black else "")
    return {
        "gain": gain,
        "black": black,
        "out": out,
        "words": words if out else growth_space_words(space, gain_said(gain)),
    }
