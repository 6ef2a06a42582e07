"""The action space of a game: what each group of numbers means, and how to go from numbers to parts and back."""

from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module

from reynard.core.actions import Group
from reynard.core.contract import Game
from reynard.games import PACKAGES
from reynard.reference.markdown import code, markdown_table, python_example, span

ASIDE = 7  # the example is an action that lies this part of its group from the first


def explain_actions(game: Game) -> Iterator[str]:
    """List the whole action space."""
    groups = game.actions.groups
    yield (
        f"## Actions\nEvery action is a number from {span(range(len(game.actions)))}. "
        "Within a group the last part counts fastest."
    )
    rows = [[span(range(each.first, each.first + each.count)), *signature(each), each.meaning] for each in groups]
    yield markdown_table(["Numbers", "Action", "Parts", "Meaning"], rows)
    parts = dict.fromkeys(part for group in groups for part in group.dimensions)
    named = [[part_words(*part), listed(pieces)] for part in parts if (pieces := pieces_of(game, *part))]
    if named:
        yield "What the numbers of some parts stand for:"
        yield markdown_table(["Part", "Numbers"], named)
    yield example(game, max(groups, key=lambda group: len(group.dimensions)))


def signature(group: Group) -> tuple[str, str]:
    """Write a group as it is called, and the values of its parts."""
    called = f"{group.name}({', '.join(name for name, _ in group.dimensions)})"
    return code(called), ", ".join(part_words(*part) for part in group.dimensions)


def part_words(name: str, values: range) -> str:
    """Write the name of a part and its values."""
    return f"{code(name)} {span(values)}"


def pieces_of(game: Game, part: str, values: range) -> list[IntEnum]:
    """List the pieces that the numbers of a part stand for, where the game's table has such pieces by that name."""
    found = getattr(import_module(game.table.__module__), part.capitalize(), None)
    pieces = list(found) if isinstance(found, type) and issubclass(found, IntEnum) else []
    return pieces if pieces == list(values) else []


def listed(pieces: list[IntEnum]) -> str:
    """List pieces with their numbers."""
    return ", ".join(f"{piece.value} {piece.name.lower().replace('_', ' ')}" for piece in pieces)


def example(game: Game, group: Group) -> str:
    """Show a group at work."""
    action = group.first + group.count // ASIDE
    parts = group.parts(action)
    return python_example(
        f">>> from {PACKAGES[game.name]}.actions import {group.name}",
        f">>> {group.name}({', '.join(str(part) for part in parts)})",
        f"{action}",
        f">>> {action} in {group.name}, {group.name}.parts({action})",
        f"{(True, parts)}",
        f">>> game.actions.spell({action})",
        f"{game.actions.spell(action)!r}",
    )
