"""Figures as people read them."""

import math

from reynard.lab.statistics import Estimate

PERCENT = 100
NO_FIGURE = "-"


def number(value: float, places: int = 1) -> str:
    """Write a number, and a dash where there is none; what is nought when rounded has no sign.

    >>> number(-0.04), number(float("nan"))
    ('0.0', '-')
    """
    return NO_FIGURE if math.isnan(value) else f"{value:z,.{places}f}"


def measured(found: Estimate, places: int = 1) -> str:
    """Write a figure with half of its interval.

    >>> measured(Estimate(3.14, 0.1, 50))
    '3.1 ± 0.2'
    """
    return number(found.value, places) + doubt(found.half, places)


def gained(found: Estimate, places: int = 1) -> str:
    """Write a difference with its sign and half of its interval, and a dash where there is none.

    >>> gained(Estimate(0.5, 0.1, 50))
    '+0.5 ± 0.2'
    """
    sign = "+" if float(f"{found.value:.{places}f}") > 0 else ""
    return f"{sign}{measured(found, places)}"


def share(found: Estimate) -> str:
    """Write a share in percent.

    >>> share(Estimate(0.251, 0.01, 50))
    '25.1% ± 2.0'
    """
    return NO_FIGURE if math.isnan(found.value) else f"{PERCENT * found.value:z.1f}%" + doubt(PERCENT * found.half, 1)


def share_gained(found: Estimate) -> str:
    """Write a difference of shares in percentage points.

    >>> share_gained(Estimate(-0.021, 0.003, 50))
    '-2.1 ± 0.6'
    """
    return gained(Estimate(PERCENT * found.value, PERCENT * found.error, found.games))


def doubt(half: float, places: int) -> str:
    """Write half of an interval; nothing where too few games tell none."""
    return f" ± {half:,.{places}f}" if math.isfinite(half) else ""


def ordinal(place: int) -> str:
    """Name a place, from 0.

    >>> [ordinal(place) for place in (0, 2, 10)]
    ['first', 'third', '11th']
    """
    names = ("first", "second", "third", "fourth", "fifth", "sixth")
    return names[place] if place < len(names) else f"{place + 1}th"


def players(seats: int) -> str:
    """Say how many play."""
    return "alone" if seats == 1 else f"{seats} players"


def games_played(count: int) -> str:
    """Say how many games."""
    return "1 game" if count == 1 else f"{count:,} games"
