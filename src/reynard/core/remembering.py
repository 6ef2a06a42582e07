"""What is made of a box or a table for everyone who looks at it: made for the first, remembered for the others."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, Generic, TypeVar

from reynard.core.box import Box

Made = TypeVar("Made")

BOXES = 64
TABLES = 8  # those who look at one do so one right after another


class Memory(Generic[Made]):
    """So many things, of which the one that was wanted longest ago is forgotten first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.kept: OrderedDict[Hashable, Made] = OrderedDict()
        self.lock = Lock()

    def give(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Give what is remembered, or make it."""
        with self.lock:
            if key in self.kept:
                self.kept.move_to_end(key)
                return self.kept[key]
        made = make()
        with self.lock:
            self.kept[key] = made
            while len(self.kept) > self.size:
                self.kept.popitem(last=False)
        return made


def once_for_a_box(make: Callable[[Box], Made]) -> Callable[[Box], Made]:
    """Make something of a box once; nobody may change it."""
    memory: Memory[Made] = Memory(BOXES)

    @wraps(make)
    def give(box: Box) -> Made:
        return memory.give(box.text, lambda: make(box))

    return give


def once_for_a_table(make: Callable[[Box, Any], Made]) -> Callable[[Box, Any], Made]:
    """Make something of a table once; nobody may change it."""
    memory: Memory[Made] = Memory(TABLES)

    @wraps(make)
    def give(box: Box, t: Any) -> Made:
        return memory.give((box.text, t.tobytes()), lambda: make(box, t))

    return give
