"""A record is declared once, as an annotated class, and is one flat piece of memory."""

from collections import namedtuple
from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np

Piece = TypeVar("Piece")

i1 = Annotated[int, np.dtype("i1")]
i2 = Annotated[int, np.dtype("i2")]
i4 = Annotated[int, np.dtype("i4")]
i8 = Annotated[int, np.dtype("i8")]
f8 = Annotated[float, np.dtype("f8")]


class Many(Generic[Piece]):
    """Several pieces in a row or a grid: ``die: Annotated[Many[i1], 4]`` is four small numbers."""

    @overload
    def __getitem__(self, place: int | tuple[int, ...]) -> Piece: ...

    @overload
    def __getitem__(self, place: slice) -> list[Piece]: ...

    def __getitem__(self, place: int | tuple[int, ...] | slice) -> Piece | list[Piece]:
        raise TypeError("Many is a declaration; a record's fields are NumPy arrays")

    def __iter__(self) -> Iterator[Piece]:
        raise TypeError("Many is a declaration; a record's fields are NumPy arrays")

    def __setitem__(self, place: int | tuple[int, ...], piece: Piece | int) -> None:
        raise TypeError("Many is a declaration; a record's fields are NumPy arrays")

    def __len__(self) -> int:
        raise TypeError("Many is a declaration; a record's fields are NumPy arrays")


class Record:
    """The base of every record; ``dtype`` is derived from the annotations.

    >>> class Farm(Record):
    ...     inner: i1
    ...     outer: i1
    >>> class Valley(Record):
    ...     farm: Annotated[Many[Farm], 8]
    ...     fox: i1
    >>> Valley.dtype.itemsize
    17
    >>> valley = Valley.new()
    >>> valley.farm[3].inner = 5
    >>> valley.farm[3].inner
    np.int8(5)
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.dtype = np.dtype((np.record, [field(name, hints[name]) for name in cls.__annotations__]))

    @classmethod
    def new(cls) -> Self:
        """Lay out an empty record."""
        row: Self = cls.row(1)[0]
        return row

    @classmethod
    def row(cls, count: int) -> Any:
        """Lay out several empty records side by side."""
        return np.zeros(count, cls.dtype).view(np.recarray)

    @classmethod
    def copy_of(cls, record: Any) -> Self:
        """Copy a record byte for byte."""
        return cls.from_bytes(record.tobytes())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Lay out a record from the bytes that ``tobytes`` gave."""
        row: Self = np.frombuffer(bytearray(data), cls.dtype).view(np.recarray)[0]
        return row

    @classmethod
    def sealed(cls, record: Any) -> Self:
        """Copy a record so that nothing can be written to the copy."""
        row: Self = np.frombuffer(record.tobytes(), cls.dtype).view(np.recarray)[0]
        return row

    @classmethod
    def plain(cls, record: Any, leaving_out: Collection[str] = ()) -> Self:
        """Lay a record out as plain Python, once: reading it field by field is then a hundred times faster.

        The copy is for looking at only. Long rows of which little is wanted may be left out.
        """
        copy: Self = plain_rows(np.frombuffer(record.tobytes(), cls.dtype), cls.dtype, leaving_out)[0]
        return copy

    @classmethod
    def plain_sealed(cls, record: Any) -> Self:
        """Lay out as plain Python, once, a record that many will look at and nobody changes, such as a box's."""
        kind: Any = cls
        copy: Self = plain_sealed(kind, record.tobytes())
        return copy

    @classmethod
    def plain_row(cls, records: Any) -> list[Self]:
        """Lay several records out as plain Python."""
        return plain_rows(records, cls.dtype)

    def tobytes(self) -> bytes:
        """Give the record as bytes."""
        raise TypeError("Record is a declaration; new() makes one")


def field(name: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, tuple[int, ...]]:
    """Turn one annotation into one field of a structured dtype."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return name, hint.dtype
    if get_origin(hint) is Annotated:
        inner, *details = get_args(hint)
        if get_origin(inner) is Many:
            (element,) = get_args(inner)
            return name, field(name, element)[1], tuple(details)
        if len(details) == 1 and isinstance(details[0], np.dtype):
            return name, details[0]
    raise TypeError(f"{name}: {hint!r} is not a number, a record or many of them")


@lru_cache(maxsize=64)
def plain_sealed(kind: type[Record], data: bytes) -> Any:
    """Lay the bytes of a record out as plain Python."""
    return kind.plain(kind.from_bytes(data))


class Grid(list[Any]):
    """Rows of plain pieces that are also found by row and column at once, as in a record."""

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, tuple):
            return super().__getitem__(place)
        piece: Any = self
        for each in place:
            piece = list.__getitem__(piece, each)
        return piece


def plain_rows(rows: Any, dtype: np.dtype[Any], leaving_out: Collection[str] = ()) -> list[Any]:
    """Lay out a row of records as plain pieces, field by field for all of them at once."""
    assert dtype.names is not None
    columns = [
        plain_column(rows[name], dtype[name]) if name not in leaving_out else [None] * len(rows) for name in dtype.names
    ]
    return list(map(plain_kind(dtype)._make, zip(*columns, strict=True)))


@cache
def plain_kind(dtype: np.dtype[Any]) -> Any:
    """Make the kind of plain piece that has the fields of a record: of all kinds the quickest to make many of."""
    assert dtype.names is not None
    return namedtuple("Piece", dtype.names)


def plain_column(column: Any, kind: np.dtype[Any]) -> list[Any]:
    """Lay out one field of many records: numbers, records, or rows and grids of either."""
    base, shape = kind.subdtype or (kind, ())
    if base.names is None:
        values: list[Any] = column.tolist()
        return values if len(shape) < 2 else [as_grid(value, len(shape)) for value in values]
    pieces = plain_rows(column.reshape(-1), base)
    for place in range(len(shape) - 1, -1, -1):
        kept = list if place == len(shape) - 1 else Grid
        pieces = [kept(pieces[start : start + shape[place]]) for start in range(0, len(pieces), shape[place])]
    return pieces


def as_grid(rows: list[Any], depth: int) -> Any:
    """Let nested lists be found by row and column."""
    return Grid(rows) if depth == 2 else Grid(as_grid(row, depth - 1) for row in rows)
