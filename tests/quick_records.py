"""Records whose fields Python reads twice as quickly, for tests that run the rules as plain Python.

NumPy looks for a method of that name first, and raising and catching that there is none is most of its work.
"""

from typing import Any

import numpy as np


def read_field(record: Any, name: str) -> Any:
    """Give a field of a record, where it has no method of that name."""
    if name not in record.dtype.fields:
        raise AttributeError(f"'record' object has no attribute '{name}'")
    return np.void.__getitem__(record, name)


def write_field(record: Any, name: str, value: Any) -> None:
    """Write a field of a record."""
    if name not in record.dtype.fields:
        raise AttributeError(f"'record' object has no attribute '{name}'")
    np.void.__setitem__(record, name, value)


def read_records_quickly() -> None:
    """Let all records of this process be read and written this way."""
    kind: Any = np.record
    if "__getattribute__" in vars(kind):
        del kind.__getattribute__
    kind.__getattr__ = read_field
    kind.__setattr__ = write_field
