"""A game's action space, declared once: named groups of numbers, each with its dimensions.

In rules, words and bots alike ``TAKE(row, place)`` is the number of an action, ``action in TAKE`` says whether a
number is one of a group's, and ``TAKE.parts(action)`` gives its row and place back. Compiled rules know the numbers
of a group while they are compiled, and pay nothing for it (see ``action_typing``).
"""

from bisect import bisect_right
from dataclasses import dataclass
from math import prod
from operator import attrgetter


@dataclass(frozen=True)
class Span:
    """Numbers of actions that follow each other."""

    first: int
    count: int

    def __contains__(self, action: int) -> bool:
        return 0 <= action - self.first < self.count


@dataclass(frozen=True)
class Group(Span):
    """Actions of one kind, told apart by their parts."""

    name: str
    meaning: str
    dimensions: tuple[tuple[str, range], ...]

    def __call__(self, *parts: int) -> int:
        """Give the number with these parts, in the order of the dimensions."""
        number = 0
        for part, (_, values) in zip(parts, self.dimensions, strict=True):
            number = number * len(values) + part - values.start
        return self.first + number

    def parts(self, action: int) -> tuple[int, ...]:
        """Tell an action's parts, in the order of the dimensions."""
        rest, parts = action - self.first, list[int]()
        for _, values in reversed(self.dimensions):
            rest, place = divmod(rest, len(values))
            parts.append(place + values.start)
        return tuple(reversed(parts))

    def part(self, action: int) -> int:
        """Tell an action's part, where there is only one."""
        (part,) = self.parts(action)
        return part


class Numbering:
    """Groups of numbers, each beginning where the one before it ends."""

    def __init__(self) -> None:
        self.groups: list[Group] = []

    def __len__(self) -> int:
        return self.groups[-1].first + self.groups[-1].count if self.groups else 0

    def group(self, name: str, meaning: str, **dimensions: int | range) -> Group:
        """Declare the next group: every dimension is the number of its values, or the range of them."""
        ranges = {each: values if isinstance(values, range) else range(values) for each, values in dimensions.items()}
        count = prod(len(values) for values in ranges.values())
        self.groups.append(Group(len(self), count, name, meaning, tuple(ranges.items())))
        return self.groups[-1]

    def span(self, first: Group, last: Group) -> Span:
        """Give everything from one group to another as one."""
        return Span(first.first, last.first + last.count - first.first)

    def group_of(self, action: int) -> Group:
        """Say which group a number belongs to."""
        return self.groups[bisect_right(self.groups, action, key=attrgetter("first")) - 1]

    def spell(self, action: int) -> str:
        """Write an action as a program would."""
        group = self.group_of(action)
        named = zip(group.dimensions, group.parts(action), strict=True)
        return f"{group.name}({', '.join(f'{name}={part}' for (name, _), part in named)})"


class ActionSpace(Numbering):
    """All groups of a game, each beginning where the one before it ends.

    >>> space = ActionSpace()
    >>> TAKE = space.group("TAKE", "take a card", row=2, place=range(1, 5))
    >>> STOP = space.group("STOP", "do no more")
    >>> TAKE(1, 3), STOP(), len(space)
    (6, 8, 9)
    >>> TAKE.parts(6)
    (1, 3)
    >>> 6 in TAKE, 8 in TAKE
    (True, False)
    >>> space.spell(6)
    'TAKE(row=1, place=3)'
    """
