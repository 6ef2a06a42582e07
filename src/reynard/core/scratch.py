"""Scratch space of a compiled rule: a record on the stack, which lies there until the rule returns.

To Numba a record is a bare address. It counts the references to the array that a record lies in, and frees the array
after the array's own last use, even while the record is in use; so a rule takes its scratch records from here.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core import cgutils
from numba.extending import intrinsic

from reynard.core.record import Record

Piece = TypeVar("Piece", bound=Record)
config: Any = numba.config


def scratch(kind: type[Piece]) -> Callable[[], Piece]:
    """Give what lays out an empty record within a rule: not to be returned, and the same one in each turn of a loop."""
    if config.DISABLE_JIT:
        return kind.new
    record = numba.from_dtype(kind.dtype)

    @intrinsic
    def blank(_: Any) -> Any:
        def generate(context: Any, builder: Any, *_: Any) -> Any:
            address = context.get_value_type(record)
            with builder.goto_entry_block():  # or each turn of a loop would take more of the stack
                space = builder.alloca(address.pointee)
            space.align = 8
            cgutils.memset(builder, space, context.get_constant(numba.intp, record.size), 0)
            return space

        return record(), generate

    return cast(Callable[[], Piece], blank)
