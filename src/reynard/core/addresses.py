"""Records by their addresses: to Python a whole number is by far the cheapest thing to hand to compiled code.

A record costs it 10 µs, an array that the record lies in a third of one, its address a twentieth. Whoever hands over an
address keeps the record alive meanwhile.
"""

import ctypes
from collections.abc import Callable
from typing import Any, cast

import numba
import numpy as np
from numba.core import cgutils
from numba.extending import intrinsic

config: Any = numba.config
MOST_ROWS = 128  # of records laid out at a time


def record_at(dtype: np.dtype[Any]) -> Callable[[int], Any]:
    """Give what finds a record of this kind at its address, in rules and outside them."""
    if config.DISABLE_JIT:
        return lambda address: look_up(dtype, address)
    record = numba.from_dtype(dtype)

    @intrinsic
    def find(_: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, _: Any, values: Any) -> Any:
            return builder.inttoptr(values[0], context.get_value_type(record))

        return record(numba.int64), generate

    return cast(Callable[[int], Any], find)


def record_clearer(dtype: np.dtype[Any]) -> Callable[[int], None]:
    """Give what empties a record of this kind at its address, in rules and outside them."""
    if config.DISABLE_JIT:

        def clear_plainly(there: int) -> None:
            ctypes.memset(there, 0, dtype.itemsize)

        return clear_plainly

    @intrinsic
    def clear(_: Any, there: Any) -> Any:
        def generate(context: Any, builder: Any, _: Any, values: Any) -> Any:
            there = builder.inttoptr(values[0], cgutils.voidptr_t)
            cgutils.memset(builder, there, context.get_constant(numba.intp, dtype.itemsize), 0)
            return context.get_dummy_value()

        return numba.void(numba.int64), generate

    return cast(Callable[[int], None], clear)


def record_copier(dtype: np.dtype[Any]) -> Callable[[int, int], None]:
    """Give what copies a record of this kind, from the second address to the first, in rules and outside them."""
    if config.DISABLE_JIT:

        def copy_plainly(there: int, here: int) -> None:
            ctypes.memmove(there, here, dtype.itemsize)

        return copy_plainly

    @intrinsic
    def copy(_: Any, there: Any, here: Any) -> Any:
        def generate(context: Any, builder: Any, _: Any, values: Any) -> Any:
            there, here = (builder.inttoptr(value, cgutils.voidptr_t) for value in values)
            cgutils.raw_memcpy(builder, there, here, context.get_constant(numba.intp, dtype.itemsize), 1)
            return context.get_dummy_value()

        return numba.void(numba.int64, numba.int64), generate

    return cast(Callable[[int, int], None], copy)


def look_up(dtype: np.dtype[Any], address: int) -> Any:
    """Find a record at its address by way of Python."""
    memory: Any = (ctypes.c_char * dtype.itemsize).from_address(address)
    return np.frombuffer(memory, dtype)[0]


def address_of(row: Any) -> int:
    """Give the address of what lies in an array."""
    address: int = row.ctypes.data
    return address


class Shelf:
    """Room for records of one kind, laid out several at a time and more each time: so their addresses cost little."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        self.laid_out = 0
        self.free: list[tuple[Any, int]] = []

    def take(self) -> tuple[Any, int]:
        """Give room for a record, in which anything may lie, and its address."""
        if not self.free:
            self.lay_out()
        return self.free.pop()

    def put_back(self, record: Any, address: int) -> None:
        """Put room back that was not needed."""
        self.free.append((record, address))

    def lay_out(self) -> None:
        """Lay out some more room."""
        self.laid_out = min(MOST_ROWS, max(1, 2 * self.laid_out))
        rows = np.empty(self.laid_out, self.dtype)
        first, size = address_of(rows), self.dtype.itemsize
        self.free = [(rows[place], first + place * size) for place in range(self.laid_out)]
