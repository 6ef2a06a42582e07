"""Lists and numbers of things as a sentence has them."""

from collections.abc import Sequence


def listed(parts: Sequence[str]) -> str:
    """Join parts as a sentence does.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join(filter(None, [", ".join(parts[:-1]), parts[-1]])) if parts else ""


def counted(number: int, one: str, many: str | None = None) -> str:
    """Say how many of something there are.

    >>> counted(1, "bone"), counted(2, "bone"), counted(3, "die", "dice")
    ('1 bone', '2 bones', '3 dice')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
