"""Rules compiled by Numba as it comes (``REYNARD_PLAIN_NUMBA=1``): the same play after a longer compile."""

from collections.abc import Mapping
from typing import Any

import numba


def dispatcher(function: Any, options: Mapping[str, bool]) -> Any:
    """Give what compiles a rule when it is called."""
    compile_lazily: Any = numba.njit
    return compile_lazily(function, **options)


def call_by_symbol(rule: Any) -> Any:
    """Let compiled code call a rule as it calls any other: Numba links it into the caller."""
    return rule
