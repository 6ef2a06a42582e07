"""A box: every number of a game's components, read from TOML that an owner can correct."""

import hashlib
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

import numpy as np

from reynard.core.box_text import check_text
from reynard.core.errors import BadBox

LONGEST_NAME = 80  # of anything that a table shows
LONGEST_SHOWN = 60  # of a wrong value


@dataclass(frozen=True)
class Box:
    """What is in the box: the record the rules read, the names people read, and the text of both."""

    record: Any
    names: dict[str, tuple[str, ...]]
    text: str

    @cached_property
    def row(self) -> Any:
        """Give the record as an array without dimensions."""
        return np.asarray(self.record)

    @cached_property
    def address(self) -> int:
        """Say where the record is in memory."""
        found: int = self.row.ctypes.data
        return found

    def __getstate__(self) -> dict[str, Any]:
        """Leave out where the record is in memory, for a copy's is elsewhere."""
        return {"record": self.record, "names": self.names, "text": self.text}

    @property
    def digest(self) -> str:
        """Name these exact contents."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Section:
    """A part of a box file that remembers where it stands, so that every complaint can say so."""

    source: str
    path: str
    values: dict[str, Any] = field(repr=False)

    @classmethod
    def open(cls, text: str, source: str) -> Self:
        """Read the text of a box file."""
        check_text(text, source)
        try:
            return cls(source, "", tomllib.loads(text))
        except ValueError as error:
            raise BadBox(f"{source}: this is not valid TOML: {error}.") from error

    def key(self, name: str) -> str:
        """Give the full name of a key on this section."""
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, expected: str) -> BadBox:
        """Say what is wrong with a key."""
        found = f"found {shown(self.values[name])}" if name in self.values else "it is missing"
        return BadBox(f"{self.source}: {self.key(name)} must be {expected}; {found}.")

    def number(self, name: str, least: int, most: int) -> int:
        """Read a whole number within bounds."""
        value = self.values.get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(name, f"a whole number from {least} to {most}")
        return value

    def numbers(self, name: str, count: int, least: int, most: int) -> list[int]:
        """Read a list of exactly so many whole numbers within bounds."""
        value = self.values.get(name)
        fits = isinstance(value, list) and len(value) == count
        if not fits or any(type(each) is not int or not least <= each <= most for each in value or ()):
            raise self.wrong(name, f"a list of {count} whole numbers from {least} to {most}")
        assert isinstance(value, list)
        return value

    def flag(self, name: str) -> bool:
        """Read true or false."""
        value = self.values.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def remark(self, name: str) -> str:
        """Read a text for those who read the file, such as where its numbers come from; no table shows it."""
        value = self.values.get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(name, "a text that is not empty")
        return value

    def text(self, name: str) -> str:
        """Read a name or another short text."""
        value = self.remark(name)
        if len(value) > LONGEST_NAME:
            raise self.wrong(name, f"a text of at most {LONGEST_NAME} characters")
        return value

    def texts(self, name: str, count: int) -> list[str]:
        """Read a list of exactly so many names or other short texts."""
        value = self.values.get(name)
        fits = isinstance(value, list) and len(value) == count
        if not fits or not all(isinstance(each, str) and each.strip() for each in value or ()):
            raise self.wrong(name, f"a list of {count} texts that are not empty")
        assert isinstance(value, list)
        if any(len(each) > LONGEST_NAME for each in value):
            raise self.wrong(name, f"a list of texts of at most {LONGEST_NAME} characters each")
        return value

    def one_of(self, name: str, allowed: tuple[str, ...]) -> int:
        """Read one of a few words and give its place among them."""
        value = self.values.get(name)
        if value not in allowed:
            raise self.wrong(name, "one of " + ", ".join(allowed))
        return allowed.index(value)

    def section(self, name: str) -> "Section":
        """Turn to a table inside this one."""
        value = self.values.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, f"a table, written [{self.key(name)}]")
        return Section(self.source, self.key(name), value)

    def sections(self, name: str, least: int, most: int) -> list["Section"]:
        """Turn to each of a list of tables."""
        value = self.values.get(name)
        fits = isinstance(value, list) and all(isinstance(each, dict) for each in value)
        if not fits or not least <= len(value or ()) <= most:
            raise self.wrong(name, f"{least} to {most} tables, each written [[{self.key(name)}]]")
        assert isinstance(value, list)
        return [Section(self.source, f"{self.key(name)}[{i}]", each) for i, each in enumerate(value)]

    def only(self, *known: str) -> None:
        """Refuse a key that means nothing: most often a slip of the pen. Any box may have a title."""
        for name in self.values:
            if name == "title" and not self.path:
                self.text(name)
            elif name not in known:
                expected = ", ".join(known)
                raise BadBox(f"{self.source}: {self.key(name)} is not a key of this table; expected: {expected}.")


def shown(value: Any) -> str:
    """Write a value as it was found, or the beginning of it."""
    found = repr(value)
    return found if len(found) <= LONGEST_SHOWN else found[: LONGEST_SHOWN - 1] + "…"


def title_of(text: str, source: str) -> str:
    """Give the title that a box file bears."""
    return Section.open(text, source).text("title")
