"""Tables that several answers show."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from reynard.lab.answer import Table

TENTHS = tuple(tenth / 10 for tenth in range(1, 10))


def tenths(groups: Sequence[tuple[str, Any]]) -> Table:
    """Say below how many points each tenth of the seats ends."""
    rows = [(name, *(f"{value:.0f}" for value in np.quantile(values, TENTHS))) for name, values in groups]
    return Table(("the lowest … of seats have at most", *(f"{tenth:.0%}" for tenth in TENTHS)), rows)
