"""The keys of a game's boxes, and the entries of ``box/meanings.py`` that say what they mean.

A key is written with the tables it stands in (``forest.farms``), in the rows of a list with brackets
(``decks.inner[].kind``). An entry may be for a whole family of keys, with a star for a name (``sheet.*``).
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from reynard.core.contract import Game
from reynard.games import PACKAGES

STANDARD = "box.toml"
REMARK = "source"  # says where the numbers of a table come from
TITLE = "title"  # of a whole box

Contents = Mapping[str, Any]  # of a box, as TOML is read


def contents_of_boxes(game: Game) -> dict[str, Contents]:
    """Read all boxes of a game as they are written, by file: the standard box first."""
    texts = {STANDARD: game.standard_box.text}
    texts |= {f"boxes/{name}.toml": game.open_box(name).text for name in game.boxes}
    return {file: tomllib.loads(text) for file, text in texts.items()}


def meanings_of(game: Game) -> Mapping[str, str]:
    """Give what the keys of a game's boxes mean."""
    found: Mapping[str, str] = import_module(f"{PACKAGES[game.name]}.box.meanings").MEANINGS
    return found


def keys_in(contents: Contents, path: str = "") -> Iterator[tuple[str, Any]]:
    """Go through all keys of a box, however deep, each with its value; the keys of rows come once for each row.

    >>> list(keys_in({"deck": {"source": "Page 3.", "card": [{"copies": 2}, {"copies": 4}]}}))[1:]
    [('deck.card', [{'copies': 2}, {'copies': 4}]), ('deck.card[].copies', 2), ('deck.card[].copies', 4)]
    """
    for name, value in contents.items():
        if name != REMARK and (path or name != TITLE):
            key = f"{path}.{name}" if path else name
            yield key, value
            yield from keys_inside(value, key)


def keys_inside(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Go through the keys of a table, or of all rows of a list."""
    if isinstance(value, dict):
        yield from keys_in(value, path)
    elif isinstance(value, list):
        for row in value:
            yield from keys_inside(row, f"{path}[]")


def entry_of(key: str, meanings: Iterable[str]) -> str | None:
    """Find the entry that says what a key means: its own, or that of its family.

    >>> entry_of("sheet.cat", ["sheet", "sheet.*"]), entry_of("circle.times", ["sheet", "sheet.*"])
    ('sheet.*', None)
    """
    if key in meanings:
        return key
    return next((entry for entry in meanings if "*" in entry and family(entry).fullmatch(key)), None)


def family(entry: str) -> re.Pattern[str]:
    """Give the pattern of the keys that an entry is for."""
    return re.compile(re.escape(entry).replace(r"\*", r"([^.\[\]]+)"))


def keys_without_meaning(boxes: Iterable[Contents], meanings: Iterable[str]) -> list[str]:
    """List the keys of boxes whose meaning nobody has written."""
    keys = dict.fromkeys(key for contents in boxes for key, _ in keys_in(contents))
    return [key for key in keys if entry_of(key, meanings) is None]


def meanings_without_key(boxes: Iterable[Contents], meanings: Iterable[str]) -> list[str]:
    """List the entries that belong to no key of any box."""
    explained = {entry_of(key, meanings) for contents in boxes for key, _ in keys_in(contents)}
    return [entry for entry in meanings if entry not in explained]
