"""What a table means: its pieces by name, however they lie in memory.

A piece that is 0 says nothing, so a new field, more room in a row or a wider number change no meaning.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np

Pieces = dict[str, int]


@dataclass(frozen=True)
class Layout:
    """Where the pieces of a record lie, in the order of their names."""

    names: list[str]
    marks: Any  # eight bytes for each name
    by_kind: list[tuple[np.dtype[Any], Any, Any]]  # kind of number, the bytes of each piece, its place among the names

    def values(self, record: Any) -> Any:
        """Gather all pieces as wide numbers."""
        memory = np.frombuffer(record.tobytes(), np.uint8)
        values = np.zeros(len(self.names), np.int64)
        for kind, where, places in self.by_kind:
            values[places] = memory[where].view(kind)[:, 0]
        return values


@cache
def layout_of(dtype: np.dtype[Any]) -> Layout:
    """Find every piece of a record."""
    pieces = sorted(pieces_of(dtype))
    names = [name for name, _, _ in pieces]
    marks = np.frombuffer(b"".join(hashlib.sha256(name.encode()).digest()[:8] for name in names), np.int64)
    by_kind = []
    for kind in sorted({str(kind) for _, _, kind in pieces}):
        places = np.array([place for place, piece in enumerate(pieces) if str(piece[2]) == kind])
        starts = np.array([pieces[place][1] for place in places])
        number = np.dtype(kind)
        by_kind.append((number, starts[:, None] + np.arange(number.itemsize), places))
    return Layout(names, marks, by_kind)


def pieces_of(dtype: np.dtype[Any], name: str = "", start: int = 0) -> Iterator[tuple[str, int, np.dtype[Any]]]:
    """List the pieces of a field: name, where it begins, kind of number."""
    base, shape = dtype.subdtype or (dtype, ())
    fields: Any = base.fields
    for number, place in enumerate(product(*map(range, shape))):
        inner = name + "".join(f"[{each}]" for each in place)
        begins = start + number * base.itemsize
        if base.names is None:
            yield inner, begins, base
        else:
            for field in base.names:
                kind, offset = fields[field][:2]
                yield from pieces_of(kind, f"{inner}.{field}" if inner else field, begins + offset)


def meaning_of(record: Any) -> Pieces:
    """Give every piece of a record that is not 0, by name."""
    layout = layout_of(record.dtype)
    values = layout.values(record)
    return {layout.names[place]: int(values[place]) for place in np.flatnonzero(values)}


def digest_of(record: Any) -> str:
    """Name what a record means."""
    layout = layout_of(record.dtype)
    values = layout.values(record)
    said = np.flatnonzero(values)
    return hashlib.sha256(np.stack([layout.marks[said], values[said]], axis=1).tobytes()).hexdigest()


def lay_out(kind: Any, pieces: Pieces) -> tuple[Any, list[str]]:
    """Lay out a record of some kind from its pieces, and name those that it has no place for."""
    layout = layout_of(kind.dtype)
    places = {name: place for place, name in enumerate(layout.names)}
    values = np.zeros(len(layout.names), np.int64)
    homeless = []
    for name, value in pieces.items():
        if name in places:
            values[places[name]] = value
        else:
            homeless.append(name)
    memory = np.zeros(kind.dtype.itemsize, np.uint8)
    for number, where, places_of_kind in layout.by_kind:
        fitting = values[places_of_kind].astype(number)
        homeless += [layout.names[place] for place in places_of_kind[fitting != values[places_of_kind]]]
        memory[where] = fitting[:, None].view(np.uint8)
    return kind.from_bytes(memory.tobytes()), homeless
