"""All that can be come by from a thing: what it refers to, what that refers to, and so on."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher

from reynard.core.match import Match


def within_reach(thing: Any) -> Iterator[Any]:
    """Go through everything that a thing leads to; of code to what it has been given, not to what it can import."""
    met: dict[int, Any] = {}  # kept, so that no other thing can take the place of one in memory
    waiting = [thing]
    while waiting:
        each = waiting.pop()
        if id(each) not in met:
            met[id(each)] = each
            yield each
            waiting += referents(each)


def referents(thing: Any) -> list[Any]:
    """List what a thing refers to."""
    if isinstance(thing, ModuleType | type | BuiltinFunctionType):
        return []
    if isinstance(thing, Dispatcher):
        return [thing.py_func]
    if isinstance(thing, FunctionType):
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
    if isinstance(thing, memoryview):
        return [thing.obj]
    return [*gc.get_referents(thing), getattr(thing, "base", None)]  # NumPy does not tell of the memory it looks at


def secrets_within_reach(match: Match, thing: Any) -> list[str]:
    """List what a thing leads to and nobody but the match may know: itself, its seed, its salt, its cup, its tables."""
    cup, tables = match.table.cup.tobytes(), [table.tobytes() for table in match.tables]
    found = []
    for each in within_reach(thing):
        if isinstance(each, Match):
            found.append("a match")
        elif isinstance(each, int) and each == match.seed:
            found.append("the seed")
        elif isinstance(each, str) and (str(match.seed) in each or match.salt in each):
            found.append("the seed or the salt in a text")
        elif isinstance(each, np.ndarray | np.generic | memoryview | bytes | bytearray):
            memory = bytes(each) if isinstance(each, bytes | bytearray) else each.tobytes()
            found += ["the dice cup"] * (cup in memory) + ["a table"] * any(table in memory for table in tables)
    return found
