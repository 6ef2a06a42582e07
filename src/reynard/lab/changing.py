"""Change single values of a box, as a designer asks for them: ``upgrades.pups.costs[0]=3``."""

import re
import tomllib
from collections.abc import Sequence
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.errors import BadBox

STEP = re.compile(r"(?P<key>[^.\[\]]+)|\[(?P<place>[^\]]*)\]")
PATH = re.compile(r"[^.\[\]]+(\[[^\]]+\])*(\.[^.\[\]]+(\[[^\]]+\])*)*")
NAME = "name"  # the key by which an entry of a list is called


def change(game: Game, box: Box, wishes: Sequence[str]) -> Box:
    """Give a box with other values; a key that does not exist or a value that cannot be is refused by name."""
    text = tomlkit.parse(box.text)
    for wish in wishes:
        path, equals, value = wish.partition("=")
        if not equals:
            raise BadBox(f"--set {wish}: write KEY=VALUE, such as upgrades.pups.costs[0]=3.")
        put(text, path.strip(), read_value(wish, value.strip()))
    return game.read_box(tomlkit.dumps(text), "the changed box")


def read_value(wish: str, value: str) -> Any:
    """Read a value as TOML has it."""
    try:
        return tomllib.loads(f"value = {value}")["value"]
    except ValueError:
        raise BadBox(
            f"--set {wish}: {value!r} is no value; write a number, true, false, a list or a text in quotes."
        ) from None


def put(text: Any, path: str, value: Any) -> None:
    """Put a value in the place of the one at a path."""
    steps = [match["key"] or match["place"] for match in STEP.finditer(path)]
    if not PATH.fullmatch(path):
        raise BadBox(f"--set {path}: this is no key of a box; write one such as upgrades.pups.costs[0].")
    here: Any = text
    for number, step in enumerate(steps):
        key = place_in(here, step, path)
        if number == len(steps) - 1:
            try:
                here[key] = value
            except TOMLKitError as error:
                raise BadBox(f"--set {path}: {error}.") from error
        else:
            here = here[key]


def place_in(here: Any, step: str, path: str) -> str | int:
    """Find a key of a table, or the place of an entry in a list, by its number or its name."""
    if isinstance(here, dict):
        if step in here:
            return step
        known = ", ".join(here)
        raise BadBox(f"--set {path}: the box has no {step!r} there; it has {known}.")
    if isinstance(here, list):
        if step.isdigit() and int(step) < len(here):
            return int(step)
        names = [each.get(NAME) for each in here if isinstance(each, dict)]
        if step in names:
            return names.index(step)
        known = ", ".join(str(name) for name in names if name) or "none with a name"
        raise BadBox(f"--set {path}: there is no {step!r} among these {len(here)}, counted from 0 (names: {known}).")
    raise BadBox(f"--set {path}: there is nothing inside {here!r}.")
