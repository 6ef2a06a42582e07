"""What a view, a forecast or the facts of a choice are made of: a Markdown table for each typed dict."""

import ast
import inspect
import sys
import tokenize
from collections.abc import Iterable, Iterator
from io import StringIO
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from reynard.core.contract import Game
from reynard.reference.markdown import code, markdown_table, prose

PLAIN = {int: "int", float: "float", str: "str", bool: "bool", NoneType: "None"}
VIEW = (
    "## The view\nWhat `match.view(seat)` gives: everything that this seat may see and nothing else, ready for JSON. "
    "A `ref` names a thing on the table; choices point at refs."
)
FORECAST = "## The forecast\nWhat `match.forecast(seat, refs)` says about the things that a player points at."
FACTS = "## The facts of a choice\nWhat a choice carries as `facts`, for the board to draw."
WORDS = "## Words in views\nA value of one of these types is one of these words."


def explain_views(game: Game) -> Iterator[str]:
    """Show what a seat sees, and what else the page is told of a game."""
    shown: list[Any] = []
    for heading, kind in ((VIEW, game.view_type), (FORECAST, game.forecast_type), (FACTS, game.choice_type)):
        if kind:
            yield heading if is_typeddict(kind) else f"{heading} It is one of {type_words(kind, kind)}."
            fresh = [each for each in typed_dicts_in(kind) if each not in shown]
            yield from map(explain_type, fresh)
            shown += fresh
    named = named_literals(shown)
    if named:
        yield WORDS
        rows = [[code(name), ", ".join(code(word) for word in get_args(kind))] for name, kind in named.items()]
        yield markdown_table(["Type", "Words"], rows)


def typed_dicts_in(kind: Any) -> list[Any]:
    """List the typed dicts that a type is made of, itself included: each once, in the order of mention."""
    found: list[Any] = []
    gather_typed_dicts(kind, found)
    return found


def gather_typed_dicts(kind: Any, found: list[Any]) -> None:
    """Add the typed dicts that a type is made of to those found before."""
    if is_typeddict(kind) and kind not in found:
        found.append(kind)
        for hint in get_type_hints(kind).values():
            gather_typed_dicts(hint, found)
    for part in parts_of(kind):
        gather_typed_dicts(part, found)


def parts_of(kind: Any) -> tuple[Any, ...]:
    """Give the types between the brackets of a type; those of a literal are values."""
    return () if get_origin(kind) is Literal else get_args(kind)


def explain_type(kind: Any) -> str:
    """Show the keys of a typed dict with their types, and the comments that stand behind them in its source."""
    comments = comments_behind_fields(kind)
    rows = [
        [code(key), type_words(hint, kind) + left_out(key, kind), prose(comments.get(key, ""))]
        for key, hint in get_type_hints(kind).items()
    ]
    words = prose(inspect.cleandoc(kind.__doc__ or ""))
    return f"### {kind.__name__}\n{words}\n\n{markdown_table(['Key', 'Type', 'Meaning'], rows)}"


def left_out(key: str, kind: Any) -> str:
    """Say that a key need not be there."""
    return ", may be left out" if key in kind.__optional_keys__ else ""


def comments_behind_fields(kind: Any) -> dict[str, str]:
    """Read the comments behind the fields of a class."""
    source = inspect.getsource(kind)
    tokens = tokenize.generate_tokens(StringIO(source).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    fields = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.AnnAssign)]
    return {ast.unparse(each.target): comments.get(each.end_lineno or 0, "") for each in fields}


def type_words(kind: Any, where: Any) -> str:
    """Write a type as people read it; ``where`` is the typed dict it stands in, whose module may have a name for it."""
    if is_typeddict(kind):
        return f"[{code(kind.__name__)}](#{kind.__name__.lower()})"
    if kind in PLAIN:
        return code(PLAIN[kind])
    origin = get_origin(kind)
    if origin is Literal:
        name = alias_of(kind, where)
        return (
            f"[{code(name)}](#words-in-views)" if name else alternatives([code(f'"{word}"') for word in get_args(kind)])
        )
    words = [type_words(part, where) for part in get_args(kind)]
    if origin in (Union, UnionType):
        return alternatives(words)
    if origin is list:
        return f"list of ({words[0]})" if " or " in words[0] else f"list of {words[0]}"
    if origin is dict:
        return f"dict from {words[0]} to {words[1]}"
    raise TypeError(f"{kind!r} cannot be part of a view; use typed dicts, lists, literals and plain values")


def alternatives(words: list[str]) -> str:
    """Join what something can be.

    >>> alternatives(["fox", "wolf", "farmer"])
    'fox, wolf or farmer'
    """
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def alias_of(kind: Any, where: Any) -> str:
    """Give the name that a literal type has in the module of a typed dict, if it has one."""
    names = vars(sys.modules[where.__module__]).items()
    return next((name for name, value in names if get_origin(value) is Literal and value == kind), "")


def named_literals(typed_dicts: list[Any]) -> dict[str, Any]:
    """Collect the literal types that these typed dicts call by a name."""
    found = ((where, kind) for where in typed_dicts for kind in literals_in(get_type_hints(where).values()))
    return {name: kind for where, kind in found if (name := alias_of(kind, where))}


def literals_in(kinds: Iterable[Any]) -> Iterator[Any]:
    """Go through the literal types that types are made of, typed dicts aside."""
    for kind in kinds:
        if get_origin(kind) is Literal:
            yield kind
        yield from literals_in(parts_of(kind))
