"""Plots of an answer, drawn by matplotlib as SVG whose colours follow the page."""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, cast

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from reynard.lab.answer import Bars, Curve, Dots, Heat, Plot, Spread

WIDTH = 4.7  # inches of 72 points: as wide as a phone, so that its letters are no smaller there; the page scales it
LINE = 0.26  # height of a line of labels
FRAME = 0.95  # and of what stands round them
LEGEND = 2  # names of parts side by side
MOST_BINS = 60
LONGEST_LABEL = 30
DEEPEST = 0.6  # colour of a heat map, on which letters can still be read

# Colours that no plot would have otherwise, each replaced by one of the page's own.
INK, FAINT = "#010203", "#010204"
COLOURS = tuple(f"#0102{place:02x}" for place in range(0x10, 0x20))
PAGE_COLOURS = {INK: "var(--ink)", FAINT: "var(--faint)"} | {
    colour: f"var(--series-{place})" for place, colour in enumerate(COLOURS)
}
SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "reynard",
    "font.size": 9.5,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "grid.color": FAINT,
    "grid.linewidth": 0.5,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}


def draw(plot: Plot) -> Figure:
    """Draw a plot."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height_of(plot)), layout="constrained")
        axes = figure.add_subplot()
        drawer = cast(Callable[[Axes, Plot], None], DRAWERS[type(plot)])
        drawer(axes, plot)
    return figure


def height_of(plot: Plot) -> float:
    """Say how high a plot has to be."""
    if isinstance(plot, Dots | Heat | Bars):
        lines = len(plot.labels) + (len(plot.parts) // LEGEND + 1 if isinstance(plot, Bars) else 0)
        return FRAME + LINE * max(2, lines) * (1.9 if isinstance(plot, Heat) else 1.0)
    return FRAME + 2.2


def as_svg(plot: Plot, name: str, words: str) -> str:
    """Write a plot as a part of a page; its name keeps it apart from the others there."""
    with mpl.rc_context(SETTINGS):
        written = io.StringIO()
        draw(plot).savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    svg = written.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"#0102[0-9a-f]{2}", lambda found: PAGE_COLOURS[found[0]], svg)
    svg = re.sub(r"(font: [^;']*?)'?DejaVu Sans[^;\"]*", r"\1system-ui, sans-serif", svg)
    svg = re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', "", svg, count=1)
    return svg.replace("<svg", f'<svg role="img" aria-label="{words}"', 1)


def short(label: str) -> str:
    """Shorten a label that would leave no room for what it labels."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def list_down(axes: Axes, labels: Sequence[str]) -> Any:
    """Write labels down the side, the first at the top, and give their heights."""
    places = np.arange(len(labels))
    axes.set_yticks(places, [short(label) for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(length=0)
    return places


def draw_dots(axes: Axes, plot: Dots) -> None:
    """Draw figures with their intervals."""
    places = list_down(axes, plot.labels)
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    if plot.even is not None:
        axes.axvline(plot.even, color=INK, linewidth=1)
    for number, series in enumerate(plot.series):
        halves = [half if np.isfinite(half) else 0.0 for half in series.halves]
        axes.errorbar(
            series.values, places, xerr=halves, fmt="o", markersize=4, color=COLOURS[number], label=series.name
        )
    if len(plot.series) > 1:
        axes.legend()
    axes.set_xlabel(plot.unit)


def draw_heat(axes: Axes, plot: Heat) -> None:
    """Draw how rows fare against columns."""
    places = list_down(axes, plot.labels)
    axes.set_xticks(places, [short(label) for label in plot.labels])
    axes.set_xlim(-0.5, len(places) - 0.5)
    axes.spines[:].set_visible(False)
    for row, shares in enumerate(plot.shares):
        for column, found in enumerate(shares):
            if row != column and np.isfinite(found):
                axes.fill_between(
                    [column - 0.48, column + 0.48],
                    row - 0.46,
                    row + 0.46,
                    color=COLOURS[0],
                    alpha=DEEPEST * found,
                    lw=0,
                )
                words = f"{found:.0%}\n± {100 * plot.halves[row][column]:.1f}"
                axes.text(column, row, words, ha="center", va="center", linespacing=1.1)
    axes.set_xlabel(f"{plot.unit} …")


def draw_spread(axes: Axes, plot: Spread) -> None:
    """Draw how often each value came."""
    values = np.concatenate([np.asarray(group) for _, group in plot.groups])
    low, high = float(values.min()), float(values.max())
    step = max(1.0, np.ceil((high - low + 1) / MOST_BINS))
    edges = np.arange(low - 0.5, high + step, step)
    for number, (name, group) in enumerate(plot.groups):
        counts, _ = np.histogram(group, edges)
        axes.stairs(
            100 * counts / max(1, counts.sum()), edges, color=COLOURS[number % len(COLOURS)], linewidth=1.6, label=name
        )
    axes.grid(axis="y")
    axes.set_ylim(bottom=0)
    axes.set_xlabel(plot.unit)
    axes.set_ylabel("percent")
    if len(plot.groups) > 1:
        axes.legend()


def draw_bars(axes: Axes, plot: Bars) -> None:
    """Draw what wholes are made of."""
    places = list_down(axes, plot.labels)
    begin = np.zeros(len(places))
    for number, (name, values) in enumerate(plot.parts):
        axes.barh(places, values, left=begin, height=0.7, color=COLOURS[number % len(COLOURS)], label=short(name))
        begin = begin + np.asarray(values)
    axes.set_xlabel(plot.unit)
    cast(Figure, axes.figure).legend(loc="outside upper left", ncols=LEGEND)


def draw_curve(axes: Axes, plot: Curve) -> None:
    """Draw how one figure follows from another."""
    axes.plot(plot.across, 100 * np.asarray(plot.up), color=COLOURS[0])
    for across, half, up in plot.marked:
        axes.errorbar([across], [100 * up], xerr=[half], fmt="o", color=COLOURS[1])
        axes.annotate(f"{up:.0%}", (across, 100 * up), xytext=(6, -12), textcoords="offset points")
    axes.grid()
    axes.set_xlabel(plot.across_unit)
    axes.set_ylabel(plot.unit)


DRAWERS: dict[type[Plot], Callable[[Axes, Any], None]] = {
    Dots: draw_dots,
    Heat: draw_heat,
    Spread: draw_spread,
    Bars: draw_bars,
    Curve: draw_curve,
}
