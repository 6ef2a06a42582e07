"""Lists as a sentence has them."""

from collections.abc import Sequence


def listed(parts: Sequence[str]) -> str:
    """Join parts as a sentence does.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join(filter(None, [", ".join(parts[:-1]), parts[-1]])) if parts else ""
