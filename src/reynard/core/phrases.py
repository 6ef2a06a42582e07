"""Lists, articles and numbers of things as a sentence has them."""

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
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def with_article(noun: str) -> str:
    """Say one of something.

    >>> with_article("ear die"), with_article("tail die")
    ('an ear die', 'a tail die')
    """
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def either(parts: Sequence[str]) -> str:
    """Offer parts as a sentence does.

    >>> either(["1", "2", "3"])
    '1, 2 or 3'
    """
    return " or ".join(filter(None, [", ".join(parts[:-1]), parts[-1]])) if parts else ""


def ranged(numbers: Sequence[int]) -> str:
    """Name numbers, those that follow one another as a range.

    >>> ranged([2, 3, 4, 5]), ranged([1, 3]), ranged([2, 3])
    ('2 to 5', '1 or 3', '2 or 3')
    """
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return either([str(number) for number in numbers])
